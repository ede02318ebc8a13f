/// Fills tracks of fixed breadth with cells, line after line along `axis` (measured on lazy grids).
///
/// Child sizing: its track's breadth, nothing along the grid. Own size: all lines and gaps; across them the proposal.
struct LazyGridLayout {
  let tree: LayoutTree
  let node: NodeID
  let parameters: LazyGridParameters

  init(tree: LayoutTree, node: NodeID, _ parameters: LazyGridParameters) {
    self.tree = tree
    self.node = node
    self.parameters = parameters
  }

  /// A resolved track: where it starts in the block of tracks and how broad it is.
  struct Track {
    var start: Double
    var breadth: Double
    var alignment: Alignment
  }

  /// Cells side by side: positions among the children, each with its track; nil spans all tracks.
  private struct Line {
    var cells: [(position: Int, track: Int?)] = []
    var start = 0.0
    var length = 0.0
  }

  private var axis: Axis { parameters.axis }
  private var across: Axis { parameters.axis.cross }

  /// Where cells lie in tracks that say nothing: across the lines as the grid itself (measured), in the middle of theirs.
  private var ownAlignment: Alignment {
    axis == .vertical
      ? Alignment(horizontal: parameters.alignment, vertical: .verticalCenter)
      : Alignment(horizontal: .horizontalCenter, vertical: parameters.alignment)
  }

  func size(_ proposal: Proposal) -> Size {
    let tracks = tracks(in: proposal[across])
    let lines = lines(in: tracks, room: proposal[across])
    let length = lines.last.map { $0.start + $0.length } ?? 0
    return Size(along: axis, length, across: proposal[across] ?? breadth(of: tracks))
  }

  func arrange(_ proposal: Proposal, size: Size, into result: inout [ArrangedChild]) {
    let tracks = tracks(in: proposal[across] ?? size[across])
    let lines = lines(in: tracks, room: size[across])
    let block = breadth(of: tracks)
    let key = parameters.alignment
    let own = ViewDimensions(size: size).defaultValue(of: key)
    let shift = own - ViewDimensions(size: Size(along: axis, 0, across: block)).defaultValue(of: key)
    for line in lines {
      for cell in line.cells {
        let track =
          cell.track.map { tracks[$0] } ?? Track(start: -shift, breadth: size[across], alignment: ownAlignment)
        result.append(place(cell.position, in: track, line: line, shift: shift))
      }
    }
  }

  private func place(_ position: Int, in track: Track, line: Line, shift: Double) -> ArrangedChild {
    let child = tree.child(node, position)
    let proposal = Proposal(along: axis, nil, across: track.breadth)
    let cell = ViewDimensions(size: Size(along: axis, line.length, across: track.breadth))
    let guides = tree.guides(of: child, at: proposal, track.alignment)
    var origin = Point(
      x: cell.defaultValue(of: track.alignment.horizontal) - guides.x,
      y: cell.defaultValue(of: track.alignment.vertical) - guides.y
    )
    origin[axis] += line.start
    origin[across] += track.start + shift
    return ArrangedChild(node: child, origin: origin, proposal: proposal)
  }

  // MARK: Passes

  /// The tracks from the first to the last: each flexible one takes an even share of the room that fixed ones leave;
  /// what a bound refuses is not given to others (measured).
  private func tracks(in room: Double?) -> [Track] {
    let items = parameters.tracks.isEmpty ? [GridTrack()] : parameters.tracks
    let gaps = items.dropLast().reduce(0) { $0 + ($1.spacing ?? Spacing.defaultDistance) }
    var rest = room.map { $0 - gaps }
    var flexible = items.count { !$0.isFixed }
    var fixed = items.reduce(0) { $0 + $1.fixedBreadth }
    var tracks: [Track] = []
    var start = 0.0
    for item in items {
      var share = item.fixedBreadth
      if !item.isFixed {
        share = rest.map { max(($0 - fixed) / Double(max(flexible, 1)), 0) } ?? item.idealBreadth
        flexible -= 1
      }
      let used = append(item, share: share, from: start, to: &tracks)
      rest = rest.map { $0 - used }
      if item.isFixed { fixed -= used }
      start += used + (item.spacing ?? Spacing.defaultDistance)
    }
    return tracks
  }

  /// Appends the tracks that an item makes of its share; returns what they take.
  private func append(_ item: GridTrack, share: Double, from start: Double, to tracks: inout [Track]) -> Double {
    let alignment = item.alignment ?? ownAlignment
    switch item.size {
    case .fixed(let breadth):
      tracks.append(Track(start: start, breadth: max(breadth, 0), alignment: alignment))
      return max(breadth, 0)
    case .flexible(let minimum, let maximum):
      let breadth = min(max(share, minimum, 0), max(maximum, 0))
      tracks.append(Track(start: start, breadth: breadth, alignment: alignment))
      return breadth
    case .adaptive(let minimum, let maximum):
      let gap = item.spacing ?? Spacing.defaultDistance
      let count = adaptiveCount(share: share, minimum: minimum, gap: gap)
      let even = (share - gap * Double(count - 1)) / Double(count)
      let breadth = max(min(even, maximum), min(minimum, share), 0)
      for index in 0..<count {
        tracks.append(Track(start: start + Double(index) * (breadth + gap), breadth: breadth, alignment: alignment))
      }
      return breadth * Double(count) + gap * Double(count - 1)
    }
  }

  /// As many tracks as fit at their minimum, at least one.
  private func adaptiveCount(share: Double, minimum: Double, gap: Double) -> Int {
    let most = max(tree.childCount(node), 1)
    let count = (share + gap) / max(minimum + gap, 0.001)
    return count.isFinite && count < Double(most) ? max(Int(count), 1) : min(most, 1000)
  }

  private func breadth(of tracks: [Track]) -> Double {
    tracks.last.map { $0.start + $0.breadth } ?? 0
  }

  private func lines(in tracks: [Track], room: Double?) -> [Line] {
    var lines: [Line] = []
    var current = Line()
    for position in 0..<tree.childCount(node) {
      if parameters.spanningChildren.contains(position) {
        if !current.cells.isEmpty { lines.append(current) }
        lines.append(Line(cells: [(position, nil)]))
        current = Line()
      } else {
        current.cells.append((position, current.cells.count))
        if current.cells.count >= tracks.count {
          lines.append(current)
          current = Line()
        }
      }
    }
    if !current.cells.isEmpty { lines.append(current) }
    measure(&lines, in: tracks, room: room)
    return lines
  }

  private func measure(_ lines: inout [Line], in tracks: [Track], room: Double?) {
    var start = 0.0
    for index in lines.indices {
      lines[index].start = start
      for cell in lines[index].cells {
        let breadth = cell.track.map { tracks[$0].breadth } ?? room
        let own = tree.measure(tree.child(node, cell.position), Proposal(along: axis, nil, across: breadth))
        lines[index].length = max(lines[index].length, own[axis])
      }
      start += lines[index].length + (parameters.spacing ?? Spacing.defaultDistance)
    }
  }
}

extension GridTrack {
  fileprivate var isFixed: Bool {
    if case .fixed = size { return true }
    return false
  }

  fileprivate var fixedBreadth: Double {
    if case .fixed(let breadth) = size { return max(breadth, 0) }
    return 0
  }

  /// What the track is where nothing is proposed.
  fileprivate var idealBreadth: Double {
    switch size {
    case .fixed(let breadth): max(breadth, 0)
    case .flexible(let minimum, _), .adaptive(let minimum, _): max(minimum, 0)
    }
  }
}
