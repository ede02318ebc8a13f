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
  /// Where each track starts, once lengths are found.
  private var starts: [Double] = []
  /// Whether a flexible cell over several tracks wants all the space there is.
  private var fills = false

  init(count: Int, gaps: [Double]) {
    tracks = Array(repeating: Track(), count: count)
    self.gaps = gaps
  }

  /// From the first track's start to the last one's end.
  var length: Double { length(at: 0, span: tracks.count) }

  /// From the start of a track to the end of the last of `span` tracks.
  func length(at first: Int, span: Int) -> Double {
    let last = min(first + span, tracks.count) - 1
    guard first <= last else { return 0 }
    let length = starts[last] + tracks[last].length - starts[first]
    return length.isNaN ? .infinity : length
  }

  func start(of track: Int) -> Double { starts.indices.contains(track) ? starts[track] : 0 }

  /// Takes a cell into account. What a cell over several tracks needs beyond their sum is shared equally.
  mutating func require(_ needs: GridNeeds, at first: Int, span: Int) {
    guard tracks.indices.contains(first) else { return }
    let range = first..<min(first + span, tracks.count)
    if range.count == 1 {
      tracks[first].minimum = max(tracks[first].minimum, needs.minimum)
      tracks[first].ideal = max(tracks[first].ideal, needs.ideal)
      tracks[first].maximum = max(tracks[first].maximum, needs.maximum)
      tracks[first].isFlexible = tracks[first].isFlexible || needs.isFlexible
      if !needs.isFlexible { tracks[first].rigid = max(tracks[first].rigid, needs.ideal) }
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
    for track in tracks.indices { tracks[track].length = tracks[track].ideal }
    if let room {
      let rest = room - gaps.reduce(0, +)
      let rigid = tracks.reduce(0) { $0 + ($1.isFlexible ? $1.rigid : $1.ideal) }
      if rigid > rest { shrink(to: rest) } else { grow(to: rest) }
    }
    var start = 0.0
    starts = tracks.indices.map { track in
      defer { start += tracks[track].length + (track < gaps.count ? gaps[track] : 0) }
      return start
    }
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
