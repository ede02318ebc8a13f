import SourceText

/// Which units may call which types: what stands in their text as a capitalized name before parentheses or a brace.
extension ProgramIndex {
  func noteCalls(of unit: Unit) {
    for name in unit.calledTypes {
      callers.modify(name) { units in
        if units == nil { units = [unit.id] } else { units?.append(unit.id) }
      }
    }
  }

  func forgetCalls(of unit: Unit) {
    for name in unit.calledTypes {
      callers.modify(name) { units in
        units?.removeAll { $0 == unit.id }
        if units?.isEmpty == true { units = nil }
      }
    }
  }
}

extension Program {
  /// The units whose text may call a type of that last name, in the order of files and places.
  package func units(calling name: String) -> [Unit] {
    let placed = (index.callers[name] ?? []).compactMap { id -> (file: FileID, start: Int, unit: Unit)? in
      guard let place = index.places[id], let start = files[place.file]?.start(of: id, near: place.ordinal) else {
        return nil
      }
      return (place.file, start, place.unit)
    }
    return placed.ordered { ($0.file, $0.start) < ($1.file, $1.start) }.map(\.unit)
  }
}

extension Unit {
  /// Whether its text may call a type of that last name.
  package func mayCall(_ name: String) -> Bool {
    var (low, high) = (0, calledTypes.count)
    while low < high {
      let middle = (low + high) / 2
      if calledTypes[middle] < name { low = middle + 1 } else { high = middle }
    }
    return low < calledTypes.count && calledTypes[low] == name
  }

  /// The text of a part; nothing of another unit.
  func source(of span: SourceSpan) -> ArraySlice<UInt8> {
    let (start, end) = (Int(span.start), Int(span.end))
    guard span.unit == id, start <= end, end <= source.count else { return [] }
    return source.dropFirst(start).prefix(end - start)
  }

  /// Whether one of some names stands in the part of its text that `span` is of.
  package func mentions(_ names: Set<String>, in span: SourceSpan) -> Bool {
    source(of: span).hasWord(among: names)
  }
}

extension ArraySlice<UInt8> {
  /// Whether one of the words is one of some names.
  fileprivate func hasWord(among names: Set<String>) -> Bool {
    let names = names.map { Array($0.utf8) }
    var position = startIndex
    while position < endIndex {
      guard self[position].isPartOfWord else {
        position += 1
        continue
      }
      let start = position
      while position < endIndex, self[position].isPartOfWord { position += 1 }
      let length = position - start
      if names.contains(where: { $0.count == length && self[start..<position].elementsEqual($0) }) { return true }
    }
    return false
  }

  /// The capitalized words before `(`, `{`, `<` or `.init`, each once and sorted.
  var calledTypes: [String] {
    var found: Set<ArraySlice<UInt8>> = []
    var position = startIndex
    while position < endIndex {
      guard self[position].isPartOfWord else {
        position += 1
        continue
      }
      let start = position
      while position < endIndex, self[position].isPartOfWord { position += 1 }
      if self[start].isCapital, mayBeCall(at: position) { found.insert(self[start..<position]) }
    }
    return found.map { String(decoding: $0, as: UTF8.self) }.sorted()
  }

  private func mayBeCall(at position: Int) -> Bool {
    // The brace of a trailing closure may stand on the next line.
    let rest = self[position...].drop { $0.isSpace }
    switch rest.first {
    case UInt8(ascii: "{"): return true
    case UInt8(ascii: "("), UInt8(ascii: "<"): return rest.startIndex == position
    case UInt8(ascii: "."): return rest.starts(with: Array(".init(".utf8))
    default: return false
    }
  }
}

extension UInt8 {
  fileprivate var isSpace: Bool {
    self == UInt8(ascii: " ") || self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r")
  }
  fileprivate var isCapital: Bool { self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") }
}
