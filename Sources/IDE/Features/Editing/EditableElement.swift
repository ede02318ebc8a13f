package import Catalog
package import SourceText

/// A view as it is written, with what of it can be edited without writing code.
package struct EditableElement: Sendable {
  /// The whole chain: the view with its modifiers.
  package let range: ByteRange
  /// The view's own call, then its modifiers in the order that they are written in.
  package let calls: [EditableCall]
  /// Modifiers that can be added, as they are written: `padding()`.
  package let addable: [String]
}

/// The call that makes a view, or applies a modifier.
package struct EditableCall: Sendable {
  package let name: String
  package let isModifier: Bool
  /// The name and all that is passed.
  package let range: ByteRange
  package let documentation: String?
  /// In the order of the parameters, so that nothing jumps when a value is set.
  package let arguments: [EditableArgument]
}

/// A parameter of a call, with the value that it has there.
package struct EditableArgument: Sendable {
  /// The label, or the name of a parameter without one.
  package let name: String
  /// What it is edited as; nil for what can only be written.
  package let kind: ValueKind?
  package let type: String
  /// Where the value is written; nil where the default counts.
  package let range: ByteRange?
  /// The value as it is written.
  package let text: String?
  /// The value, where the text alone tells it.
  package let literal: Literal?
  package let defaultText: String?
  package let isRequired: Bool
  /// Whether `nil` can be passed.
  package let isNullable: Bool
  /// Values to choose from, as they are written.
  package let options: [String]
  /// Why it cannot be edited; nil where it can.
  package let obstacle: String?

  /// A value that is written out.
  package enum Literal: Equatable, Sendable {
    case number(Double)
    case text(String)
    case flag(Bool)
    /// Red, green, blue and opacity, from 0 to 1.
    case color([Double])
  }
}

/// What is to become of an argument.
package enum ArgumentValue: Equatable, Sendable {
  case number(Double)
  case text(String)
  case flag(Bool)
  /// Red, green, blue and opacity, from 0 to 1.
  case color([Double])
  /// An expression.
  case code(String)
  /// The default: the argument is taken away.
  case none
}

/// A change of an element that somebody wants.
package enum ElementEdit: Equatable, Sendable {
  /// The argument of that name of one of the calls.
  case set(call: Int, name: String, ArgumentValue)
  /// A modifier at the end of the chain: `padding(8)`.
  case add(String)
  /// Takes a modifier away.
  case remove(call: Int)
}

/// A change of source, and what it moves.
package struct MadeEdit: Sendable {
  package let edits: [TextEdit]
  /// In words: "2 frames change"; empty where no scene was looked at.
  package let effect: String
}

/// Why a change cannot be made.
package enum EditRefusal: Error, Equatable, Sendable {
  case noElement
  case noArgument(String)
  case required(String)
  case malformed(String)
  /// The program would mean less than before.
  case unsound

  package var message: String {
    switch self {
    case .noElement: "there is no view"
    case .noArgument(let name): "there is no argument '\(name)' that can be edited"
    case .required(let name): "'\(name)' has no default"
    case .malformed(let text): "'\(text)' is no value"
    case .unsound: "the program would not be right any more"
    }
  }
}
