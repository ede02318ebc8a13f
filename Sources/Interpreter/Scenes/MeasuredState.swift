package import Semantics
import SourceText

/// A state property that follows a measurement, or a property of the object or structure that one holds: the action of an
/// observer has written it.
package struct MeasuredState: Hashable, Sendable {
  /// `width`, `model.width`.
  package let name: String
  package let declaration: SourceSpan
  /// The observer whose action wrote it, by the name of the modifier in the source: one that measures
  /// (`onGeometryChange`, `onPreferenceChange`), or one that ran when its view appeared.
  package private(set) var writer: SourceSpan
  /// The observers that watch the number which the state took when its view appeared, where no measurement has written
  /// it. One whose action writes the state follows the number from then on:
  /// `.onAppear { size = proxy.size }.onChange(of: proxy.size) { size = $1 }`.
  package private(set) var watchers: [SourceSpan]
  /// Its values without repetitions, the initial one first; of a size the dimension that moved most.
  package let numbers: [Double]
  /// How often it changed after anything but a measurement had last changed something.
  package let updates: Int
  package let last: StateNumbers
  /// Whether anything but actions has read it: what nobody reads changes no layout.
  package let isRead: Bool
  /// Whether that is another value than the initial one.
  package let hasChanged: Bool
  /// Whether the initial value is nil or infinite, so that nothing was held to a length before the first measurement.
  package let beganWithoutLength: Bool

  /// The same state with one of its watchers for its writer.
  package func followed(by watcher: SourceSpan) -> MeasuredState {
    var state = self
    (state.writer, state.watchers) = (watcher, [])
    return state
  }
}

/// A value of state as a number or a pair of them, in points: what a scene can be started from.
package enum StateNumbers: Hashable, Sendable {
  case length(Double)
  case size(width: Double, height: Double)

  /// Every number replaced.
  package func mapping(_ change: (Double) -> Double) -> StateNumbers {
    switch self {
    case .length(let length): .length(change(length))
    case .size(let width, let height): .size(width: change(width), height: change(height))
    }
  }

  package var all: [Double] {
    switch self {
    case .length(let length): [length]
    case .size(let width, let height): [width, height]
    }
  }

  /// Nil for values of another kind.
  init?(_ value: Value) {
    if let number = value.number {
      self = .length(number)
    } else if case .foreign(let size as SizeValue) = value {
      self = .size(width: size.width, height: size.height)
    } else {
      return nil
    }
  }

  var value: Value {
    switch self {
    case .length(let length): .double(length)
    case .size(let width, let height): .foreign(SizeValue(width: width, height: height))
    }
  }
}

extension StateHistory {
  private static let following: Set = ["onChange"]

  /// The cells that measurements have written, each by its last writer; `modifiers` names the observers that ran.
  func measured(_ store: StateStore, _ modifiers: [SourceSpan: ObserverName]) -> [MeasuredState] {
    let memberWrites = Dictionary(grouping: store.memberWrites, by: \.property)
    var written: [SourceSpan: [SourceSpan]] = [:]
    var start = 0
    func note(_ action: SourceSpan, in pass: Int) {
      let name = modifiers[action]
      guard name?.isMeasuring != true, !Self.following.contains(name?.text ?? "") else { return }
      start = max(start, pass)
    }
    for write in store.writes {
      guard case .action(let span) = write.phase else { continue }
      written[write.span, default: []].append(span)
      note(span, in: write.pass)
    }
    for write in store.memberWrites { note(write.action, in: write.pass) }
    var seen: Set<SourceSpan> = []
    // Of several instances of a view one whose measurement came to something tells more than one that shows nothing.
    let cells = store.all.indices.ordered { store.written.contains($0) && !store.written.contains($1) }
    return cells.flatMap { numbers(ofCell: $0, store) }.compactMap { cell -> MeasuredState? in
      let actions = cell.field == nil ? written[cell.declaration] : memberWrites[cell.declaration]?.map(\.action)
      let writers = (actions ?? []).compactMap { span in modifiers[span].map { (name: $0, span: span) } }
      let measuring = writers.last { $0.name.isMeasuring }
      let watchers = measuring == nil ? Self.watchers(of: cell.last, modifiers) : []
      guard let writer = measuring ?? writers.last(where: { $0.name.isAtFirst && !watchers.isEmpty }),
        seen.insert(cell.declaration).inserted
      else { return nil }
      let values = values(of: cell)
      let sequence = Self.sequence(of: values)
      let changes = zip(sequence.dropFirst(), sequence).map { $0 != $1 }
      return MeasuredState(
        name: cell.name,
        declaration: cell.declaration,
        writer: writer.span,
        watchers: watchers,
        numbers: sequence.reduce(into: []) { if $0.last != $1 { $0.append($1) } },
        updates: changes.dropFirst(start).count { $0 },
        last: cell.last,
        isRead: store.all[cell.index].isRead,
        hasChanged: values.first.map { !$0.isSame(as: cell.value) } ?? false,
        beganWithoutLength: values.first.map { first in
          StateNumbers(first).map { $0.all.contains { !$0.isFinite } } ?? true
        } ?? false
      )
    }
  }

  /// Numbers in state: the value of a cell, or a stored property of the object or structure that it holds.
  private struct Numbers {
    /// Which cell it is.
    let index: Int
    /// Which stored property of the cell's value; nil for the value itself.
    let field: Int?
    let name: String
    let declaration: SourceSpan
    let value: Value
    let last: StateNumbers
  }

  private func numbers(ofCell index: Int, _ store: StateStore) -> [Numbers] {
    guard store.all.indices.contains(index) else { return [] }
    let cell = store.all[index]
    if let number = StateNumbers(cell.value) {
      return [
        Numbers(
          index: index,
          field: nil,
          name: cell.name,
          declaration: cell.declaration,
          value: cell.value,
          last: number
        )
      ]
    }
    // Of an object that is handed in its owner tells.
    guard !cell.isHandedIn else { return [] }
    return cell.value.storedProperties.compactMap { field, property in
      guard let value = cell.value.field(field), let number = StateNumbers(value) else { return nil }
      return Numbers(
        index: index,
        field: field,
        name: "\(cell.name).\(property.name)",
        declaration: property.nameSpan,
        value: value,
        last: number
      )
    }
  }

  /// The values of the numbers, pass by pass.
  private func values(of numbers: Numbers) -> [Value] {
    let values = values(ofCell: numbers.index)
    return numbers.field.map { field($0, of: values) } ?? values
  }

  /// The observers that watch these numbers, in source order.
  private static func watchers(of value: StateNumbers, _ observers: [SourceSpan: ObserverName]) -> [SourceSpan] {
    guard !value.all.isEmpty else { return [] }
    return observers.compactMap { span, name in
      name.watched.map { Set($0.all).isSuperset(of: value.all) } == true ? span : nil
    }.ordered { ($0.unit.index, $0.start) < ($1.unit.index, $1.start) }
  }

  /// The values as numbers: of several the ones with the widest range.
  private static func sequence(of values: [Value]) -> [Double] {
    let vectors = values.compactMap { StateNumbers($0)?.all }
    let count = vectors.last?.count ?? 0
    let columns = (0..<count).map { column in
      vectors.compactMap { $0.indices.contains(column) ? $0[column] : nil }
    }
    func range(_ column: [Double]) -> Double { (column.max() ?? 0) - (column.min() ?? 0) }
    return columns.max { range($0) < range($1) } ?? []
  }
}
