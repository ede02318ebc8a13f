import Catalog
import Layout
import Semantics

/// The environment at one place of the view tree: the framework's values, and the program's own. Places that come to
/// the same values by the same steps share them, so that what was made there can be found again.
struct SceneEnvironment {
  private var storage: Storage

  private final class Storage {
    // SAFETY: unchecked, since every access reads or changes one property and ends before anything else is called.
    @exclusivity(unchecked) var values = EnvironmentValues() {
      didSet { direction = values.layoutDirection }
    }
    @exclusivity(unchecked) private(set) var direction = LayoutDirection.leftToRight
    /// By what the program calls them: `key Theme.Key`, `entry theme`, `object Model`, `style ButtonStyle`.
    @exclusivity(unchecked) var custom: [String: Value] = [:]
    /// Where values of keys were set, by the key's name in key paths.
    var writers: [(key: String, span: SourceSpan)] = []
    /// What values of the framework were made from, as far as nobody knows it.
    @exclusivity(unchecked) var standIns: [String] = []
    /// What is around beside values, in a picture.
    var live: LiveSurroundings?
    /// Where writes of the framework's modifiers have led from here.
    @exclusivity(unchecked) var steps: [Step] = []
    /// How many steps may still be kept, from here and from everywhere that shares a root with it.
    let room: Room

    init(room: Room) {
      self.room = room
    }

    /// A copy that nobody shares yet.
    init(_ other: Storage) {
      values = other.values
      direction = other.direction
      custom = other.custom
      writers = other.writers
      standIns = other.standIns
      live = other.live
      room = other.room
    }

    func setWriter(of key: String, _ span: SourceSpan) {
      if let index = writers.firstIndex(where: { $0.key == key }) {
        writers[index].span = span
      } else {
        writers.append((key, span))
      }
    }
  }

  /// One write, and where it leads.
  private struct Step {
    let key: EnvironmentKeyDefinition
    let value: BuiltInValue
    let span: SourceSpan?
    let next: Storage
  }

  private final class Room {
    var count = 10_000
  }

  init() {
    storage = Storage(room: Room())
  }

  /// Whether both are one and the same.
  func isIdentical(to other: SceneEnvironment) -> Bool { storage === other.storage }

  /// The values, to be changed here alone.
  private mutating func own() -> Storage {
    if isKnownUniquelyReferenced(&storage) {
      storage.steps = []
    } else {
      storage = Storage(storage)
    }
    return storage
  }

  var values: EnvironmentValues {
    get { storage.values }
    set { own().values = newValue }
  }

  /// The reading direction.
  var direction: LayoutDirection { storage.direction }

  /// Where it is noted what of the configuration is read, here and everywhere below.
  var configurationReads: ConfigurationReads? { storage.values.configurationReads }

  /// The root of a scene.
  init(_ configuration: SceneConfiguration) {
    self.init()
    own().values.configurationReads = ConfigurationReads()
    apply(configuration.environment)
  }

  /// What values of the framework were made from, as far as nobody knows it.
  var standIns: [String] { storage.standIns }

  mutating func depend(on names: [String]) {
    for name in names where !standIns.contains(name) { own().standIns.append(name) }
  }

  /// What is around beside values, in a picture.
  var live: LiveSurroundings {
    get { storage.live ?? LiveSurroundings() }
    set { own().live = newValue }
  }

  func key(_ type: String) -> Value? { storage.custom["key \(type)"] }

  mutating func setKey(_ type: String, _ value: Value) { own().custom["key \(type)"] = value }

  func entry(_ name: String) -> Value? { storage.custom["entry \(name)"] }

  mutating func setEntry(_ name: String, _ value: Value) { own().custom["entry \(name)"] = value }

  func object(_ type: String) -> Value? { storage.custom["object \(type)"] }

  mutating func setObject(_ type: String, _ value: Value) { own().custom["object \(type)"] = value }

  func style(_ trait: String) -> Value? { storage.custom.isEmpty ? nil : storage.custom["style \(trait)"] }

  /// A style of the program's own, by the name of the trait; nil goes back to the framework's.
  mutating func setStyle(_ trait: String, _ value: Value?) {
    guard value != nil || !storage.custom.isEmpty else { return }
    own().custom["style \(trait)"] = value
  }

  func writer(of key: String) -> SourceSpan? { storage.writers.first { $0.key == key }?.span }

  mutating func setWriter(of key: String, _ span: SourceSpan) { own().setWriter(of: key, span) }

  /// Applies what a modifier of the framework writes.
  mutating func apply(_ writes: [EnvironmentWrite], span: SourceSpan? = nil) {
    for write in writes { apply(write, span) }
  }

  private mutating func apply(_ write: EnvironmentWrite, _ span: SourceSpan?) {
    if span == nil, storage.values.isSet(write.key), storage.values[write.key] == write.value { return }
    storage.values.note(write.key)
    let steps = storage.steps
    for index in steps.indices where steps[index].key === write.key && steps[index].span == span {
      guard steps[index].value == write.value else { continue }
      storage = steps[index].next
      return
    }
    let next = Storage(storage)
    next.values[write.key] = write.value
    if let span { next.setWriter(of: write.key.name, span) }
    if storage.steps.count < Self.mostSteps, storage.room.count > 0, write.value.isPlain {
      storage.room.count -= 1
      storage.steps.append(Step(key: write.key, value: write.value, span: span, next: next))
    }
    storage = next
  }

  /// The values that one place is left for in most programs; more are not kept.
  private static let mostSteps = 64
}

extension BuiltInValue {
  /// It holds no code of a running program, as guides do.
  fileprivate var isPlain: Bool {
    switch self {
    case .alignment, .alignmentKey, .list: false
    default: true
    }
  }
}

/// `EnvironmentValues` as a value of the language.
struct EnvironmentForeign: ForeignValue {
  var environment: SceneEnvironment

  init(_ environment: SceneEnvironment) {
    self.environment = environment
  }

  var typeName: String { "EnvironmentValues" }

  func isEqual(to other: any ForeignValue) -> Bool { false }

  func hash(into hasher: inout Hasher) {}

  var description: String { "EnvironmentValues" }
}
