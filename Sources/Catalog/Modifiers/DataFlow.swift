extension ModifierDefinition {
  static let environment = ModifierDefinition(
    "environment",
    "Sets a value that the views inside can read.",
    [
      "func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View",
      Signature("func environment(_ object: (some Observable)?) -> some View", since: .iOS17),
    ],
    behavior: .writeEnvironment
  )
  static let environmentObject = ModifierDefinition(
    "environmentObject",
    "Hands an object to the views inside.",
    ["func environmentObject(_ object: some ObservableObject) -> some View"],
    behavior: .writeEnvironment
  )
  static let transformEnvironment = ModifierDefinition(
    "transformEnvironment",
    "Changes a value that the views inside can read.",
    [
      "func transformEnvironment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void) -> some View"
    ],
    behavior: .transformEnvironment
  )

  static let preference = ModifierDefinition(
    "preference",
    "Hands a value up, in place of all that the views inside hand up for the key.",
    ["func preference<K: PreferenceKey>(key: K.Type, value: K.Value) -> some View"],
    behavior: .preference(.write)
  )
  static let transformPreference = ModifierDefinition(
    "transformPreference",
    "Changes the value that the views inside hand up.",
    [
      "func transformPreference<K: PreferenceKey>(_ key: K.Type, _ callback: @escaping (inout K.Value) -> Void) -> some View"
    ],
    behavior: .preference(.transform)
  )
  static let anchorPreference = ModifierDefinition(
    "anchorPreference",
    "Hands geometry of the view up.",
    [
      "func anchorPreference<K: PreferenceKey, A>(key: K.Type, value: Anchor.Source, transform: @escaping (Anchor<A>) -> K.Value) -> some View"
    ],
    behavior: .preference(.anchor)
  )
  static let transformAnchorPreference = ModifierDefinition(
    "transformAnchorPreference",
    "Adds geometry of the view to the value that the views inside hand up.",
    [
      "func transformAnchorPreference<K: PreferenceKey, A>(key: K.Type, value: Anchor.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void) -> some View"
    ],
    behavior: .preference(.transformAnchor)
  )

  static let onAppear = ModifierDefinition(
    "onAppear",
    "Runs an action when the view appears.",
    ["func onAppear(perform action: (() -> Void)? = nil) -> some View"],
    behavior: .observer(.appear)
  )
  static let task = ModifierDefinition(
    "task",
    "Runs asynchronous work while the view is shown.",
    [
      "func task(priority: TaskPriority = .userInitiated, _ action: @escaping () async -> Void) -> some View",
      "func task(id value: some Equatable, priority: TaskPriority = .userInitiated, _ action: @escaping () async -> Void) -> some View",
    ],
    .iOS15,
    behavior: .observer(.task)
  )
  static let onChange = ModifierDefinition(
    "onChange",
    "Runs an action when a value changes.",
    [
      Signature(
        "func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void) -> some View",
        since: .iOS17
      ),
      Signature(
        "func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some View",
        since: .iOS17
      ),
      Signature(
        "func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some View",
        deprecation: .hard(17, "onChange(of:initial:_:)")
      ),
    ],
    .iOS14,
    behavior: .observer(.value)
  )
  static let onPreferenceChange = ModifierDefinition(
    "onPreferenceChange",
    "Runs an action when the value that the views inside hand up changes.",
    [
      "func onPreferenceChange<K: PreferenceKey>(_ key: K.Type, perform action: @escaping (K.Value) -> Void) -> some View"
    ],
    behavior: .observer(.preference)
  )
  static let onReceive = ModifierDefinition(
    "onReceive",
    "Runs an action for each value of a publisher.",
    [
      "func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> some View where P.Failure == Never"
    ],
    behavior: .observer(.publisher)
  )
  static let onGeometryChange = ModifierDefinition(
    "onGeometryChange",
    "Runs an action when a value made from the view's geometry changes.",
    [
      "func onGeometryChange<T: Equatable & Sendable>(for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (T) -> Void) -> some View",
      Signature(
        "func onGeometryChange<T: Equatable & Sendable>(for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (T, T) -> Void) -> some View",
        since: .iOS18
      ),
    ],
    Availability(iOS: 16, macOS: 13),
    behavior: .observer(.geometry)
  )

  static let onScrollGeometryChange = ModifierDefinition(
    "onScrollGeometryChange",
    "Runs an action when a value made from the geometry of the scroll view inside changes.",
    [
      "func onScrollGeometryChange<T: Equatable>(for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (T, T) -> Void) -> some View"
    ],
    .iOS18,
    behavior: .observer(.scrollGeometry)
  )

  static let containerValue = ModifierDefinition(
    "containerValue",
    "Hands a value to the container.",
    ["func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View"],
    .iOS18,
    behavior: .containerValue
  )
  static let trait = ModifierDefinition(
    "_trait",
    "Hands a value to the variadic view around.",
    ["func _trait<K: _ViewTraitKey>(_ key: K.Type, _ value: K.Value) -> some View"],
    behavior: .containerValue
  )

  static let coordinateSpace = ModifierDefinition(
    "coordinateSpace",
    "Gives the view's coordinates a name that the views inside can refer to.",
    [
      Signature("func coordinateSpace(_ name: NamedCoordinateSpace) -> some View", since: .iOS17),
      "func coordinateSpace(name: some Hashable) -> some View",
    ],
    behavior: .coordinateSpace
  )
  static let id = ModifierDefinition(
    "id",
    "Gives the view an identity.",
    ["func id(_ id: some Hashable) -> some View"],
    behavior: .identity
  )
  static let modifier = ModifierDefinition(
    "modifier",
    "Applies a modifier of the program's own.",
    ["func modifier(_ modifier: some ViewModifier) -> some View"],
    behavior: .custom
  )
}
