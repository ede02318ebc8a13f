import Semantics
import SourceText
import ViewGraph

/// A value that views hand on from one to the next, turned into an environment value: declared with `@Entry`, set where
/// it enters, read where it is used.
struct KeyInsteadOfParameters {
  /// A view on the way of the value.
  struct Station {
    let parameter: ViewParameter
    /// It uses the value, and does not only hand it on.
    let isUser: Bool
  }

  private let stations: [Station]
  private let origin: ViewParameter
  private let name: String
  /// The default of the key.
  private let fallback: String
  private let scope: ProgramScope

  /// The first station is where the value enters. Nil where its type has no default, or the name is taken.
  init?(_ stations: [Station], in scope: ProgramScope) {
    guard let origin = stations.first?.parameter, origin.view.declaration.scope.type == nil else { return nil }
    name = origin.property.name
    guard let fallback = Self.fallback(for: origin.property, in: scope), scope.environmentUses.declared[name] == nil
    else { return nil }
    self.stations = stations
    self.origin = origin
    self.fallback = fallback
    self.scope = scope
  }

  /// The property's own default, a value made without arguments, or a constant of the type.
  private static func fallback(for property: VariableDeclaration, in scope: ProgramScope) -> String? {
    if let own = property.initializer { return scope.text(own.span) }
    guard let name = property.type?.name, let type = scope.type(named: name), type.kind == .structure else {
      return nil
    }
    if type.isMadeWithoutArguments() { return "\(name)()" }
    let constant = scope.declaredTypes(named: name).first?.variables.first { variable in
      guard variable.modifiers.isTypeMember, variable.isLet else { return false }
      if let declared = variable.type { return declared.name == name }
      return variable.initializer?.singleExpression?.unwrapped.asCall?.calledName == name
    }
    return constant.map { "\(name).\($0.name)" }
  }

  var proposal: FixProposal? {
    var edits = [declaration]
    for station in stations {
      let property = station.parameter.property
      edits.append(
        station.isUser
          ? station.parameter.redeclaring(as: "@Environment(\\.\(name)) private var \(property.name)")
          : station.parameter.removal
      )
      for use in station.parameter.calls { edits += changes(of: use, station.parameter) }
    }
    let made = edits.compactMap { $0 }
    guard made.count == edits.count else { return nil }
    return FixProposal("make it the environment value '\(name)'", keepsMeaning: false, edits: made)
  }

  /// The key, before the view where the value enters.
  private var declaration: FileEdit? {
    guard let place = scope.place(origin.view.declaration.type.span) else { return nil }
    let start = scope.linesWithGap(of: place).start
    let text =
      "extension EnvironmentValues {\n\(scope.indentationUnit(around: place))@Entry var \(name) = \(fallback)\n}\n\n"
    return FileEdit(file: place.file, edit: TextEdit(range: ByteRange(start, start), replacement: text))
  }

  /// A call without the argument; where the value comes from elsewhere, it is set on the view.
  private func changes(of use: CallOccurrence, _ parameter: ViewParameter) -> [FileEdit?] {
    guard let argument = use.call.argument(parameter.property.name) else { return [nil] }
    let removal = parameter.removing(from: use.call)
    if isHandedOn(argument.value, in: use.scope) { return [removal] }
    let value = scope.text(argument.value.span)
    if value == fallback { return [removal] }
    return [removal, value.flatMap { scope.addingModifier(".environment(\\.\(name), \($0))", to: use.call.span) }]
  }

  private func isHandedOn(_ value: Expression, in code: CodeScope) -> Bool {
    stations.contains { station in
      value.ownMember == station.parameter.property.name
        && station.parameter.view.all.contains { $0.type === code.type }
    }
  }
}
