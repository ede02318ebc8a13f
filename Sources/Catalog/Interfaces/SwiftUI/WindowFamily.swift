extension InterfaceFamily {
  /// Windows for values, the places of commands, and what is told to scenes.
  static let windows = InterfaceFamily(
    "Windows",
    """
    @available(iOS 16, macOS 13, *)
    struct PresentedWindowContent<Data: Decodable & Encodable & Hashable, Content: View>: View {
      typealias Body = Never
    }
    extension WindowGroup {
      init(_ title: Text, @ViewBuilder content: () -> Content)
      init(_ title: Text, id: String, @ViewBuilder content: () -> Content)
      @available(iOS 16, macOS 13, *)
      nonisolated init<D: Decodable & Encodable & Hashable, C: View>(for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C) where Content == PresentedWindowContent<D, C>
      @available(iOS 16, macOS 13, *)
      nonisolated init<D: Decodable & Encodable & Hashable, C: View>(for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D) where Content == PresentedWindowContent<D, C>
      @available(iOS 16, macOS 13, *)
      nonisolated init<D: Decodable & Encodable & Hashable, C: View>(id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C) where Content == PresentedWindowContent<D, C>
      @available(iOS 16, macOS 13, *)
      nonisolated init<D: Decodable & Encodable & Hashable, C: View>(id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D) where Content == PresentedWindowContent<D, C>
      @available(iOS 16, macOS 13, *)
      nonisolated init<D: Decodable & Encodable & Hashable, C: View>(_ titleKey: LocalizedStringKey, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C) where Content == PresentedWindowContent<D, C>
      @available(iOS 16, macOS 13, *)
      nonisolated init<D: Decodable & Encodable & Hashable, C: View>(_ titleKey: LocalizedStringKey, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D) where Content == PresentedWindowContent<D, C>
      @available(iOS 16, macOS 13, *)
      nonisolated init<D: Decodable & Encodable & Hashable, C: View>(_ titleKey: LocalizedStringKey, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C) where Content == PresentedWindowContent<D, C>
      @available(iOS 16, macOS 13, *)
      nonisolated init<D: Decodable & Encodable & Hashable, C: View>(_ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D) where Content == PresentedWindowContent<D, C>
      @available(iOS 16, macOS 13, *)
      @_disfavoredOverload nonisolated init<S: StringProtocol, D: Decodable & Encodable & Hashable, C: View>(_ title: S, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C) where Content == PresentedWindowContent<D, C>
      @available(iOS 16, macOS 13, *)
      @_disfavoredOverload nonisolated init<S: StringProtocol, D: Decodable & Encodable & Hashable, C: View>(_ title: S, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D) where Content == PresentedWindowContent<D, C>
      @available(iOS 16, macOS 13, *)
      @_disfavoredOverload nonisolated init<S: StringProtocol, D: Decodable & Encodable & Hashable, C: View>(_ title: S, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C) where Content == PresentedWindowContent<D, C>
      @available(iOS 16, macOS 13, *)
      @_disfavoredOverload nonisolated init<S: StringProtocol, D: Decodable & Encodable & Hashable, C: View>(_ title: S, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D) where Content == PresentedWindowContent<D, C>
      @available(iOS 16, macOS 13, *)
      nonisolated init<D: Decodable & Encodable & Hashable, C: View>(_ title: Text, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C) where Content == PresentedWindowContent<D, C>
      @available(iOS 16, macOS 13, *)
      nonisolated init<D: Decodable & Encodable & Hashable, C: View>(_ title: Text, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D) where Content == PresentedWindowContent<D, C>
      @available(iOS 16, macOS 13, *)
      nonisolated init<D: Decodable & Encodable & Hashable, C: View>(_ title: Text, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C) where Content == PresentedWindowContent<D, C>
      @available(iOS 16, macOS 13, *)
      nonisolated init<D: Decodable & Encodable & Hashable, C: View>(_ title: Text, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D) where Content == PresentedWindowContent<D, C>
    }
    struct CommandGroupPlacement: Sendable {
      static let appInfo: CommandGroupPlacement
      static let appSettings: CommandGroupPlacement
      static let systemServices: CommandGroupPlacement
      static let appVisibility: CommandGroupPlacement
      static let appTermination: CommandGroupPlacement
      static let newItem: CommandGroupPlacement
      static let saveItem: CommandGroupPlacement
      static let importExport: CommandGroupPlacement
      static let printItem: CommandGroupPlacement
      static let undoRedo: CommandGroupPlacement
      static let pasteboard: CommandGroupPlacement
      static let textEditing: CommandGroupPlacement
      static let textFormatting: CommandGroupPlacement
      static let toolbar: CommandGroupPlacement
      static let sidebar: CommandGroupPlacement
      static let windowSize: CommandGroupPlacement
      static let windowArrangement: CommandGroupPlacement
      static let help: CommandGroupPlacement
      @available(iOS, unavailable)
      static let windowList: CommandGroupPlacement
      @available(iOS, unavailable)
      @available(macOS 13, *)
      static let singleWindowList: CommandGroupPlacement
    }
    extension Scene {
      @available(iOS 16, macOS 13, *)
      nonisolated func commandsRemoved() -> some Scene
      @available(iOS 16, macOS 13, *)
      nonisolated func commandsReplaced<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene
      nonisolated func defaultAppStorage(_ store: UserDefaults) -> some Scene
      nonisolated func handlesExternalEvents(matching conditions: Set<String>) -> some Scene
      nonisolated func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene
      @available(iOS 17, macOS 14, *)
      nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene
      @available(iOS 17, macOS 14, *)
      nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some Scene
      @available(iOS 17, macOS 14, *)
      nonisolated func transformEnvironment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void) -> some Scene
      @available(iOS 17, macOS 14, *)
      @MainActor @preconcurrency func modelContainer(_ container: ModelContainer) -> some Scene
      @available(iOS 17, macOS 14, *)
      @MainActor @preconcurrency func modelContainer(for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }) -> some Scene
      @available(iOS 17, macOS 14, *)
      @MainActor @preconcurrency func modelContainer(for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }) -> some Scene
      @available(iOS 17, macOS 14, *)
      @MainActor @preconcurrency func modelContext(_ modelContext: ModelContext) -> some Scene
      @available(iOS 18, macOS 15, *)
      nonisolated func persistentSystemOverlays(_ preferredVisibility: Visibility) -> some Scene
      @available(iOS 18, macOS 15, *)
      nonisolated func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene
      @available(iOS 18, macOS 15, *)
      nonisolated func windowManagerRole(_ role: WindowManagerRole) -> some Scene
      @available(iOS, unavailable)
      @available(macOS 15, *)
      nonisolated func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene
      @available(iOS, unavailable)
      @available(macOS 13, *)
      nonisolated func defaultPosition(_ position: UnitPoint) -> some Scene
      @available(iOS, unavailable)
      @available(macOS 13, *)
      nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene
      @available(iOS, unavailable)
      @available(macOS 13, *)
      nonisolated func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization = .automatic) -> some Scene
      @available(iOS, unavailable)
      @available(macOS 15, *)
      nonisolated func windowBackgroundDragBehavior(_ behavior: WindowInteractionBehavior) -> some Scene
      @available(iOS, unavailable)
      @available(macOS 15, *)
      nonisolated func windowLevel(_ level: WindowLevel) -> some Scene
    }
    extension KeyboardShortcut {
      @available(iOS 15, macOS 12, *)
      struct Localization: Sendable {
        static let automatic: KeyboardShortcut.Localization
        static let withoutMirroring: KeyboardShortcut.Localization
        static let custom: KeyboardShortcut.Localization
      }
    }
    @available(iOS 18, macOS 15, *)
    struct SceneRestorationBehavior: Sendable {
      static let automatic: SceneRestorationBehavior
      static let disabled: SceneRestorationBehavior
    }
    @available(iOS 18, macOS 15, *)
    struct WindowManagerRole: Sendable {
      static let automatic: WindowManagerRole
      static let principal: WindowManagerRole
      static let associated: WindowManagerRole
    }
    @available(macOS 15, *)
    struct SceneLaunchBehavior: Sendable {
      static let automatic: SceneLaunchBehavior
      static let presented: SceneLaunchBehavior
      static let suppressed: SceneLaunchBehavior
    }
    @available(macOS 15, *)
    struct WindowLevel: Sendable {
      static let automatic: WindowLevel
      static let normal: WindowLevel
      static let floating: WindowLevel
      static let desktop: WindowLevel
    }
    """
  )
}
