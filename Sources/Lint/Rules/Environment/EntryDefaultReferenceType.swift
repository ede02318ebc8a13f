import Semantics
import SourceText

extension LintRule {
  static let entryDefaultReferenceType = LintRule(
    id: "entry-default-reference-type",
    summary: "The default of an '@Entry' is a new object at every read",
    documentation: """
      `@Entry` turns its default into a getter. Where nobody injects a value, each read makes another object: what one \
      view writes, no other view sees, and every view that reads it is evaluated again.

      Name one object (`= .shared`), or keep an `EnvironmentKey` with `static let defaultValue`.
      """,
    severity: .warning,
    bad: [
      """
      final class Router { var path: [String] = [] }
      extension EnvironmentValues { @Entry var router = Router() }
      """,
      """
      protocol Loading {}
      actor ImageLoader: Loading { var count = 0 }
      extension EnvironmentValues { @Entry var loader: any Loading = ImageLoader() }
      """,
    ],
    good: [
      """
      final class Router {
        static let shared = Router()
        var path: [String] = []
      }
      extension EnvironmentValues { @Entry var router: Router = .shared }
      """,
      """
      struct Theme { var inset: CGFloat = 8 }
      extension EnvironmentValues { @Entry var theme = Theme() }
      """,
    ],
    check: .program { scope in
      scope.environmentUses.entries.compactMap { entry in
        guard let value = entry.initializer?.singleExpression, let type = scope.freshObject(of: entry),
          let place = scope.place(value.span)
        else { return nil }
        let shared = scope.declaredTypes(named: type).first?.variables.first {
          $0.modifiers.isTypeMember && $0.isLet && $0.initializer?.singleExpression.flatMap(scope.madeObject) == type
        }
        let advice = shared.map { "use '\(type).\($0.name)'" } ?? "use one object, such as a 'static let'"
        return Problem(
          place,
          "'@Entry' evaluates its default at every read, so '\(entry.name)' is another '\(type)' each time that nobody "
            + "injects one; \(advice), or keep an 'EnvironmentKey' with 'static let defaultValue'",
          proposals: shared.map { [scope.replacing(place, with: "\(type).\($0.name)")] } ?? []
        )
      }
    }
  )
}

extension EnvironmentUses {
  /// The declared keys with `@Entry`, in the order of their names.
  var entries: [VariableDeclaration] {
    declared.sorted { $0.key < $1.key }.map(\.value).filter { $0.attribute("Entry") != nil }
  }
}

extension ProgramScope {
  /// The class or actor of this program that the expression makes an object of.
  func madeObject(_ expression: Expression) -> String? {
    guard let call = expression.unwrapped.asCall, let name = call.madeTypeName else { return nil }
    if let kind = type(named: name)?.kind { return kind == .class || kind == .actor ? name : nil }
    // Another name for a type.
    guard call.isInitializer, let made = type(of: expression)?.nominal.map({ String($0.lastName) }),
      let kind = type(named: made)?.kind
    else { return nil }
    return kind == .class || kind == .actor ? made : nil
  }

  /// The class or actor of this program that each evaluation of the variable's initial value makes another object of: at
  /// once, by functions or by computed properties.
  func freshObject(of variable: VariableDeclaration) -> String? {
    guard let value = variable.initializer?.singleExpression?.calledOnce else { return nil }
    if case .array(let elements) = value.unwrapped.kind {
      return elements.lazy.compactMap { self.madeObject($0) }.first
    }
    if let type = madeObject(value) { return type }
    guard let made = freshSource(of: value) else { return nil }
    if let type = madeObject(made) { return type }
    // Of an optional or of a protocol nothing says which class '.init()' makes.
    guard let call = made.unwrapped.asCall, call.isImplicitInitializer else { return nil }
    let written = type(of: made)?.nominal.map { String($0.lastName) } ?? variable.type?.name
    return written.flatMap { name in
      let kind = type(named: name)?.kind
      return kind == .class || kind == .actor ? name : nil
    }
  }

  /// What makes the value anew each time: reached by way of functions and computed properties only.
  private func freshSource(of value: Expression) -> Expression? {
    var current = value.unwrapped
    for _ in 0..<8 {
      switch declaredValue(current.asCall?.callee ?? current) {
      case .function(let function, _) where !function.isInitializer:
        guard current.asCall != nil, let result = function.body?.result else { return nil }
        current = result.unwrapped
      case .variable(let variable, _):
        guard current.asCall == nil, let result = variable.accessors.getter?.body.result else { return nil }
        current = result.unwrapped
      case .function, nil: return current.asCall == nil ? nil : current
      }
    }
    return nil
  }

  /// The place with other text.
  func replacing(_ place: Place, with text: String) -> FixProposal {
    FixProposal(
      "use '\(text)'",
      keepsMeaning: false,
      edits: [FileEdit(file: place.file, edit: TextEdit(range: place.range, replacement: text))]
    )
  }
}

extension CallExpression {
  /// `Store` of `Store()` and `Store.init()`.
  fileprivate var madeTypeName: String? {
    guard let receiver else { return calledName }
    guard calledName == "init", case .name(let type) = receiver.unwrapped.kind else { return nil }
    return type.name
  }
}

extension Expression {
  /// Of a closure that is called where it stands, what it returns.
  fileprivate var calledOnce: Expression {
    guard let call = unwrapped.asCall, call.arguments.isEmpty, case .closure(let closure) = call.callee.unwrapped.kind,
      let result = closure.body.result
    else { return self }
    return result
  }
}
