extension InterfaceFamily {
  /// Further forms of modifiers of the catalogue, which lay views out as those do: for selections, files, tokens and keys.
  static let overloads = InterfaceFamily(
    "Overloads",
    """
    extension View {
      @available(iOS 16, macOS 13, *)
      func contextMenu<I: Hashable, M: View>(forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M, primaryAction: ((Set<I>) -> Void)? = nil) -> some View
      @available(iOS 14, macOS 11, *)
      func fileImporter(isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool, onCompletion: @escaping (Result<[URL], any Error>) -> Void) -> some View
      @available(iOS 17, macOS 14, *)
      func fileImporter(isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool, onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void) -> some View
      @available(iOS 14, macOS 11, *)
      func fileExporter<C: Collection>(isPresented: Binding<Bool>, documents: C, contentType: UTType, onCompletion: @escaping (Result<[URL], any Error>) -> Void) -> some View where C.Element: FileDocument
      @available(iOS 17, macOS 14, *)
      func fileExporter<D: FileDocument>(isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}) -> some View
      @available(iOS 17, macOS 14, *)
      func fileExporter<T: Transferable>(isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}) -> some View
      @available(iOS 17, macOS 14, *)
      func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View
      @available(iOS 14, macOS 11, *)
      func toolbar<C: ToolbarContent>(id: String, @ToolbarContentBuilder content: () -> C) -> some View
      @available(iOS 16, macOS 13, *)
      func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T) -> some View where C.Element: Identifiable
      @available(iOS 16, macOS 13, *)
      func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T) -> some View where C.Element: Identifiable
      @available(iOS 17, macOS 14, *)
      func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T) -> some View where C.Element: Identifiable
      @available(iOS 15, macOS 12, *)
      func confirmationDialog<A: View, M: View, T>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M) -> some View
      @available(iOS 15, macOS 12, *)
      @_disfavoredOverload func confirmationDialog<S: StringProtocol, A: View, T>(_ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A) -> some View
      @available(iOS 15, macOS 12, *)
      @_disfavoredOverload func confirmationDialog<S: StringProtocol, A: View, M: View, T>(_ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M) -> some View
      @available(iOS 17, macOS 14, *)
      func containerBackground<V: View>(for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View
      @available(iOS 17, macOS 14, *)
      func onKeyPress(_ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result) -> some View
      @available(iOS 17, macOS 14, *)
      func onKeyPress(phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result) -> some View
      @available(iOS 17, macOS 14, *)
      func onKeyPress(keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result) -> some View
      @available(iOS 17, macOS 14, *)
      func onKeyPress(characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result) -> some View
      @available(iOS 15.4, macOS 12.3, *)
      func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View
      @available(iOS 14, macOS 11, *)
      func onDrop(of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider], CGPoint) -> Bool) -> some View
      @available(iOS 14, macOS 11, *)
      func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View
      func onDrop(of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool) -> some View
      func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View
      @available(iOS 15, macOS 12, *)
      func onDrag<V: View>(_ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V) -> some View
      @available(iOS 16, macOS 13, *)
      func photosPicker(isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary) -> some View
      @available(iOS 16, macOS 13, *)
      func photosPicker(isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary) -> some View
      @available(iOS 26, macOS 26, *)
      nonisolated func containerCornerOffset(_ edges: Edge.Set, sizeToFit: Bool = false) -> some View
      nonisolated func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View
      @available(iOS 18, macOS 15, *)
      nonisolated func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View
      nonisolated func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View
      @available(iOS 18, macOS 15, *)
      nonisolated func highPriorityGesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View
      nonisolated func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View
      @available(iOS 18, macOS 15, *)
      nonisolated func simultaneousGesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View
      @_disfavoredOverload nonisolated func onLongPressGesture(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void) -> some View
      @available(iOS 16, macOS 13, *)
      func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View
    }
    @available(iOS 17, macOS 14, *)
    struct ToolbarDefaultItemKind {
      static let sidebarToggle: ToolbarDefaultItemKind
      static let title: ToolbarDefaultItemKind
    }
    protocol DropDelegate {
      func validateDrop(info: DropInfo) -> Bool
      func performDrop(info: DropInfo) -> Bool
      func dropEntered(info: DropInfo)
      func dropUpdated(info: DropInfo) -> DropProposal?
      func dropExited(info: DropInfo)
    }
    extension DropDelegate {
      func validateDrop(info: DropInfo) -> Bool
      func dropEntered(info: DropInfo)
      func dropUpdated(info: DropInfo) -> DropProposal?
      func dropExited(info: DropInfo)
    }
    struct DropInfo {
      var location: CGPoint { get }
      @available(iOS 14, macOS 11, *)
      func hasItemsConforming(to contentTypes: [UTType]) -> Bool
      @available(iOS 14, macOS 11, *)
      func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider]
    }
    enum DropOperation: Sendable {
      case cancel
      case forbidden
      case copy
      case move
    }
    struct DropProposal: Sendable {
      init(operation: DropOperation)
      let operation: DropOperation
    }
    """
  )
}
