import Interpreter
import Layout
import Queries
import Semantics
import ViewGraph

/// A layout that the program declares (`struct Flow: Layout`), with how it can be tried.
struct LayoutType {
  let type: TypeParts
  private let scope: ProgramScope

  init(_ type: TypeParts, in scope: ProgramScope) {
    self.type = type
    self.scope = scope
  }

  var name: String { type.name }

  /// `sizeThatFits(proposal:subviews:cache:)`.
  var sizeThatFits: FunctionDeclaration? { function("sizeThatFits", labels: ["proposal", "subviews", "cache"]) }

  /// `placeSubviews(in:proposal:subviews:cache:)`.
  var placeSubviews: FunctionDeclaration? {
    function("placeSubviews", labels: ["in", "proposal", "subviews", "cache"])
  }

  /// `updateCache(_:subviews:)`, whatever its labels are.
  var updateCache: FunctionDeclaration? {
    type.functions.first { $0.name == "updateCache" && $0.parameters.count == 2 }
  }

  func function(_ name: String, labels: [String]) -> FunctionDeclaration? {
    type.functions.first { $0.name == name && $0.parameters.map(\.label) == labels }
  }

  /// The methods that SwiftUI calls.
  var requirements: [FunctionDeclaration] { [sizeThatFits, placeSubviews].compactMap { $0 } }

  /// What the layout does with subviews of known size, made as the program makes it where all arguments are constant;
  /// nil where it cannot be made or run.
  var trial: LayoutTrial? {
    guard sizeThatFits?.body != nil, placeSubviews?.body != nil else { return nil }
    let name = type.declaration.type.qualifiedName
    return scope.derived(Self.trials, for: type.declaration.type.span) { makeTrial(name, in: $0) }
  }

  private static let trials = Query<SourceSpan, LayoutTrial?>()

  private func makeTrial(_ name: String, in scope: ProgramScope) -> LayoutTrial? {
    let note: (Set<UnitID>) -> Void = { scope.readRunCode(of: $0) }
    let program = scope.program(seenBy: type.declaration.type)
    for occurrence in scope.calls(type.name) {
      guard let construction = occurrence.call.withoutContent.constant else { continue }
      if let trial = LayoutTrial(type: name, construction: .call(construction), program: program, noting: note) {
        return trial
      }
    }
    if let trial = LayoutTrial(type: name, construction: .withoutArguments, program: program, noting: note) {
      return trial
    }
    guard hasOnlyLengths else { return nil }
    return LayoutTrial(type: name, construction: .standIns, program: program, noting: note)
  }

  /// Whether stand-ins may take the place of everything that the layout is made with: no count, no list, no function.
  private var hasOnlyLengths: Bool {
    let unknown = type.variables.filter { $0.isStored && $0.initializer == nil && !$0.modifiers.isTypeMember }
    let known: Set = ["CGFloat", "Double", "Bool", "HorizontalAlignment", "VerticalAlignment", "Alignment", "Axis"]
    return type.initializers.isEmpty
      && unknown.allSatisfy { $0.type?.isOptional == true || known.contains($0.type?.name ?? "") }
  }
}

extension CallExpression {
  /// The call without the closure of its content.
  fileprivate var withoutContent: CallExpression {
    let written = arguments.filter { !$0.isTrailing }
    return CallExpression(callee: callee, arguments: written, nameSpan: nameSpan, span: span)
  }

  /// The call as an expression, where it names no local and no member of its surroundings.
  fileprivate var constant: Expression? {
    let expression = Expression(.call(self), span: span)
    let isConstant = CodeWalk(expression).allSatisfy { node in
      switch node {
      case .expression(let inner):
        switch inner.kind {
        case .local, .super: return false
        case .name(let name): return name.isType || name.selfSlot == nil
        default: return true
        }
      case .closure, .function: return false
      case .statement, .condition, .pattern, .ifStatement, .type: return true
      }
    }
    return isConstant ? expression : nil
  }
}

extension LayoutTrial.Arrangement {
  /// Whether everything that is placed fits into the bounds in size.
  var allFit: Bool {
    frames.allSatisfy { frame in
      guard let frame else { return true }
      return frame.width <= bounds.width + 0.5 && frame.height <= bounds.height + 0.5
    }
  }
}
