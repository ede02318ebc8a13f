import Interpreter
import Layout
import Lint
import Semantics
import SourceText
import ViewGraph

/// The frames of every element of every scene, by the place in the source that makes the element, so that frames
/// before and after a change of the source can be compared.
struct FrameRecord: Sendable {
  /// One scene in one configuration.
  private struct SceneKey: Hashable {
    let request: SceneRequest
    let configuration: TestedConfiguration
  }

  /// The element that the call at `offset` makes for the `ordinal`-th time.
  private struct ElementKey: Hashable {
    let file: FileID
    let offset: ByteOffset
    let name: String
    let ordinal: Int
  }

  /// The frames of one scene as they were recorded: all scenes are, and few are compared.
  private struct SceneFrames {
    private let program: ProgramScope
    private let elements: [Element]

    /// Whether both scenes have the same elements, in the same order, at the same places of the screen and of the
    /// source; offsets of the source count as `shifts` moves them. Then the elements need not be matched by their keys.
    func isNear(_ other: SceneFrames, _ shifts: [FileID: OffsetShift]) -> Bool {
      elements.count == other.elements.count
        && zip(elements, other.elements).allSatisfy { old, new in
          guard old.name == new.name, old.frame.isNear(new.frame) else { return false }
          if old.nameSpan == new.nameSpan { return true }
          guard let place = program.place(old.nameSpan), let now = other.program.place(new.nameSpan) else {
            return false
          }
          return place.file == now.file && shifts.offset(of: place.range.start, in: place.file) == now.range.start
        }
    }

    init(_ result: SceneResult, of program: ProgramScope) {
      self.program = program
      elements = result.elements
    }

    /// The names of the calls in some units that its elements come from.
    func callNames(in units: Set<UnitID>) -> [SourceSpan] {
      elements.lazy.map(\.nameSpan).filter { units.contains($0.unit) }
    }

    var byElement: [ElementKey: Rect] {
      var entries: [ElementKey: Rect] = [:]
      var counts: [ElementKey: Int] = [:]
      for element in elements {
        guard let place = program.place(element.nameSpan) else { continue }
        let first = ElementKey(file: place.file, offset: place.range.start, name: element.name, ordinal: 0)
        let ordinal = counts[first, default: 0]
        counts[first] = ordinal + 1
        let key = ElementKey(file: place.file, offset: place.range.start, name: element.name, ordinal: ordinal)
        entries[key] = element.frame
      }
      return entries
    }
  }

  private var frames: [SceneKey: SceneFrames] = [:]
  /// How much is not known in each scene that is recorded.
  private var unknowns: [SceneRequest: Int] = [:]

  init() {}

  init(_ result: SceneResult, in configuration: TestedConfiguration, of program: ProgramScope) {
    frames[SceneKey(request: result.request, configuration: configuration)] = SceneFrames(result, of: program)
    unknowns[result.request] = result.unknowns.count
  }

  mutating func merge(_ other: FrameRecord) {
    frames.merge(other.frames) { $1 }
    unknowns.merge(other.unknowns, uniquingKeysWith: +)
  }

  /// The names of the calls in some units that elements of any scene come from.
  func callNames(in units: Set<UnitID>) -> Set<SourceSpan> {
    frames.values.reduce(into: []) { $0.formUnion($1.callNames(in: units)) }
  }

  /// What `edits`, which lie between, have changed in the scenes that are in `after` or, as `expected`, should be.
  func changes(to after: FrameRecord, by edits: [FileEdit], expecting expected: Set<SceneRequest>) -> FrameChanges {
    let shifts = OffsetShift.byFile(edits)
    let successors = successors(in: after)
    var changes = FrameChanges()
    for (scene, old) in frames {
      let request = successors[scene.request] ?? scene.request
      if let new = after.frames[SceneKey(request: request, configuration: scene.configuration)] {
        if !old.isNear(new, shifts) {
          changes.note(moved(from: old.byElement, to: new.byElement, shifts), in: scene.request)
        }
        if after.unknowns[request, default: 0] > unknowns[scene.request, default: 0] {
          changes.note(loss: scene.request)
        }
      } else if expected.contains(scene.request) {
        changes.note(loss: scene.request)
      }
    }
    return changes
  }

  /// The calls in the source whose elements are in both and have another frame now.
  private func moved(
    from old: [ElementKey: Rect],
    to new: [ElementKey: Rect],
    _ shifts: [FileID: OffsetShift]
  ) -> Set<Place> {
    var moved: Set<Place> = []
    for (key, frame) in old {
      guard let offset = shifts.offset(of: key.offset, in: key.file) else { continue }
      let moment = ElementKey(file: key.file, offset: offset, name: key.name, ordinal: key.ordinal)
      guard let now = new[moment], !frame.isNear(now) else { continue }
      moved.insert(Place(file: key.file, range: ByteRange(start: key.offset, count: key.name.utf8.count)))
    }
    return moved
  }

  /// The `#Preview`s that have taken the place of a provider's views in the same file, one by one.
  private func successors(in after: FrameRecord) -> [SceneRequest: SceneRequest] {
    let lost = unknowns.keys.filter { request in
      if case .provider = request.source { after.unknowns[request] == nil } else { false }
    }
    let new = after.unknowns.keys.filter { request in
      if case .preview = request.source { unknowns[request] == nil } else { false }
    }
    let newByFile = Dictionary(grouping: new, by: \.file)
    var successors: [SceneRequest: SceneRequest] = [:]
    for (file, lost) in Dictionary(grouping: lost, by: \.file) {
      guard let new = newByFile[file], lost.count == new.count else { continue }
      let ordered = new.ordered { $0.previewIndex < $1.previewIndex }
      for (old, new) in zip(lost.ordered { $0.position < $1.position }, ordered) { successors[old] = new }
    }
    return successors
  }
}

extension [FileID: OffsetShift] {
  /// Where the edits have moved an offset to; nil for one that they replace.
  fileprivate func offset(of old: ByteOffset, in file: FileID) -> ByteOffset? {
    self[file].map { $0.shifted(old) } ?? old
  }
}

extension SceneRequest {
  fileprivate var previewIndex: Int {
    if case .preview(let index) = source { index } else { 0 }
  }
}

extension Rect {
  /// Equal up to rounding.
  fileprivate func isNear(_ other: Rect) -> Bool {
    let tolerance = Points.halfPixel
    return abs(minX - other.minX) <= tolerance && abs(minY - other.minY) <= tolerance
      && abs(width - other.width) <= tolerance && abs(height - other.height) <= tolerance
  }
}

extension Element {
  fileprivate var frame: Rect { layout.globalFrame }
}
