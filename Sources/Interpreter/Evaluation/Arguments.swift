import Semantics

/// The arguments of a call of the workspace's own code: expressions that wait for their expected types, or values.
/// Evaluated once, whatever number of overloads is looked at.
final class Arguments {
  let labels: [String?]
  let site: CallSite?
  // SAFETY: unchecked, since every access reads or writes one value and ends before anything else is called.
  /// Evaluated values; nil where an expression still waits.
  @exclusivity(unchecked) private var evaluated: [Value?]
  /// What evaluated arguments were made from, by their positions.
  private(set) var standIns: [Int: [String]] = [:]
  /// What was met on the way to those.
  private var records: [[UnknownRecord]] = []

  init(_ site: CallSite) {
    self.labels = site.labels
    self.site = site
    self.evaluated = Array(repeating: nil, count: site.count)
  }

  init(labels: [String?], values: [Value], standIns: [Int: [String]] = [:]) {
    self.labels = labels
    self.site = nil
    self.evaluated = values
    self.standIns = standIns
  }

  var count: Int { evaluated.count }
  var values: [Value] { evaluated.map { $0 ?? .void } }

  func value(_ index: Int, as expected: TypeValue?) -> Value {
    if let value = evaluated[index] { return value }
    guard let site else { return .void }
    let start = site.evaluator.storageMark
    let (value, names) = site.evaluator.traced { site.argument(index, as: expected) }
    if !names.isEmpty, !value.marksItself {
      standIns[index] = names
      let met = site.evaluator.records(since: start)
      if !met.isEmpty {
        if records.isEmpty { records = Array(repeating: [], count: labels.count) }
        if records.indices.contains(index) { records[index] = met }
      }
    }
    evaluated[index] = value
    return value
  }

  /// Leaves what was met on the way to an argument to those who read what stores it.
  func postpone(_ index: Int) {
    guard records.indices.contains(index), let names = standIns[index] else { return }
    site?.evaluator.postpone(records[index], until: names)
  }

  func set(_ index: Int, _ value: Value) { evaluated[index] = value }

  func isTrailing(_ index: Int) -> Bool { site?.arguments[index].isTrailing ?? false }

  func expression(_ index: Int) -> Expression? { evaluated[index] == nil ? site?.arguments[index].value : nil }

  /// How an argument is written, evaluated or not.
  func written(_ index: Int) -> Expression? { site?.arguments[index].value }

  func known(_ index: Int) -> Value? { evaluated[index] }
}

/// Which arguments go to which parameters.
struct ParameterMatch {
  /// For each parameter the positions of its arguments: none where the default applies, several for a variadic one.
  var positions: [[Int]] = []

  /// Nil where labels or number do not fit. Trailing closures are matched forward, over parameters with defaults.
  init?(_ parameters: [Parameter], _ arguments: Arguments) {
    var next = 0
    for (index, parameter) in parameters.enumerated() {
      guard next < arguments.count else {
        guard parameter.canBeOmitted else { return nil }
        positions.append([])
        continue
      }
      if Self.accepts(parameter, arguments, next, rest: parameters[(index + 1)...]) {
        var taken = [next]
        next += 1
        while parameter.isVariadic, next < arguments.count, arguments.labels[next] == nil, !arguments.isTrailing(next) {
          taken.append(next)
          next += 1
        }
        positions.append(taken)
      } else if parameter.canBeOmitted {
        positions.append([])
      } else {
        return nil
      }
    }
    guard next == arguments.count else { return nil }
  }

  private static func accepts(
    _ parameter: Parameter,
    _ arguments: Arguments,
    _ index: Int,
    rest: ArraySlice<Parameter>
  ) -> Bool {
    guard arguments.isTrailing(index), arguments.labels[index] == nil else {
      return parameter.label == arguments.labels[index]
    }
    guard parameter.type.mayBeFunction else { return false }
    guard parameter.canBeOmitted else { return true }
    let labels = arguments.labels[(index + 1)...]
    return !rest.contains { later in
      guard later.type.mayBeFunction, later.label == nil || !labels.contains(later.label) else { return false }
      return !later.canBeOmitted || later.type.isFunction && !parameter.type.isFunction
    }
  }
}

extension Parameter {
  var canBeOmitted: Bool { defaultValue != nil || isVariadic }
}

extension TypeReference {
  /// Written as a function type, optional or not.
  var isFunction: Bool {
    if case .function = unwrapped.kind { return true }
    return false
  }

  /// A closure can be its value: a function type, or a name that may stand for one.
  var mayBeFunction: Bool {
    switch kind {
    case .function: true
    case .optional(let wrapped), .some(let wrapped), .any(let wrapped), .inout(let wrapped): wrapped.mayBeFunction
    case .named(let components):
      components.count == 1 && !StandardLibrary.typeNames.contains(components.first?.name ?? "")
    case .tuple(let elements): elements.count == 1 && elements.allSatisfy { $0.type.mayBeFunction }
    default: false
    }
  }
}

extension FunctionDeclaration {
  /// The labels of its compound name: `_` for none.
  var labelList: [String] { parameters.map { $0.label ?? "_" } }
}
