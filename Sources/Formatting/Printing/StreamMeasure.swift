/// How long each element is when no line ends: of a break, its blanks and all up to the next break of its group; of a
/// group, all up to its end (Oppen 1980, first part).
struct StreamMeasure {
  private(set) var lengths: [Int]
  private var total = 0
  /// Groups and breaks whose length is not known yet.
  private var pending: [Int] = []

  /// Longer than any line: what holds a line end fits on none.
  private static let endless = 1 << 20

  static func lengths(of stream: LayoutStream) -> [Int] {
    var measure = StreamMeasure(count: stream.elements.count)
    for (index, element) in stream.elements.enumerated() { measure.add(element, at: index, of: stream) }
    while let index = measure.pending.popLast() { measure.resolve(index) }
    return measure.lengths
  }

  private init(count: Int) {
    lengths = Array(repeating: 0, count: count)
  }

  private mutating func add(_ element: LayoutElement, at index: Int, of stream: LayoutStream) {
    switch element {
    case .open:
      start(index)
    case .close:
      if let last = pending.last, case .lineBreak = stream.elements[last] {
        pending.removeLast()
        resolve(last)
      }
      if let group = pending.popLast() { resolve(group) }
    case .lineBreak(let lineBreak):
      endBreak(stream)
      start(index)
      total &+= lineBreak.isRequired ? Self.endless : lineBreak.size
    case .space(let count):
      total &+= count
    case .atom(let id):
      add(stream.atoms[id.index], stream)
    case .linkStart, .linkEnd, .forbidBreaks, .allowBreaks:
      break
    }
  }

  /// An atom of several lines ends the break before it with its first line; a comment at the end of a line takes no room.
  private mutating func add(_ atom: Atom, _ stream: LayoutStream) {
    guard !atom.endsLine else { return }
    if let gap = atom.keptGap {
      total &+= gap.firstLine
      if gap.lineEnds > 0 { endLine(stream) }
    }
    total &+= atom.extent.firstLine
    guard atom.extent.lineEnds > 0 else { return }
    endLine(stream)
    total &+= atom.extent.lastLine
  }

  private mutating func endLine(_ stream: LayoutStream) {
    endBreak(stream)
    total &+= Self.endless
  }

  private mutating func endBreak(_ stream: LayoutStream) {
    guard let last = pending.last, case .lineBreak = stream.elements[last] else { return }
    pending.removeLast()
    resolve(last)
  }

  private mutating func start(_ index: Int) {
    lengths[index] = 0 &- total
    pending.append(index)
  }

  private mutating func resolve(_ index: Int) {
    lengths[index] &+= total
  }
}
