/// A cell of a grid, with its place in rows and columns.
struct GridCell {
  let node: NodeID
  let row: Int
  let column: Int
  let span: Int
  let rowAlignment: AlignmentKey?
  let traits: GridCellTraits

  var columns: Range<Int> { column..<column + span }

  /// How many columns a cell takes; a limit keeps absurd numbers out.
  static func span(_ traits: GridCellTraits) -> Int { min(max(traits.columns ?? 1, 1), 256) }
}

/// What a cell needs of a track.
struct GridNeeds {
  var minimum: Double
  var ideal: Double
  var maximum: Double

  var isFlexible: Bool { maximum > ideal }
}

/// The columns or rows of a grid.
struct GridTracks {
  private struct Track {
    var minimum = 0.0
    var ideal = 0.0
    /// The longest that its flexible cells take.
    var maximum = 0.0
    /// The longest rigid cell.
    var rigid = 0.0
    var isFlexible = false
    var length = 0.0
  }

  private var tracks: [Track]
  private let gaps: [Double]
  /// Whether a flexible cell over several tracks wants all the space there is.
  private var fills = false

  init(count: Int, gaps: [Double]) {
    tracks = Array(repeating: Track(), count: count)
    self.gaps = gaps
  }

  var length: Double { length(at: 0, span: tracks.count) }

  func length(at first: Int, span: Int) -> Double {
    let end = min(first + span, tracks.count)
    guard first < end else { return 0 }
    return tracks[first..<end].reduce(0) { $0 + $1.length } + gaps[first..<end - 1].reduce(0, +)
  }

  func start(of track: Int) -> Double {
    track == 0 ? 0 : length(at: 0, span: track) + gaps[track - 1]
  }

  /// Takes a cell into account. What a cell over several tracks needs beyond their sum is shared equally.
  mutating func require(_ needs: GridNeeds, at first: Int, span: Int) {
    let range = first..<min(first + span, tracks.count)
    guard let only = range.first else { return }
    if range.count == 1 {
      tracks[only].minimum = max(tracks[only].minimum, needs.minimum)
      tracks[only].ideal = max(tracks[only].ideal, needs.ideal)
      tracks[only].maximum = max(tracks[only].maximum, needs.maximum)
      tracks[only].isFlexible = tracks[only].isFlexible || needs.isFlexible
      if !needs.isFlexible { tracks[only].rigid = max(tracks[only].rigid, needs.ideal) }
      return
    }
    if needs.isFlexible {
      fills = true
      return
    }
    let have = tracks[range].reduce(0) { $0 + $1.ideal } + gaps[range.dropLast()].reduce(0, +)
    let extra = max(needs.ideal - have, 0) / Double(range.count)
    for track in range {
      tracks[track].ideal += extra
      tracks[track].rigid += extra
      tracks[track].maximum = max(tracks[track].maximum, tracks[track].ideal)
    }
  }

  /// Makes a track at least this long.
  mutating func raise(_ track: Int, to length: Double) {
    guard tracks.indices.contains(track), length > tracks[track].ideal else { return }
    tracks[track].ideal = length
    tracks[track].rigid = max(tracks[track].rigid, length)
    tracks[track].maximum = max(tracks[track].maximum, length)
  }

  /// Gives every track its length: ideal lengths where nothing is proposed, else flexible tracks share what is left.
  mutating func resolve(in room: Double?) {
    guard let room else {
      for track in tracks.indices { tracks[track].length = tracks[track].ideal }
      return
    }
    let rest = room - gaps.reduce(0, +)
    let rigid = tracks.reduce(0) { $0 + ($1.isFlexible ? $1.rigid : $1.ideal) }
    if rigid > rest { shrink(to: rest) } else { grow(to: rest) }
  }

  /// As in a stack: an even share for the least flexible first, none below its minimum.
  private mutating func shrink(to room: Double) {
    var rest = room
    let order = tracks.indices.sorted { first, second in
      let flexibility = (
        tracks[first].ideal - tracks[first].minimum, tracks[second].ideal - tracks[second].minimum
      )
      return flexibility.0 == flexibility.1 ? first < second : flexibility.0 < flexibility.1
    }
    for (turn, track) in order.enumerated() {
      let share = max(rest / Double(order.count - turn), 0)
      tracks[track].length = min(max(share, tracks[track].minimum), max(tracks[track].ideal, tracks[track].minimum))
      rest -= tracks[track].length
    }
  }

  /// Rigid tracks keep their length; flexible ones share the rest evenly, between their rigid cells' length and what
  /// they take at most. A flexible cell over several tracks spreads what is then left over all of them.
  private mutating func grow(to room: Double) {
    var rest = room
    var open: [Int] = []
    for track in tracks.indices {
      tracks[track].length = tracks[track].ideal
      if tracks[track].isFlexible { open.append(track) } else { rest -= tracks[track].ideal }
    }
    var settled = true
    repeat {
      settled = true
      let share = max(rest / Double(max(open.count, 1)), 0)
      for (position, track) in open.enumerated().reversed() {
        let bounded = min(max(share, tracks[track].rigid, tracks[track].minimum), tracks[track].maximum)
        tracks[track].length = bounded
        guard bounded != share else { continue }
        open.remove(at: position)
        rest -= bounded
        settled = false
        break
      }
    } while !settled
    guard fills, open.isEmpty, !tracks.isEmpty else { return }
    let extra = max(rest, 0) / Double(tracks.count)
    for track in tracks.indices { tracks[track].length += extra }
  }
}

extension LayoutTree {
  /// What the outermost modifiers of a view say about it as a cell.
  func gridTraits(of node: NodeID) -> GridCellTraits {
    var traits = GridCellTraits()
    var current: NodeID? = node
    while let id = current {
      switch behaviors[id.index] {
      case .gridCell(let own):
        traits.columns = traits.columns ?? own.columns
        traits.columnAlignment = traits.columnAlignment ?? own.columnAlignment
        traits.anchor = traits.anchor ?? own.anchor
        traits.unsizedAxes.formUnion(own.unsizedAxes)
      case .layoutPriority, .zIndex, .layoutValue, .neutral: break
      default: return traits
      }
      current = firstChild(of: id)
    }
    return traits
  }
}
