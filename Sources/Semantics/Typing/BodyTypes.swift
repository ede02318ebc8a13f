/// The types and the meanings of names in one declaration, by places relative to its start: right wherever its file or
/// unit moves to.
package struct BodyTypes: Sendable {
  private struct Entry {
    let start: UInt32
    let end: UInt32
    /// Position in `types` or `resolutions`.
    let index: UInt32
  }

  private var expressions: [Entry] = []
  private var names: [Entry] = []
  /// The length of the longest of the names.
  private var longestName: UInt32 = 0
  private var types: [Type] = []
  private var resolutions: [Resolution] = []
  private var faults: [(start: UInt32, end: UInt32, fault: TypeFault)] = []
  /// The names of the workspace that this was made from.
  package let reads: ReadSet

  init(_ recording: BodyRecording, in declaration: SourceSpan, reads: ReadSet) {
    self.reads = reads
    var typeNumbers: [Type: UInt32] = [:]
    var byRange: [UInt64: Int] = [:]
    expressions.reserveCapacity(recording.types.count)
    for (span, type) in recording.types where span.unit == declaration.unit && span.start >= declaration.start {
      let number = typeNumbers[type] ?? UInt32(clamping: types.count)
      if number == types.count {
        types.append(type)
        typeNumbers[type] = number
      }
      let entry = Entry(start: span.start - declaration.start, end: span.end - declaration.start, index: number)
      // Of several expressions with one range the outermost comes last.
      let range = UInt64(entry.start) << 32 | UInt64(entry.end)
      if let known = byRange[range] {
        expressions[known] = entry
      } else {
        byRange[range] = expressions.count
        expressions.append(entry)
      }
    }
    expressions.sort { ($0.start, $1.end) < ($1.start, $0.end) }
    var numbers: [Resolution: UInt32] = [:]
    for (span, resolution) in recording.names where span.unit == declaration.unit && span.start >= declaration.start {
      let relative = resolution.moved(from: declaration)
      let number = numbers[relative] ?? UInt32(clamping: resolutions.count)
      if number == resolutions.count {
        resolutions.append(relative)
        numbers[relative] = number
      }
      names.append(Entry(start: span.start - declaration.start, end: span.end - declaration.start, index: number))
    }
    names.sort { ($0.start, $0.end) < ($1.start, $1.end) }
    longestName = names.reduce(0) { max($0, $1.end &- $1.start) }
    for (span, fault) in recording.faults where span.unit == declaration.unit && span.start >= declaration.start {
      faults.append((span.start - declaration.start, span.end - declaration.start, fault))
    }
  }

  /// The type of the expression, pattern or parameter with exactly that range, of a declaration that stands at `base`.
  package func type(of span: SourceSpan, in base: SourceSpan) -> Type? {
    guard span.start >= base.start else { return nil }
    let (start, end) = (span.start - base.start, span.end - base.start)
    let found = expressions[Self.first(in: expressions, from: start)...].prefix { $0.start == start }
    return found.first { $0.end == end }.map { types[Int($0.index)] }
  }

  /// The name at an offset of the unit, or the one that ends there, with its meaning.
  package func name(at offset: UInt32, in base: SourceSpan) -> (span: SourceSpan, resolution: Resolution)? {
    guard offset >= base.start else { return nil }
    let place = offset - base.start
    let near = names[Self.first(in: names, from: place - min(place, longestName))...].prefix { $0.start <= place }
    let covering = near.filter { place <= $0.end }
    let best = covering.min { left, right in
      // The one that begins at the offset comes before the one that ends there, a known one before an unknown one.
      let (own, other) = (left.end == place && left.start < place, right.end == place && right.start < place)
      if own != other { return !own }
      if left.end - left.start != right.end - right.start { return left.end - left.start < right.end - right.start }
      return resolutions[Int(left.index)].isKnown && !resolutions[Int(right.index)].isKnown
    }
    return best.map { (span($0, base), resolutions[Int($0.index)].moved(to: base)) }
  }

  /// The initializer that a type's name at an offset calls, where the name also stands for the type.
  package func initializer(at offset: UInt32, in base: SourceSpan) -> DeclarationID? {
    guard offset >= base.start else { return nil }
    let place = offset - base.start
    let here = names[Self.first(in: names, from: place)...].prefix { $0.start == place }
    return here.compactMap { entry -> DeclarationID? in
      guard case .declaration(let id) = resolutions[Int(entry.index)], id.name == "init" else { return nil }
      return id
    }.last
  }

  /// Where names begin, each place once.
  func nameStarts(in base: SourceSpan) -> [UInt32] {
    names.indices.filter { $0 == 0 || names[$0 - 1].start != names[$0].start }.map { base.start &+ names[$0].start }
  }

  /// All names with what they mean.
  package func allNames(in base: SourceSpan) -> [(span: SourceSpan, resolution: Resolution)] {
    names.map { (span($0, base), resolutions[Int($0.index)].moved(to: base)) }
  }

  /// All typed expressions, outer ones before those within.
  package func allTypes(in base: SourceSpan) -> [(span: SourceSpan, type: Type)] {
    expressions.map { (span($0, base), types[Int($0.index)]) }
  }

  /// Where the code does not fit together, or nobody can tell.
  func allFaults(in base: SourceSpan) -> [(span: SourceSpan, fault: TypeFault)] {
    faults.map { entry in
      let (start, end) = (base.start &+ entry.start, base.start &+ entry.end)
      return (SourceSpan(unit: base.unit, start: start, end: end), entry.fault)
    }
  }

  /// Bytes that this takes, without the types themselves, which are shared.
  package var memoryBytes: Int {
    (expressions.count + names.count) * MemoryLayout<Entry>.stride + types.count * MemoryLayout<Type>.stride
      + resolutions.count * MemoryLayout<Resolution>.stride + reads.names.count * 16
  }

  private func span(_ entry: Entry, _ base: SourceSpan) -> SourceSpan {
    SourceSpan(unit: base.unit, start: base.start &+ entry.start, end: base.start &+ entry.end)
  }

  private static func first(in entries: [Entry], from start: UInt32) -> Int {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].start < start { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension Resolution {
  /// A local's place relative to the declaration.
  fileprivate func moved(from base: SourceSpan) -> Resolution {
    guard case .local(let span) = self, span.start >= base.start else { return self }
    return .local(SourceSpan(unit: UnitID(0), start: span.start - base.start, end: span.end - base.start))
  }

  fileprivate func moved(to base: SourceSpan) -> Resolution {
    guard case .local(let span) = self else { return self }
    return .local(SourceSpan(unit: base.unit, start: base.start &+ span.start, end: base.start &+ span.end))
  }
}
