import Catalog
import Semantics

/// A view that a provider shows beside others.
struct ShownPreview {
  /// The view, after what stands around it: groups and loops, outermost first.
  var chain: [Expression]
  /// The element of a loop that it is made for, by the name that the loop has for it.
  var element: (name: String, value: Expression)?
}

/// Reads previews from the source, with what constants of the program and elements of loops say.
struct PreviewReader {
  private let program: Program
  private let provider: NominalType?
  /// The files that constants were read from.
  private(set) var files: Set<FileID> = []
  private var element: (name: String, value: Expression)?

  private static let deepest = 8
  /// More previews than anybody looks at.
  private static let most = 100

  init(_ program: Program, of provider: NominalType? = nil, for preview: ShownPreview? = nil) {
    self.program = program
    self.provider = provider
    element = preview?.element
  }

  // MARK: Views beside each other

  /// The views that stand beside each other in a provider's `previews`, seen through groups and loops.
  func views(of body: Body) -> [ShownPreview] {
    Array(views(of: body, around: ShownPreview(chain: []), depth: 0).prefix(Self.most))
  }

  private func views(of body: Body, around outer: ShownPreview, depth: Int) -> [ShownPreview] {
    body.statements.compactMap(\.shownExpression).flatMap { view -> [ShownPreview] in
      var shown = outer
      shown.chain.append(view)
      guard depth < Self.deepest, let (name, arguments, closure) = view.container else { return [shown] }
      if name == ViewDefinition.group.name {
        return arguments.isEmpty ? views(of: closure.body, around: shown, depth: depth + 1) : [shown]
      }
      guard case .forEach? = Catalog.view(name)?.behavior, let data = arguments.first, data.label == nil else {
        return [shown]
      }
      let parameter = closure.parameters.first?.name ?? "$0"
      return elements(of: data.value).prefix(Self.most).flatMap { element in
        var one = shown
        one.element = element.map { (parameter, $0) }
        return views(of: closure.body, around: one, depth: depth + 1)
      }
    }
  }

  /// What a loop goes through, as far as the source states it; one unknown element where it does not.
  private func elements(of data: Expression) -> [Expression?] {
    switch data.kind {
    case .array(let elements): return elements
    case .binary(let binary):
      guard case .integer(let lower) = binary.left.kind, case .integer(let upper) = binary.right.kind,
        ["..<", "..."].contains(binary.operator)
      else { return [nil] }
      let count = upper.subtractingReportingOverflow(lower).partialValue
      return Array(repeating: nil, count: min(max(0, count), Self.most) + (binary.operator == "..." ? 1 : 0))
    case .member(let member) where member.name == "allCases":
      let type = member.base?.typeName.flatMap { program.type(named: $0) }
      guard let type, type.staticMembers("allCases").isEmpty, !type.cases.isEmpty else { return [nil] }
      return Array(repeating: nil, count: type.cases.count)
    default: return [nil]
    }
  }

  // MARK: Constants

  /// What stands for an expression: the element of the loop, where it names that.
  func resolved(_ expression: Expression) -> Expression {
    if case .local(_, let name) = expression.kind, let element, element.name == name { return element.value }
    return expression
  }

  /// A number that the source states, here or as a constant of the program.
  mutating func number(_ expression: Expression) -> Double? { number(expression, in: provider, depth: 0) }

  /// `type` is the one in whose code the expression stands.
  private mutating func number(_ expression: Expression, in type: NominalType?, depth: Int) -> Double? {
    guard depth < Self.deepest else { return nil }
    switch resolved(expression).kind {
    case .integer(let number): return Double(number)
    case .double(let number): return number
    case .prefix("-", let operand): return number(operand, in: type, depth: depth + 1).map { -$0 }
    case .tuple(let elements) where elements.count == 1:
      return number(elements[0].value, in: type, depth: depth + 1)
    case .binary(let binary):
      guard let left = number(binary.left, in: type, depth: depth + 1),
        let right = number(binary.right, in: type, depth: depth + 1)
      else { return nil }
      switch binary.operator {
      case "+": return left + right
      case "-": return left - right
      case "*": return left * right
      case "/": return right == 0 ? nil : left / right
      default: return nil
      }
    case .call(let call):
      guard let name = call.callee.typeName, StandardLibrary.floatingTypeNames.contains(name),
        call.arguments.count == 1
      else { return nil }
      return number(call.arguments[0].value, in: type, depth: depth + 1)
    case .name(let name):
      if let type, let value = constant(name.name, of: type, depth: depth) { return value }
      return program.globalVariable(name.name).flatMap { value(of: $0, in: nil, depth: depth) }
    case .member(let member):
      let owner = member.base?.typeName.flatMap { $0 == "Self" ? type : program.type(named: $0) }
      return owner.flatMap { constant(member.name, of: $0, depth: depth) }
    default: return nil
    }
  }

  private mutating func constant(_ name: String, of type: NominalType, depth: Int) -> Double? {
    for case .variable(let variable, _) in type.staticMembers(name) {
      return value(of: variable, in: type, depth: depth)
    }
    return nil
  }

  private mutating func value(of variable: VariableDeclaration, in type: NominalType?, depth: Int) -> Double? {
    guard let body = variable.accessors.getter?.body ?? (variable.isLet ? variable.initializer : nil),
      let expression = body.singleExpression
    else { return nil }
    if let file = program.file(of: variable.span.unit) { files.insert(file) }
    return number(expression, in: type, depth: depth + 1)
  }
}

extension Statement {
  fileprivate var shownExpression: Expression? {
    switch kind {
    case .expression(let expression): expression
    case .return(let expression): expression
    default: nil
    }
  }
}

extension Expression {
  /// `Group { … }`, `ForEach(data) { … }` under its modifiers.
  fileprivate var container: (name: String, arguments: [Argument], content: ClosureExpression)? {
    var current = self
    while case .call(let call) = current.kind {
      if case .member(let member) = call.callee.kind, let base = member.base {
        current = base
        continue
      }
      guard case .name(let name) = call.callee.kind, case .closure(let closure)? = call.arguments.last?.value.kind
      else { return nil }
      return (name.name, Array(call.arguments.dropLast()), closure)
    }
    return nil
  }

  /// The name that a type has in the source: `Layout`, `Theme.Sizes`.
  fileprivate var typeName: String? {
    switch kind {
    case .name(let name): name.name
    case .member(let member): member.base?.typeName.map { $0 + "." + member.name }
    default: nil
    }
  }
}
