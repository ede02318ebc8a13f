package import Semantics

/// What the language core asks the framework's side: SwiftUI's constructors, modifiers, static members and wrappers.
/// A nil answer means "not mine".
package protocol EvaluationHost: AnyObject {
  /// `Text("a")`, `Color(…)`, `VStack { }`
  func construct(_ typeName: String, _ call: CallSite) -> Value?
  func global(_ name: String) -> Value?
  /// `withAnimation { }`
  func callGlobal(_ name: String, _ call: CallSite) -> Value?
  /// `Color.red`
  func staticMember(_ name: String, of typeName: String) -> Value?
  /// `.system(size: 3)`
  func callStatic(_ name: String, of typeName: String, _ call: CallSite) -> Value?
  func member(_ name: String, of value: Value) -> Value?
  func setMember(_ name: String, of value: inout Value, to newValue: Value) -> Bool
  /// Modifiers on any view (foreign, or a structure that conforms to View), methods of proxies …
  func callMember(_ name: String, on value: Value, _ call: CallSite) -> Value?
  /// `proxy[anchor]`, `environment[Key.self]`
  func subscripted(_ value: Value, _ labels: [String?], _ arguments: [Value]) -> Value?
  func setSubscript(_ value: inout Value, _ arguments: [Value], to newValue: Value) -> Bool
  /// `@State`, `@Binding`, `@Environment(\.x)` …; nil is an unknown wrapper, which becomes plain storage.
  func makeWrapper(
    _ attribute: AttributeReference,
    property: VariableDeclaration,
    owner: TypeDeclaration?,
    initial: Value?,
    evaluator: Evaluator
  ) -> (any WrapperValue)?
  /// Whether the framework has a type of that name.
  func knows(_ typeName: String) -> Bool
  /// Whether the framework has a view of that name.
  func isView(_ typeName: String) -> Bool
  /// Whether the framework has a modifier of that name which takes arguments with these labels.
  func offers(_ modifier: String, _ labels: [String?], trailing: [Bool]) -> Bool
  /// Whether the framework has a method, a static function or an initializer (`init`) of that name in a type, or a
  /// function outside of types, which takes arguments with these labels.
  func offers(_ function: String, of typeName: String?, _ labels: [String?], trailing: [Bool]) -> Bool
  /// Whether a type of the framework has a static member of that name.
  func hasStaticMember(_ name: String, of typeName: String) -> Bool
  /// The value of a result builder's body: `ViewBuilder` and the framework's other builders.
  func makeGroup(_ items: [BuilderItem], builder: String) -> Value
  /// The result of a method of the workspace that `owner` declares, called by a dot on `receiver`: the framework may
  /// note where it came from.
  func called(_ owner: TypeDeclaration?, _ result: Value, on receiver: Value, _ call: CallSite) -> Value
  /// A text that shows `text` with what is put into it: a value that a text can show as it is, a text or a picture,
  /// which is nil for others; void for the end. `start` is what comes before.
  func text(_ start: Value?, _ text: String, followedBy value: Value) -> Value?
  /// A string literal, put together, where a type of the framework's is expected that can be written as one; nil where it
  /// is a string there, too.
  func literal(_ text: String, writtenAs segments: [StringSegment], for type: TypeValue) -> Value?
  /// What a key stands for by a text that was made of a format; nil where that is a plain string.
  func localized(_ text: String, from format: String) -> Value?
  /// Several options of one of the framework's option sets as one value.
  func options(_ values: [Value], of type: TypeValue) -> Value?
  /// The value of a call that always makes the same is kept, and will be given again.
  func keep(_ constant: Value)
  /// A stand-in for a value of a type that the language core does not know.
  func standIn(for type: TypeValue, named name: String?) -> Value?
}

extension EvaluationHost {
  package func knows(_ typeName: String) -> Bool { false }

  package func isView(_ typeName: String) -> Bool { false }

  package func offers(_ modifier: String, _ labels: [String?], trailing: [Bool]) -> Bool { false }

  package func offers(_ function: String, of typeName: String?, _ labels: [String?], trailing: [Bool]) -> Bool {
    false
  }

  package func hasStaticMember(_ name: String, of typeName: String) -> Bool { false }

  package func options(_ values: [Value], of type: TypeValue) -> Value? { nil }

  package func literal(_ text: String, writtenAs segments: [StringSegment], for type: TypeValue) -> Value? { nil }
  package func localized(_ text: String, from format: String) -> Value? { nil }

  package func text(_ start: Value?, _ text: String, followedBy value: Value) -> Value? { nil }

  package func keep(_ constant: Value) {}

  package func called(_ owner: TypeDeclaration?, _ result: Value, on receiver: Value, _ call: CallSite) -> Value {
    result
  }
}

/// Result of running a result-builder body: what stands in each statement, with the branches kept.
package enum BuilderItem {
  case value(Value, SourceSpan)
  /// `index` counts the branches of the statement from 0 (`if`, `else if`, `else`; the cases of a `switch`; the
  /// iterations of a `for`) and is -1 where no branch was taken.
  case branch(BranchStatement, index: Int, items: [BuilderItem])
}

/// A statement of a builder body that chooses what is shown.
package struct BranchStatement {
  package let span: SourceSpan
  /// There is no `else`.
  package let isOptional: Bool
  /// How many ways there are: no `else` is one of them; 0 for a loop.
  package let count: Int
  /// What the choice depends on, as far as nobody knows it.
  package var standIns: [String] = []
}
