import Semantics
import ViewGraph

extension LintRule {
  static let environmentReadInInit = LintRule(
    id: "environment-read-in-init",
    summary: "The environment is read before the view is in the hierarchy",
    documentation: """
      Values of `@Environment` arrive when the view is in the hierarchy. In `init` and in the initial value of a \
      property, there is no environment yet: the read gives the key's default, never what an ancestor injected, and an \
      object that was not found stops the program.

      Read the value where it is used: in `body`, in a computed property, or in an action such as `onAppear`. Where \
      `init` needs it, pass it in as a parameter.
      """,
    severity: .error,
    bad: [
      """
      struct Card: View {
        @Environment(\\.displayScale) private var displayScale
        private let hairline: CGFloat
        init() { hairline = 1 / displayScale }
        var body: some View { Rectangle().frame(height: hairline) }
      }
      """,
      """
      struct Card: View {
        @Environment(\\.colorScheme) private var scheme
        @State private var isDark: Bool
        init() { _isDark = State(initialValue: self.scheme == .dark) }
        var body: some View { Text(isDark ? "dark" : "light") }
      }
      """,
    ],
    good: [
      """
      struct Card: View {
        @Environment(\\.displayScale) private var displayScale
        var body: some View { Rectangle().frame(height: 1 / displayScale) }
      }
      """,
      """
      struct Card: View {
        @Environment(\\.colorScheme) private var colorScheme
        @State private var isDark: Bool
        init(colorScheme: ColorScheme) { _isDark = State(initialValue: colorScheme == .dark) }
        var body: some View { Text(isDark ? "dark" : "light") }
      }
      """,
    ],
    check: .unit { unit, scope in
      unit.declaredTypes.flatMap { EnvironmentReads(of: $0, in: scope).problems }
    }
  )
}

/// The reads of environment values in code that runs before there is an environment.
private struct EnvironmentReads {
  private let type: TypeParts
  private let scope: ProgramScope
  private let properties: [String: VariableDeclaration]
  /// Methods and computed properties that read a value, by name.
  private var readers: [String: VariableDeclaration] = [:]

  private static let wrappers: Set = ["Environment", "EnvironmentObject"]

  init(of type: TypeParts, in scope: ProgramScope) {
    self.type = type
    self.scope = scope
    let wrapped = type.variables.filter { $0.attributes.contains { Self.wrappers.contains($0.name) } }
    properties = Dictionary(wrapped.map { ($0.name, $0) }) { first, _ in first }
    guard !properties.isEmpty else { return }
    readers = indirectReaders()
  }

  var problems: [Problem] {
    let initializers = type.initializers.compactMap { function in
      function.body.map { (body: $0, place: "'init'") }
    }
    let values = type.variables.filter { $0.isStored && !$0.modifiers.contains(.lazy) && !$0.modifiers.isTypeMember }
    let initialValues = values.compactMap { variable in
      variable.initializer.map { (body: $0, place: "the initial value of '\(variable.name)'") }
    }
    return (initializers + initialValues).flatMap { problems(in: $0.body, place: $0.place) }
  }

  /// One problem for each property that the code reads, at the first read.
  private func problems(in body: Body, place: String) -> [Problem] {
    var seen: Set<String> = []
    return reads(in: body).compactMap { read in
      guard seen.insert(read.property?.name ?? "").inserted else { return nil }
      return problem(read, place: place)
    }
  }

  private func problem(_ read: Read, place: String) -> Problem? {
    guard let found = scope.place(read.expression.span) else { return nil }
    guard let property = read.property else {
      return Problem(
        found,
        "\(place) reads the environment before the view is in the hierarchy and gets the default; read it in 'body'"
      )
    }
    let subject = read.member.map { "'\($0)', which reads '\(property.name)'," } ?? "'\(property.name)'"
    let isObject = property.attributes.contains { $0.name == "EnvironmentObject" }
    let consequence = isObject ? "stops the program" : "gives the default, not the injected value"
    let related = scope.place(property.nameSpan).map { [RelatedPlace($0, "'\(property.name)' is declared here")] } ?? []
    return Problem(
      found,
      "\(subject) is used in \(place), before the view is in the hierarchy: it \(consequence); use it in 'body' or "
        + "'onAppear', or pass the value to 'init'",
      related: related
    )
  }

  /// A use of an environment value; `member` names the method or property that it goes through.
  private struct Read {
    let expression: Expression
    let property: VariableDeclaration?
    var member: String?
  }

  private func reads(in body: Body) -> [Read] {
    ImmediateCode.expressions(of: body).compactMap { expression in
      if let name = expression.ownMember {
        if let property = properties[name] { return Read(expression: expression, property: property) }
        if let property = readers[name] { return Read(expression: expression, property: property, member: name) }
      }
      guard case .member(let member) = expression.kind, member.name == "wrappedValue", let base = member.base else {
        return nil
      }
      if let name = base.ownMember, name.hasPrefix("_"), let property = properties[String(name.dropFirst())] {
        return Read(expression: expression, property: property)
      }
      guard base.asCall?.calledName == "Environment", base.asCall?.receiver == nil else { return nil }
      return Read(expression: expression, property: nil)
    }
  }

  /// Members that read an environment value themselves or through each other.
  private func indirectReaders() -> [String: VariableDeclaration] {
    var bodies: [(name: String, body: Body)] = []
    for function in type.functions where !function.modifiers.isTypeMember {
      if let body = function.body { bodies.append((function.name, body)) }
    }
    for variable in type.variables where variable.name != "body" {
      if let body = variable.accessors.getter?.body { bodies.append((variable.name, body)) }
    }
    var found: [String: VariableDeclaration] = [:]
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for (name, body) in bodies where found[name] == nil {
        let used = ImmediateCode.expressions(of: body).lazy.compactMap(\.ownMember)
        guard let property = used.compactMap({ properties[$0] ?? found[$0] }).first else { continue }
        found[name] = property
        isGrowing = true
      }
    }
    return found
  }
}
