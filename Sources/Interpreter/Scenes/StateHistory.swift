import Catalog
import Layout
import Semantics

/// The values of all state, pass by pass: how a scene settles, or why it does not.
struct StateHistory {
  private var snapshots: [[Value]] = []
  /// What observers had seen at each snapshot: a scene repeats only when they are where they were.
  private var seen: [[IdentityID: Value]] = []
  private var lastChanged: [StateCell] = []
  /// Whether the state came back to that of an earlier pass after it had changed.
  private(set) var isRepeating = false
  /// Whether a value has grown beyond all bounds.
  private(set) var isRunaway = false
  private var period = 0

  var isEmpty: Bool { snapshots.isEmpty }

  mutating func note(_ store: StateStore, changed: [StateCell]) {
    let snapshot = store.snapshot
    let earlier = snapshots.indices.last {
      Self.areSame(snapshots[$0], snapshot) && Self.areSame(seen[$0], store.seen)
    }
    lastChanged = changed + changedObjects(store, snapshot)
    if !lastChanged.isEmpty, let earlier {
      isRepeating = true
      period = snapshots.count - earlier
    }
    isRunaway = lastChanged.contains { cell in
      cell.current.components.contains { $0.isFinite && $0.magnitude > Self.largestLength }
    }
    snapshots.append(snapshot)
    seen.append(store.seen)
  }

  /// Beyond this a length has left every screen: it grows for ever. One that is infinite has not grown.
  private static let largestLength = 1e8

  private static func areSame(_ a: [IdentityID: Value], _ b: [IdentityID: Value]) -> Bool {
    a.count == b.count && a.allSatisfy { id, value in b[id].map { $0.isSame(as: value) } ?? false }
  }

  /// Cells whose object is another than in the last pass, though nobody wrote the cell.
  private func changedObjects(_ store: StateStore, _ snapshot: [Value]) -> [StateCell] {
    guard let last = snapshots.last else { return [] }
    return store.all.indices.filter { index in
      guard case .object = store.all[index].value, last.indices.contains(index) else { return false }
      return !last[index].isSame(as: snapshot[index])
    }.map { store.all[$0] }
  }

  private static func areSame(_ a: [Value], _ b: [Value]) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { $0.isSame(as: $1) }
  }

  /// What keeps changing, and how.
  func divergence(_ store: StateStore) -> Divergence? {
    let culprit = lastChanged.first { !numbers(of: $0, store).isEmpty } ?? lastChanged.first
    guard let cell = culprit, let index = store.all.firstIndex(where: { $0 === cell }) else { return nil }
    let values = values(ofCell: index)
    let writer = store.writes.last { $0.state == cell.name && $0.phase != .evaluation }
    let part = changedField(of: cell, values)
    let shown = part.map { field($0.index, of: values) } ?? values
    let sequence = numbers(shown)
    return Divergence(
      class: isRepeating ? .oscillating(period: period) : LoopClass.classify(sequence),
      state: part.map { "\(cell.name).\($0.property.name)" } ?? cell.name,
      values: shown.map(store.describe),
      numbers: sequence,
      declaration: part?.property.nameSpan ?? cell.declaration,
      writer: writer.map { if case .action(let span) = $0.phase { span } else { nil } } ?? store.lastAction
    )
  }

  /// The only stored property of a cell's object that differs from the pass before.
  private func changedField(of cell: StateCell, _ values: [Value]) -> (index: Int, property: VariableDeclaration)? {
    guard case .object(let object) = cell.value, let last = values.last, let before = values.dropLast().last,
      case .array(let new) = last, case .array(let old) = before, new.count == old.count
    else { return nil }
    let changed = object.storedProperties.filter { field, _ in
      new.indices.contains(field) && !new[field].isSame(as: old[field])
    }
    return changed.count == 1 ? changed.first : nil
  }

  /// The values of a stored property of a cell's object or structure, pass by pass.
  func field(_ index: Int, of values: [Value]) -> [Value] {
    values.compactMap { value in
      guard case .array(let fields) = value else { return value.field(index) }
      return fields.indices.contains(index) ? fields[index] : nil
    }
  }

  /// The values of a cell, pass by pass, the initial one first.
  func values(ofCell index: Int) -> [Value] {
    snapshots.compactMap { $0.indices.contains(index) ? $0[index] : nil }
  }

  private func numbers(of cell: StateCell, _ store: StateStore) -> [Double] {
    guard let index = store.all.firstIndex(where: { $0 === cell }) else { return [] }
    return numbers(values(ofCell: index))
  }

  private func numbers(_ values: [Value]) -> [Double] {
    let vectors = values.map(\.components)
    guard let last = vectors.last, let before = vectors.dropLast().last, last.count == before.count, !last.isEmpty
    else {
      return []
    }
    let moves = zip(last, before).map { abs($0 - $1) }
    let component = moves.indices.max { moves[$0] < moves[$1] } ?? 0
    return vectors.compactMap { $0.indices.contains(component) ? $0[component] : nil }
  }
}

extension Value {
  /// The numbers that a value is made of; none where it is no number, point, size, rectangle or collection of such.
  fileprivate var components: [Double] { components(depth: 0) }

  private func components(depth: Int) -> [Double] {
    if let number = self.number { return [number] }
    guard depth < 4 else { return [] }
    switch self {
    case .array(let elements): return elements.prefix(100).flatMap { $0.components(depth: depth + 1) }
    case .tuple(let tuple): return tuple.elements.flatMap { $0.components(depth: depth + 1) }
    case .dictionary(let dictionary): return dictionary.values.prefix(100).flatMap { $0.components(depth: depth + 1) }
    case .structure(let structure): return structure.fields.flatMap { $0.components(depth: depth + 1) }
    case .foreign(let foreign): return foreign.numbers
    default: return []
    }
  }
}

extension ForeignValue {
  fileprivate var numbers: [Double] {
    switch self {
    case let size as SizeValue: [size.width, size.height]
    case let point as PointValue: [point.x, point.y]
    case let rect as RectValue: [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
    case let built as BuiltInForeign: built.numbers
    default: []
    }
  }
}

extension BuiltInForeign {
  fileprivate var numbers: [Double] {
    switch value {
    case .number(let number): [number]
    case .angle(let radians): [radians]
    case .insets(let insets): [insets.top, insets.leading, insets.bottom, insets.trailing]
    case .point(let point): [point.x, point.y]
    case .rect(let rect): [rect.minX, rect.minY, rect.width, rect.height]
    case .size(let size): [size.width, size.height]
    case .unitPoint(let point): [point.x, point.y]
    default: []
    }
  }
}

/// Tells the classes of loops apart by the differences of successive values.
private enum LoopClass {
  /// A loop contracts when each step is at most this share of the last one.
  private static let contraction = 0.98
  private static let growth = 1.02

  static func classify(_ numbers: [Double]) -> Divergence.Class {
    guard numbers.allSatisfy(\.isFinite) else { return .exponential(ratio: .infinity) }
    // A state that waits for another one changes in some passes only.
    let finite = numbers.reduce(into: [Double]()) { if $0.last != $1 { $0.append($1) } }
    if fallsToNothing(finite) { return .contracting(limit: 0) }
    let steps = zip(finite.dropFirst(), finite).map { $0 - $1 }
    guard let last = steps.last, let before = steps.dropLast().last, before != 0 else { return .irregular }
    let recent = steps.suffix(8)
    let ratios = zip(recent.dropFirst(), recent).filter { $1 != 0 }.map { abs($0 / $1) }
    guard !ratios.isEmpty else { return .irregular }
    if ratios.allSatisfy({ $0 <= contraction }) {
      let ratio = last / before
      return .contracting(limit: (finite.last ?? 0) + last * ratio / (1 - ratio))
    }
    let isMonotone = recent.allSatisfy { $0 > 0 } || recent.allSatisfy { $0 < 0 }
    if isMonotone, ratios.allSatisfy({ $0 > growth }) { return .exponential(ratio: abs(last / before)) }
    if isMonotone { return .linear(step: last) }
    return .irregular
  }

  /// Whether a length shrinks step by step until the next step would take more than is left, and starts anew from there:
  /// a frame below zero is none.
  private static func fallsToNothing(_ numbers: [Double]) -> Bool {
    let falling = zip(numbers.dropFirst(), numbers).prefix { $0 < $1 && $0 > 0 }.map(\.0)
    guard let last = falling.last, let before = falling.dropLast().last, falling.count + 1 < numbers.count else {
      return false
    }
    return last + (last - before) <= 0 && numbers[falling.count + 1] > last
  }
}
