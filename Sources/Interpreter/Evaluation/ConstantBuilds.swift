import Semantics

/// What a closure that shares nothing has built: the same for the same argument, unless building did more than that.
final class ConstantBuilds {
  /// An argument that is told from others by looking at it.
  enum Key: Hashable {
    case nothing
    case bool(Bool)
    case int(Int)
    case double(UInt64)
    case string(String)

    init?(_ arguments: [Value]) {
      guard let first = arguments.first else {
        self = .nothing
        return
      }
      guard arguments.count == 1, let key = Key(first) else { return nil }
      self = key
    }

    init?(_ value: Value) {
      switch value {
      case .bool(let flag): self = .bool(flag)
      case .int(let number): self = .int(number)
      case .double(let number): self = .double(number.bitPattern)
      case .string(let text): self = .string(text)
      default: return nil
      }
    }
  }

  /// Items that were built, and what that took.
  struct Build {
    let items: [BuilderItem]
    let steps: Int
    let depth: Int
    let nesting: Int
    let reads: KeptReads
  }

  private var known: [Key: Build] = [:]

  subscript(key: Key) -> Build? { known[key] }

  func keep(_ build: Build, for key: Key) {
    if known.count < Self.mostBuilds || known[key] != nil { known[key] = build }
  }

  /// Rows of a loop that is written in the source.
  private static let mostBuilds = 100
}

extension Evaluator {
  /// The items of a closure's body, built once for each plain argument where building does nothing else.
  func build(
    _ function: FunctionValue,
    _ builds: ConstantBuilds,
    _ key: ConstantBuilds.Key,
    _ make: () -> [BuilderItem]
  )
    -> [BuilderItem]
  {
    if let known = builds[key], known.steps < fuel, !isInterrupted, depth <= known.depth, nesting <= known.nesting {
      fuel &-= known.steps
      recorder.note(known.reads)
      return known.items
    }
    let effectsBefore = effects
    let fuelBefore = fuel
    beginReads()
    let items = make()
    let reads = endReads()
    guard effects == effectsBefore, !isInterrupted else { return items }
    let steps = fuelBefore &- fuel
    let build = ConstantBuilds.Build(items: items, steps: steps, depth: depth, nesting: nesting, reads: reads)
    builds.keep(build, for: key)
    keep(items)
    return items
  }

  private func keep(_ items: [BuilderItem]) {
    for item in items {
      switch item {
      case .value(let value, _): host.keep(value)
      case .branch(_, _, let inner): keep(inner)
      }
    }
  }
}
