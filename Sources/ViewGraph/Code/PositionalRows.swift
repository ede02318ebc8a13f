import Catalog
package import Semantics

/// A loop whose rows are known by their positions in a collection: over its indices, over a range up to its count, or over
/// its elements with their offsets.
package struct PositionalRows {
  /// Which of the positions have a row.
  package enum Extent: Sendable {
    /// Each one, in their order.
    case all
    /// Those of a range that starts behind the first or ends before the last, as it is written.
    case range(Expression)
    /// Some of them.
    case some

    fileprivate init(of data: Expression) {
      let positions = data.sequenceItself
      if CodeWalk(data).expressions.contains(where: { $0.asCall?.takesPart ?? false }) {
        self = .some
      } else if case .binary(let range) = positions.kind, !range.startsWithFirst {
        self = .range(positions)
      } else {
        self = .all
      }
    }
  }

  /// The collection, with the code that names it.
  package let collection: PlacedExpression
  package let extent: Extent
  /// Whether the range ends with a number that is computed from the count, which may count anything.
  package let isComputed: Bool

  package init?(_ loop: CallOccurrence, in program: ProgramScope) {
    guard let data = loop.call.unlabeled?.value, let id = loop.call.argument("id")?.value,
      case .keyPath(let path) = id.kind, let identity = Identity(path)
    else { return nil }
    let sources = program.sources(of: data, in: loop.scope).found.lazy.compactMap { source in
      Self.counted(by: source, identity, in: program).map { (counted: $0, positions: source.expression) }
    }
    guard let (counted, positions) = sources.first else { return nil }
    collection = counted.collection
    isComputed = !counted.isWhole
    // A property may take its part of the positions, too.
    let extents = [Extent(of: data), Extent(of: positions)]
    let part = extents.first { if case .all = $0 { false } else { true } }
    extent = part ?? (counted.isWhole ? .all : .range(positions.sequenceItself))
  }

  /// The names of the position in the pairs of `enumerated()`.
  fileprivate static let positionOfPair: Set = ["offset", "0"]

  /// What the key path of a loop takes of an element.
  private enum Identity {
    case whole
    /// A part of a pair: `\.offset`, `\.0`.
    case part(String)

    init?(_ path: KeyPathExpression) {
      guard let first = path.components.first else {
        self = .whole
        return
      }
      guard path.components.count == 1, case .property(let name) = first else { return nil }
      self = name == "self" ? .whole : .part(name)
    }
  }

  /// A collection whose positions are counted, and whether they are up to the last.
  private typealias Counted = (collection: PlacedExpression, isWhole: Bool)

  private static func counted(by data: PlacedExpression, _ identity: Identity, in program: ProgramScope) -> Counted? {
    guard case .whole = identity, case .binary(let range) = data.expression.sequenceItself.kind, range.isRange else {
      return collection(of: data.expression, identity).map {
        (PlacedExpression(expression: $0, scope: data.scope), true)
      }
    }
    let (end, isExact) = range.countEnd
    if let collection = end.countedCollection {
      return (PlacedExpression(expression: collection, scope: data.scope), isExact && end.isCount)
    }
    // The end may have a name of its own.
    return program.sources(of: end, in: data.scope).found.lazy.compactMap { source in
      source.expression.countedCollection.map {
        (PlacedExpression(expression: $0, scope: source.scope), isExact && source.expression.isCount)
      }
    }.first
  }

  /// The collection whose positions the data are.
  private static func collection(of data: Expression, _ identity: Identity) -> Expression? {
    let data = data.sequenceItself
    switch identity {
    case .whole: return data.indexedCollection
    case .part(let name):
      guard let call = data.asCall else { return nil }
      if let collection = call.collection(numberedBy: name) { return collection }
      guard Self.positionOfPair.contains(name) else { return nil }
      if call.calledName == "enumerated", call.arguments.isEmpty { return call.receiver }
      guard call.calledName == "zip", call.receiver == nil, call.arguments.count == 2,
        let first = call.arguments.first?.value, let second = call.arguments.last?.value
      else { return nil }
      return first.sequenceItself.indexedCollection ?? (first.isRangeFromStart ? second : nil)
    }
  }
}

extension Expression {
  /// The sequence that `Array(sequence)`, `sequence.filter { … }` and `sequence.map { $0 }` have elements of.
  fileprivate var sequenceItself: Expression {
    var current = unwrapped
    for _ in 0..<8 {
      guard let call = current.asCall else { return current }
      if call.isInitializer, Self.copying.contains(call.calledName ?? ""), let inner = call.unlabeled?.value {
        current = inner.unwrapped
      } else if call.copiesReceiver, let inner = call.receiver {
        current = inner.unwrapped
      } else {
        return current
      }
    }
    return current
  }

  private static let copying: Set = ["Array", "ContiguousArray"]

  /// `items` of `items.indices`, `0..<items.count` and `items.startIndex..<items.endIndex`.
  fileprivate var indexedCollection: Expression? {
    switch unwrapped.kind {
    case .member(let member): return member.name == "indices" ? member.base : nil
    case .binary(let range):
      guard range.isRange else { return nil }
      return range.countEnd.value.countedCollection
    default: return nil
    }
  }

  /// `items` of `items.count`, `items.endIndex`, `items.count - 1` and `items.count / 2`.
  fileprivate var countedCollection: Expression? {
    var current = self
    for _ in 0..<8 {
      switch current.kind {
      case .member(let member): return ["count", "endIndex"].contains(member.name) ? member.base : nil
      case .binary(let number) where number.ofNumbers?.isArithmetic == true: current = number.left.unwrapped
      default: return nil
      }
    }
    return nil
  }

  /// `items.count`, `items.endIndex`
  fileprivate var isCount: Bool {
    if case .member(let member) = unwrapped.kind { ["count", "endIndex"].contains(member.name) } else { false }
  }

  /// `0...`
  fileprivate var isRangeFromStart: Bool {
    if case .postfix("...", let start) = unwrapped.kind { return start.literalNumber != nil }
    return false
  }
}

extension BinaryExpression {
  fileprivate var isRange: Bool { ["..<", "..."].contains(self.operator) }

  /// Whether it is a range of positions that starts with the first one.
  fileprivate var startsWithFirst: Bool {
    let start = left.unwrapped
    return if case .member(let member) = start.kind { member.name == "startIndex" } else { start.literalNumber == 0 }
  }

  /// What a range of positions counts up to, `count` of `..<count` and `...count - 1`, and whether the last of so many is
  /// the last position.
  fileprivate var countEnd: (value: Expression, isExact: Bool) {
    let end = right.unwrapped
    guard self.operator == "..." else { return (end, true) }
    guard case .binary(let difference) = end.kind, difference.operator == "-" else { return (end, false) }
    return (difference.left.unwrapped, difference.right.literalNumber == 1)
  }
}

extension CallExpression {
  /// `items` of `items.enumerated().map { (index: $0, item: $1) }`, where the part of the pairs is the position.
  fileprivate func collection(numberedBy part: String) -> Expression? {
    guard calledName == "map", let numbered = receiver?.unwrapped.asCall, numbered.calledName == "enumerated",
      numbered.arguments.isEmpty, let closure = closures.first?.closure,
      case .tuple(let parts)? = closure.body.result?.unwrapped.kind,
      let index = parts.indices.first(where: { parts[$0].label == part || "\($0)" == part }),
      closure.isPosition(parts[index].value)
    else { return nil }
    return numbered.receiver
  }

  /// Whether it gives some of the elements of what it is called on.
  fileprivate var takesPart: Bool {
    receiver != nil && SequenceTraits.of(calledName ?? "").contains(.leavesOut)
  }

  /// Whether it gives elements of what it is called on, and nothing else.
  fileprivate var copiesReceiver: Bool {
    if takesPart { return true }
    switch calledName {
    case "reversed": return arguments.isEmpty
    case "map":
      guard let closure = closures.first?.closure, arguments.count == 1,
        case .local(let slot, _)? = closure.body.result?.unwrapped.kind
      else { return false }
      return closure.parameters.first?.slot == slot
    default: return false
    }
  }
}

extension ClosureExpression {
  /// Whether it is the offset in the pair that the closure gets: `$0` of `$0` and `$1`, `$0.offset`.
  fileprivate func isPosition(_ value: Expression) -> Bool {
    guard let first = parameters.first else { return false }
    switch value.unwrapped.kind {
    case .local(let slot, _): return slot == first.slot && parameters.count == 2
    case .member(let member):
      guard case .local(let slot, _)? = member.base?.unwrapped.kind else { return false }
      return slot == first.slot && PositionalRows.positionOfPair.contains(member.name)
    default: return false
    }
  }
}
