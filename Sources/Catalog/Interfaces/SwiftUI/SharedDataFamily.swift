extension InterfaceFamily {
  /// Types of data of other modules than SwiftUI, as far as programs commonly use them: kinds of files, items that are
  /// dragged, models that are kept.
  static let sharedData = InterfaceFamily(
    "SharedData",
    standing: .namesOnly,
    """
    extension UTType: Hashable, Sendable, Codable {
      init?(_ identifier: String)
      init(exportedAs identifier: String, conformingTo parentType: UTType? = nil)
      init(importedAs identifier: String, conformingTo parentType: UTType? = nil)
      init?(filenameExtension: String, conformingTo supertype: UTType = .data)
      init?(mimeType: String, conformingTo supertype: UTType = .data)
      var identifier: String { get }
      var preferredFilenameExtension: String? { get }
      var preferredMIMEType: String? { get }
      var localizedDescription: String? { get }
      func conforms(to type: UTType) -> Bool
      func isSubtype(of type: UTType) -> Bool
      func isSupertype(of type: UTType) -> Bool
      static var item: UTType { get }
      static var content: UTType { get }
      static var data: UTType { get }
      static var folder: UTType { get }
      static var directory: UTType { get }
      static var package: UTType { get }
      static var bundle: UTType { get }
      static var application: UTType { get }
      static var executable: UTType { get }
      static var unixExecutable: UTType { get }
      static var diskImage: UTType { get }
      static var archive: UTType { get }
      static var zip: UTType { get }
      static var gzip: UTType { get }
      static var text: UTType { get }
      static var plainText: UTType { get }
      static var utf8PlainText: UTType { get }
      static var commaSeparatedText: UTType { get }
      static var rtf: UTType { get }
      static var html: UTType { get }
      static var xml: UTType { get }
      static var yaml: UTType { get }
      static var json: UTType { get }
      static var propertyList: UTType { get }
      static var log: UTType { get }
      static var sourceCode: UTType { get }
      static var swiftSource: UTType { get }
      static var url: UTType { get }
      static var fileURL: UTType { get }
      static var image: UTType { get }
      static var png: UTType { get }
      static var jpeg: UTType { get }
      static var gif: UTType { get }
      static var heic: UTType { get }
      static var heif: UTType { get }
      static var webP: UTType { get }
      static var tiff: UTType { get }
      static var bmp: UTType { get }
      static var svg: UTType { get }
      static var icns: UTType { get }
      static var rawImage: UTType { get }
      static var livePhoto: UTType { get }
      static var pdf: UTType { get }
      static var epub: UTType { get }
      static var audiovisualContent: UTType { get }
      static var movie: UTType { get }
      static var video: UTType { get }
      static var quickTimeMovie: UTType { get }
      static var mpeg4Movie: UTType { get }
      static var avi: UTType { get }
      static var audio: UTType { get }
      static var mp3: UTType { get }
      static var mpeg4Audio: UTType { get }
      static var wav: UTType { get }
      static var aiff: UTType { get }
      static var font: UTType { get }
      static var contact: UTType { get }
      static var database: UTType { get }
    }
    extension NSItemProvider {
      init()
      init(object: Any)
      init(item: Any?, typeIdentifier: String?)
      init?(contentsOf fileURL: URL)
      var registeredTypeIdentifiers: [String] { get }
      var suggestedName: String? { get }
      func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool
      func canLoadObject<T>(ofClass aClass: T.Type) -> Bool
      @discardableResult func loadObject<T>(ofClass aClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void) -> Progress
      @discardableResult func loadDataRepresentation(forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress
      @discardableResult func loadFileRepresentation(forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void) -> Progress
      func loadItem(forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil, completionHandler: (@Sendable (Any?, (any Error)?) -> Void)? = nil)
    }
    extension PHPhotoLibrary {
      static func shared() -> PHPhotoLibrary
    }
    struct PersistentIdentifier: Hashable, Codable, Sendable {}
    protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {
      var persistentModelID: PersistentIdentifier { get }
      var modelContext: ModelContext? { get }
      var hasChanges: Bool { get }
      var isDeleted: Bool { get }
    }
    extension PersistentModel {
      var id: PersistentIdentifier { get }
      var persistentModelID: PersistentIdentifier { get }
      var modelContext: ModelContext? { get }
      var hasChanges: Bool { get }
      var isDeleted: Bool { get }
    }
    @propertyWrapper struct Query<Element, Result>: DynamicProperty where Element: PersistentModel {
      init(_ descriptor: FetchDescriptor<Element>, animation: Animation = .default) where Result == [Element]
      init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) where Result == [Element]
      init(filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation) where Result == [Element]
      init(filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], transaction: Transaction? = nil) where Result == [Element]
      init<Value>(filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward, animation: Animation) where Value: Comparable, Result == [Element]
      init<Value>(filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward, transaction: Transaction? = nil) where Value: Comparable, Result == [Element]
      init<Value>(filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward, animation: Animation) where Value: Comparable, Result == [Element]
      init<Value>(filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward, transaction: Transaction? = nil) where Value: Comparable, Result == [Element]
      init(animation: Animation) where Result == [Element]
      init() where Result == [Element]
      @MainActor var wrappedValue: Result { get }
      @MainActor var fetchError: (any Error)? { get }
      @MainActor var modelContext: ModelContext { get }
    }
    struct FetchDescriptor<T: PersistentModel> {
      init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = [])
      var fetchLimit: Int?
      var fetchOffset: Int?
      var includePendingChanges: Bool
    }
    extension ModelContainer {
      init(for forTypes: any PersistentModel.Type..., configurations: ModelConfiguration...) throws
      init(for givenSchema: Schema, configurations: ModelConfiguration...) throws
      init(for givenSchema: Schema, configurations: [ModelConfiguration]) throws
      var schema: Schema { get }
      var configurations: Set<ModelConfiguration> { get }
      @MainActor var mainContext: ModelContext { get }
      func deleteAllData()
    }
    struct ModelConfiguration: Identifiable, Hashable {
      init(isStoredInMemoryOnly: Bool)
      init(for forTypes: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false)
      init(_ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true, groupContainer: ModelConfiguration.GroupContainer = .automatic, cloudKitDatabase: ModelConfiguration.CloudKitDatabase = .automatic)
      init(_ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true, cloudKitDatabase: ModelConfiguration.CloudKitDatabase = .automatic)
      let name: String
      var schema: Schema?
      var url: URL { get }
      let isStoredInMemoryOnly: Bool
      let allowsSave: Bool
      var id: String { get }
      struct CloudKitDatabase {
        static var automatic: ModelConfiguration.CloudKitDatabase { get }
        static var none: ModelConfiguration.CloudKitDatabase { get }
        static func `private`(_ privateDBName: String) -> ModelConfiguration.CloudKitDatabase
      }
      struct GroupContainer {
        static var automatic: ModelConfiguration.GroupContainer { get }
        static var none: ModelConfiguration.GroupContainer { get }
        static func identifier(_ groupName: String) -> ModelConfiguration.GroupContainer
      }
      static func == (lhs: ModelConfiguration, rhs: ModelConfiguration) -> Bool
      func hash(into hasher: inout Hasher)
    }
    class Schema: @unchecked Sendable {
      init()
      convenience init(_ types: any PersistentModel.Type..., version: Schema.Version = Version(1, 0, 0))
      convenience init(_ types: [any PersistentModel.Type], version: Schema.Version = Version(1, 0, 0))
      struct Version: Hashable, Sendable {
        init(_ major: Int, _ minor: Int, _ patch: Int)
        let major: Int
        let minor: Int
        let patch: Int
      }
    }
    extension URLResourceValues {
      var contentType: UTType? { get }
    }
    extension URLResourceKey {
      static let contentTypeKey: URLResourceKey
    }
    extension ModelContext {
      init(_ container: ModelContainer)
      var container: ModelContainer { get }
      var autosaveEnabled: Bool { get nonmutating set }
      var hasChanges: Bool { get }
      var undoManager: UndoManager? { get nonmutating set }
      func insert<T: PersistentModel>(_ model: T)
      func delete<T: PersistentModel>(_ model: T)
      func delete<T: PersistentModel>(model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true) throws
      func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T]
      func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int
      func save() throws
      func rollback()
      func processPendingChanges()
    }
    """
  )
}
