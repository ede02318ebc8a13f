/// What generic parameters stand for. There are few: they are looked through.
struct Substitution: Sendable {
  private(set) var entries: [(parameter: GenericParameterID, type: Type)] = []

  static let empty = Substitution()

  var isEmpty: Bool { entries.isEmpty }

  mutating func set(_ parameter: GenericParameterID, to type: Type) { entries.append((parameter, type)) }

  subscript(parameter: GenericParameterID) -> Type? { entries.last { $0.parameter == parameter }?.type }

  /// `parameters` in order, by what stands at their places.
  init(_ parameters: [GenericParameterID] = [], _ arguments: [Type] = []) {
    entries = zip(parameters, arguments).map { ($0, $1) }
  }

  mutating func merge(_ other: Substitution) { entries += other.entries }
}
