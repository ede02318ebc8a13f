import Semantics

/// A loop whose rows are known by their positions in a collection: over its indices, over a range up to its count, or over
/// its elements with their offsets.
package struct PositionalRows {
  /// The collection, with the code that names it.
  package let collection: PlacedExpression
  /// Whether each position has a row, in their order.
  package let areAll: Bool

  package init?(_ loop: CallOccurrence, in program: ProgramScope) {
    guard let data = loop.call.unlabeled?.value, let id = loop.call.argument("id")?.value,
      case .keyPath(let path) = id.kind, let identity = Identity(path)
    else { return nil }
    let collections = program.sources(of: data, in: loop.scope).found.lazy.compactMap { source in
      Self.collection(of: source.expression, identity).map { PlacedExpression(expression: $0, scope: source.scope) }
        ?? Self.collection(countedBy: source, identity, in: program)
    }
    guard let collection = collections.first else { return nil }
    self.collection = collection
    areAll = !CodeWalk(data).expressions.contains { $0.asCall?.takesPart ?? false }
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

extension PositionalRows {
  /// The collection that a range ends with the count of, where the end has a name of its own.
  private static func collection(
    countedBy data: PlacedExpression,
    _ identity: Identity,
    in program: ProgramScope
  ) -> PlacedExpression? {
    guard case .whole = identity, case .binary(let range) = data.expression.sequenceItself.kind,
      range.operator == "..<" || range.operator == "..."
    else { return nil }
    var last = range.right.unwrapped
    if range.operator == "...", case .binary(let difference) = last.kind, difference.operator == "-" {
      last = difference.left
    }
    return program.sources(of: last, in: data.scope).found.lazy.compactMap { end in
      end.expression.countedCollection.map { PlacedExpression(expression: $0, scope: end.scope) }
    }.first
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
      guard range.operator == "..<" || range.operator == "..." else { return nil }
      return range.right.unwrapped.countedCollection
    default: return nil
    }
  }

  /// `items` of `items.count`, `items.endIndex` and `items.count - 1`.
  fileprivate var countedCollection: Expression? {
    switch kind {
    case .member(let member): return ["count", "endIndex"].contains(member.name) ? member.base : nil
    case .binary(let difference) where difference.operator == "-": return difference.left.unwrapped.countedCollection
    default: return nil
    }
  }

  /// `0...`
  fileprivate var isRangeFromStart: Bool {
    if case .postfix("...", let start) = unwrapped.kind { return start.literalNumber != nil }
    return false
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
    receiver != nil && ["dropFirst", "dropLast", "filter", "prefix", "suffix"].contains(calledName)
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
