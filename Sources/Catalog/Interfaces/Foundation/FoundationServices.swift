extension InterfaceFamily {
  /// Files, settings, notifications and timers.
  static let foundationServices = InterfaceFamily(
    "Services",
    standing: .inToolchain,
    #"""
    class UserDefaults: NSObject, NSObjectProtocol, Equatable, Hashable, CustomStringConvertible {
      class var standard: UserDefaults { get }
      class func resetStandardUserDefaults()
      override convenience init()
      init?(suiteName suitename: String?)
      func object(forKey defaultName: String) -> Any?
      func set(_ value: Any?, forKey defaultName: String)
      func removeObject(forKey defaultName: String)
      func string(forKey defaultName: String) -> String?
      func array(forKey defaultName: String) -> [Any]?
      func dictionary(forKey defaultName: String) -> [String: Any]?
      func data(forKey defaultName: String) -> Data?
      func stringArray(forKey defaultName: String) -> [String]?
      func integer(forKey defaultName: String) -> Int
      func float(forKey defaultName: String) -> Float
      func double(forKey defaultName: String) -> Double
      func bool(forKey defaultName: String) -> Bool
      func url(forKey defaultName: String) -> URL?
      func set(_ value: Int, forKey defaultName: String)
      func set(_ value: Float, forKey defaultName: String)
      func set(_ value: Double, forKey defaultName: String)
      func set(_ value: Bool, forKey defaultName: String)
      func set(_ url: URL?, forKey defaultName: String)
      func register(defaults registrationDictionary: [String: Any])
      func addSuite(named suiteName: String)
      func removeSuite(named suiteName: String)
      func dictionaryRepresentation() -> [String: Any]
      var volatileDomainNames: [String] { get }
      func volatileDomain(forName domainName: String) -> [String: Any]
      func setVolatileDomain(_ domain: [String: Any], forName domainName: String)
      func removeVolatileDomain(forName domainName: String)
      func persistentDomain(forName domainName: String) -> [String: Any]?
      func setPersistentDomain(_ domain: [String: Any], forName domainName: String)
      func removePersistentDomain(forName domainName: String)
      @discardableResult func synchronize() -> Bool
      func objectIsForced(forKey key: String) -> Bool
      func objectIsForced(forKey key: String, inDomain domain: String) -> Bool
      static var didChangeNotification: NSNotification.Name { get }
      static var globalDomain: String { get }
      static var argumentDomain: String { get }
      static var registrationDomain: String { get }
    }
    class FileManager: Sendable {
      func mountedVolumeURLs(includingResourceValuesForKeys propertyKeys: [URLResourceKey]?, options: FileManager.VolumeEnumerationOptions = []) -> [URL]?
      func contentsOfDirectory(at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?, options mask: FileManager.DirectoryEnumerationOptions = []) throws -> [URL]
      func url(for directory: FileManager.SearchPathDirectory, in domain: FileManager.SearchPathDomainMask, appropriateFor reference: URL?, create shouldCreate: Bool) throws -> URL
      func displayName(atPath path: String) -> String
      func componentsToDisplay(forPath path: String) -> [String]?
      func enumerator(atPath path: String) -> FileManager.DirectoryEnumerator?
      func enumerator(at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?, options mask: FileManager.DirectoryEnumerationOptions = [], errorHandler handler: ((URL, any Error) -> Bool)? = nil) -> FileManager.DirectoryEnumerator?
      func subpaths(atPath path: String) -> [String]?
      func replaceItem(at originalItemURL: URL, withItemAt newItemURL: URL, backupItemName: String?, options: FileManager.ItemReplacementOptions = []) throws -> URL?
      func replaceItemAt(_ originalItemURL: URL, withItemAt newItemURL: URL, backupItemName: String? = nil, options: FileManager.ItemReplacementOptions = []) throws -> URL?
      class var `default`: FileManager { get }
      weak var delegate: (any FileManagerDelegate)? { get set }
      init()
      func setAttributes(_ attributes: [FileAttributeKey: Any], ofItemAtPath path: String) throws
      func createDirectory(at url: URL, withIntermediateDirectories createIntermediates: Bool, attributes: [FileAttributeKey: Any]? = nil) throws
      func createDirectory(atPath path: String, withIntermediateDirectories createIntermediates: Bool, attributes: [FileAttributeKey: Any]? = nil) throws
      func contentsOfDirectory(atPath path: String) throws -> [String]
      func subpathsOfDirectory(atPath path: String) throws -> [String]
      func urls(for directory: FileManager.SearchPathDirectory, in domainMask: FileManager.SearchPathDomainMask) -> [URL]
      func url(for directory: FileManager.SearchPathDirectory, in domain: FileManager.SearchPathDomainMask, appropriateFor url: URL?, create shouldCreate: Bool) throws -> URL
      func attributesOfItem(atPath path: String) throws -> [FileAttributeKey: Any]
      func attributesOfFileSystem(forPath path: String) throws -> [FileAttributeKey: Any]
      func createSymbolicLink(atPath path: String, withDestinationPath destPath: String) throws
      func createSymbolicLink(at url: URL, withDestinationURL destURL: URL) throws
      func destinationOfSymbolicLink(atPath path: String) throws -> String
      func copyItem(atPath srcPath: String, toPath dstPath: String) throws
      func moveItem(atPath srcPath: String, toPath dstPath: String) throws
      func linkItem(atPath srcPath: String, toPath dstPath: String) throws
      func removeItem(atPath path: String) throws
      func copyItem(at srcURL: URL, to dstURL: URL) throws
      func moveItem(at srcURL: URL, to dstURL: URL) throws
      func linkItem(at srcURL: URL, to dstURL: URL) throws
      func removeItem(at URL: URL) throws
      var currentDirectoryPath: String { get }
      func changeCurrentDirectoryPath(_ path: String) -> Bool
      func fileExists(atPath path: String) -> Bool
      func fileExists(atPath path: String, isDirectory: inout Bool) -> Bool
      func isReadableFile(atPath path: String) -> Bool
      func isWritableFile(atPath path: String) -> Bool
      func isExecutableFile(atPath path: String) -> Bool
      func isDeletableFile(atPath path: String) -> Bool
      func contentsEqual(atPath path1: String, andPath path2: String) -> Bool
      func contents(atPath path: String) -> Data?
      func createFile(atPath path: String, contents data: Data?, attributes attr: [FileAttributeKey: Any]? = nil) -> Bool
      var temporaryDirectory: URL { get }
    }
    extension FileManager {
      struct SearchPathDomainMask: OptionSet, Sendable {
        init(rawValue: UInt)
        let rawValue: UInt
        static let userDomainMask: FileManager.SearchPathDomainMask
        static let localDomainMask: FileManager.SearchPathDomainMask
        static let networkDomainMask: FileManager.SearchPathDomainMask
        static let systemDomainMask: FileManager.SearchPathDomainMask
        static let allDomainsMask: FileManager.SearchPathDomainMask
      }
      enum SearchPathDirectory: Equatable, Hashable, RawRepresentable, Sendable {
        case applicationDirectory
        case demoApplicationDirectory
        case developerApplicationDirectory
        case adminApplicationDirectory
        case libraryDirectory
        case developerDirectory
        case documentationDirectory
        case coreServiceDirectory
        case inputMethodsDirectory
        case preferencePanesDirectory
        case allApplicationsDirectory
        case allLibrariesDirectory
        case itemReplacementDirectory
        case printerDescriptionDirectory
        case applicationScriptsDirectory
        case userDirectory
        case documentDirectory
        case autosavedInformationDirectory
        case desktopDirectory
        case cachesDirectory
        case applicationSupportDirectory
        case downloadsDirectory
        case moviesDirectory
        case musicDirectory
        case picturesDirectory
        case sharedPublicDirectory
        case trashDirectory
        init?(rawValue: UInt)
      }
    }
    class NotificationCenter: Sendable, Equatable, CustomStringConvertible {
      func post(_ notification: Notification)
      func post(name aName: NSNotification.Name, object anObject: Any?, userInfo aUserInfo: [AnyHashable: Any]? = nil)
      func removeObserver(_ observer: Any)
      func removeObserver(_ observer: Any, name aName: NSNotification.Name?, object: Any?)
      func addObserver(forName name: NSNotification.Name?, object obj: Any?, queue: OperationQueue?, using block: @escaping @Sendable (Notification) -> Void) -> any NSObjectProtocol
      func addObserver<Message>(of subject: Message.Subject? = nil, for messageType: Message.Type, using observer: @escaping @Sendable (Message) async -> Void) -> NotificationCenter.ObservationToken where Message: NotificationCenter.AsyncMessage, Message.Subject: AnyObject
      func post<Message>(_ message: Message, subject: Message.Subject) where Message: NotificationCenter.AsyncMessage, Message.Subject: AnyObject
      func post<Message>(_ message: Message) where Message: NotificationCenter.AsyncMessage
      func messages<Identifier, Message>(of subject: Message.Subject, for identifier: Identifier, bufferSize limit: Int = 10) -> some Sendable & AsyncSequence<Message, Never> where Identifier: NotificationCenter.MessageIdentifier, Message: NotificationCenter.AsyncMessage, Message == Identifier.MessageType, Message.Subject: AnyObject
      func messages<Identifier, Message>(of subject: Message.Subject.Type, for identifier: Identifier, bufferSize limit: Int = 10) -> some Sendable & AsyncSequence<Message, Never> where Identifier: NotificationCenter.MessageIdentifier, Message: NotificationCenter.AsyncMessage, Message == Identifier.MessageType
      func messages<Message>(of subject: Message.Subject? = nil, for messageType: Message.Type, bufferSize limit: Int = 10) -> some Sendable & AsyncSequence<Message, Never> where Message: NotificationCenter.AsyncMessage, Message.Subject: AnyObject
      func addObserver<Identifier, Message>(of subject: Message.Subject.Type, for identifier: Identifier, using observer: @escaping @MainActor (Message) -> Void) -> NotificationCenter.ObservationToken where Identifier: NotificationCenter.MessageIdentifier, Message: NotificationCenter.MainActorMessage, Message == Identifier.MessageType
      func addObserver<Message>(of subject: Message.Subject? = nil, for messageType: Message.Type, using observer: @escaping @MainActor (Message) -> Void) -> NotificationCenter.ObservationToken where Message: NotificationCenter.MainActorMessage, Message.Subject: AnyObject
      @MainActor func post<Message>(_ message: Message, subject: Message.Subject) where Message: NotificationCenter.MainActorMessage, Message.Subject: AnyObject
      @MainActor func post<Message>(_ message: Message) where Message: NotificationCenter.MainActorMessage
      required init()
      class var `default`: NotificationCenter { get }
      static func == (lhs: NotificationCenter, rhs: NotificationCenter) -> Bool
      var description: String { get }
      func removeObserver(_ token: NotificationCenter.ObservationToken)
    }
    final class ProcessInfo: Sendable {
      static var processInfo: ProcessInfo { get }
      var arguments: [String] { get }
      var environment: [String: String] { get }
      var globallyUniqueString: String { get }
      var processIdentifier: Int32 { get }
      var processName: String { get set }
      var userName: String { get }
      var fullUserName: String { get }
      var hostName: String { get }
      var operatingSystemVersionString: String { get }
      var operatingSystemVersion: OperatingSystemVersion { get }
      func isOperatingSystemAtLeast(_ version: OperatingSystemVersion) -> Bool
      var processorCount: Int { get }
      var activeProcessorCount: Int { get }
      var physicalMemory: UInt64 { get }
      var systemUptime: TimeInterval { get }
    }
    class Timer: NSObject, NSObjectProtocol, Equatable, Hashable, CustomStringConvertible {
      init(fire date: Date, interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void)
      convenience init(timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void)
      class func scheduledTimer(withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void) -> Timer
      func fire()
      var fireDate: Date { get set }
      var timeInterval: TimeInterval { get }
      var tolerance: TimeInterval { get set }
      func invalidate()
      var isValid: Bool { get }
      var userInfo: Any? { get }
    }
    class RunLoop: NSObject, NSObjectProtocol, Equatable, Hashable, CustomStringConvertible {
      class var current: RunLoop { get }
      class var main: RunLoop { get }
      var currentMode: RunLoop.Mode? { get }
      func add(_ timer: Timer, forMode mode: RunLoop.Mode)
      func add(_ aPort: Port, forMode mode: RunLoop.Mode)
      func remove(_ aPort: Port, forMode mode: RunLoop.Mode)
      func limitDate(forMode mode: RunLoop.Mode) -> Date?
      func acceptInput(forMode mode: String, before limitDate: Date)
      func run()
      func run(until limitDate: Date)
      func run(mode: RunLoop.Mode, before limitDate: Date) -> Bool
      func perform(inModes modes: [RunLoop.Mode], block: @escaping @Sendable () -> Void)
      func perform(_ block: @escaping @Sendable () -> Void)
    }
    extension RunLoop {
      struct Mode: RawRepresentable, Equatable, Hashable, Sendable {
        var rawValue: String { get }
        init(_ rawValue: String)
        init(rawValue: String)
        static var `default`: RunLoop.Mode { get }
        static var common: RunLoop.Mode { get }
      }
    }
    class OperationQueue: NSObject, Sendable, NSObjectProtocol, Equatable, Hashable, CustomStringConvertible {
      static var defaultMaxConcurrentOperationCount: Int { get }
      override init()
      var progress: Progress { get }
      func addOperation(_ op: Operation)
      func addOperations(_ ops: [Operation], waitUntilFinished wait: Bool)
      func addOperation(_ block: @escaping @Sendable () -> Void)
      func addBarrierBlock(_ barrier: @escaping @Sendable () -> Void)
      var maxConcurrentOperationCount: Int { get set }
      var isSuspended: Bool { get set }
      var name: String? { get set }
      var qualityOfService: QualityOfService { get set }
      unowned(unsafe) var underlyingQueue: DispatchQueue? { get set }
      func cancelAllOperations()
      func waitUntilAllOperationsAreFinished()
      class var current: OperationQueue? { get }
      class var main: OperationQueue { get }
      var operations: [Operation] { get }
      var operationCount: Int { get }
    }
    class Progress: NSObject, Sendable, NSObjectProtocol, Equatable, Hashable, CustomStringConvertible {
      class func current() -> Progress?
      convenience init(totalUnitCount unitCount: Int64)
      class func discreteProgress(totalUnitCount unitCount: Int64) -> Progress
      convenience init(totalUnitCount unitCount: Int64, parent: Progress, pendingUnitCount portionOfParentTotalUnitCount: Int64)
      init(parent parentProgress: Progress?, userInfo userInfoOrNil: [ProgressUserInfoKey: Any]? = nil)
      func becomeCurrent(withPendingUnitCount unitCount: Int64)
      func resignCurrent()
      func addChild(_ child: Progress, withPendingUnitCount inUnitCount: Int64)
      var totalUnitCount: Int64 { get set }
      var completedUnitCount: Int64 { get set }
      var localizedDescription: String! { get }
      var localizedAdditionalDescription: String! { get }
      var isCancellable: Bool { get set }
      var isPausable: Bool { get set }
      var isCancelled: Bool { get set }
      var isPaused: Bool { get set }
      var cancellationHandler: (@Sendable () -> Void)? { get set }
      var pausingHandler: (@Sendable () -> Void)? { get set }
      var resumingHandler: (@Sendable () -> Void)? { get set }
      var isIndeterminate: Bool { get }
      var isFinished: Bool { get }
      var fractionCompleted: Double { get }
      func cancel()
      func pause()
      func resume()
      func setUserInfoObject(_ objectOrNil: Any?, forKey key: ProgressUserInfoKey)
      var userInfo: [ProgressUserInfoKey: Any] { get }
      var kind: ProgressKind? { get set }
    }
    class NSLock: NSObject, Sendable, NSObjectProtocol, Equatable, Hashable, CustomStringConvertible {
      override init()
      func lock()
      func unlock()
      func `try`() -> Bool
      func lock(before limit: Date) -> Bool
      var name: String? { get set }
    }
    class URLSession: NSObject, Sendable, NSObjectProtocol, Equatable, Hashable, CustomStringConvertible {
      class var shared: URLSession { get }
      init(configuration: URLSessionConfiguration)
      init(configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)?, delegateQueue queue: OperationQueue?)
      var delegateQueue: OperationQueue { get }
      var delegate: (any URLSessionDelegate)? { get }
      var configuration: URLSessionConfiguration { get }
      var sessionDescription: String? { get set }
      func finishTasksAndInvalidate()
      func invalidateAndCancel()
      func reset(completionHandler: @escaping @Sendable () -> Void)
      func flush(completionHandler: @escaping @Sendable () -> Void)
      func getTasksWithCompletionHandler(_ completionHandler: @escaping @Sendable ([URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask]) -> Void)
      func getAllTasks(completionHandler: @escaping @Sendable ([URLSessionTask]) -> Void)
      func dataTask(with request: URLRequest) -> URLSessionDataTask
      func dataTask(with url: URL) -> URLSessionDataTask
      func dataTask(with request: URLRequest, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void) -> URLSessionDataTask
      func dataTask(with url: URL, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void) -> URLSessionDataTask
      func uploadTask(with request: URLRequest, fromFile fileURL: URL) -> URLSessionUploadTask
      func uploadTask(with request: URLRequest, from bodyData: Data) -> URLSessionUploadTask
      func uploadTask(withStreamedRequest request: URLRequest) -> URLSessionUploadTask
      func uploadTask(with request: URLRequest, fromFile fileURL: URL, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void) -> URLSessionUploadTask
      func uploadTask(with request: URLRequest, from bodyData: Data?, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void) -> URLSessionUploadTask
      func downloadTask(with request: URLRequest) -> URLSessionDownloadTask
      func downloadTask(with url: URL) -> URLSessionDownloadTask
      func downloadTask(withResumeData resumeData: Data) -> URLSessionDownloadTask
      func downloadTask(with request: URLRequest, completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void) -> URLSessionDownloadTask
      func downloadTask(with url: URL, completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void) -> URLSessionDownloadTask
      func downloadTask(withResumeData resumeData: Data, completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void) -> URLSessionDownloadTask
      func webSocketTask(with url: URL) -> URLSessionWebSocketTask
      func webSocketTask(with url: URL, protocols: [String]) -> URLSessionWebSocketTask
      func webSocketTask(with request: URLRequest) -> URLSessionWebSocketTask
      func data(for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (Data, URLResponse)
      func data(from url: URL, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (Data, URLResponse)
      func upload(for request: URLRequest, fromFile fileURL: URL, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (Data, URLResponse)
      func upload(for request: URLRequest, from bodyData: Data, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (Data, URLResponse)
      func download(for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (URL, URLResponse)
      func download(from url: URL, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (URL, URLResponse)
    }
    class JSONEncoder: Sendable {
      var outputFormatting: JSONEncoder.OutputFormatting { get set }
      var dateEncodingStrategy: JSONEncoder.DateEncodingStrategy { get set }
      var dataEncodingStrategy: JSONEncoder.DataEncodingStrategy { get set }
      var nonConformingFloatEncodingStrategy: JSONEncoder.NonConformingFloatEncodingStrategy { get set }
      var keyEncodingStrategy: JSONEncoder.KeyEncodingStrategy { get set }
      var userInfo: [CodingUserInfoKey: any Sendable] { get set }
      init()
      func encode<T>(_ value: T) throws -> Data where T: Encodable
    }
    class JSONDecoder: Sendable {
      var dateDecodingStrategy: JSONDecoder.DateDecodingStrategy { get set }
      var dataDecodingStrategy: JSONDecoder.DataDecodingStrategy { get set }
      var nonConformingFloatDecodingStrategy: JSONDecoder.NonConformingFloatDecodingStrategy { get set }
      var keyDecodingStrategy: JSONDecoder.KeyDecodingStrategy { get set }
      var userInfo: [CodingUserInfoKey: any Sendable] { get set }
      var allowsJSON5: Bool { get set }
      var assumesTopLevelDictionary: Bool { get set }
      init()
      func decode<T>(_ type: T.Type, from data: Data) throws -> T where T: Decodable
      func decode<T>(_ type: T.Type, from data: Data, configuration: T.DecodingConfiguration) throws -> T where T: DecodableWithConfiguration
      func decode<T, C>(_ type: T.Type, from data: Data, configuration: C.Type) throws -> T where T: DecodableWithConfiguration, C: DecodingConfigurationProviding, T.DecodingConfiguration == C.DecodingConfiguration
    }
    class PropertyListEncoder: Sendable {
      var outputFormat: PropertyListDecoder.PropertyListFormat { get set }
      var userInfo: [CodingUserInfoKey: any Sendable] { get set }
      init()
      func encode<Value>(_ value: Value) throws -> Data where Value: Encodable
    }
    class PropertyListDecoder: Sendable {
      var userInfo: [CodingUserInfoKey: any Sendable] { get set }
      init()
      func decode<T>(_ type: T.Type, from data: Data) throws -> T where T: Decodable
      func decode<T>(_ type: T.Type, from data: Data, format: inout PropertyListDecoder.PropertyListFormat) throws -> T where T: Decodable
      func decode<T>(_ type: T.Type, from data: Data, configuration: T.DecodingConfiguration) throws -> T where T: DecodableWithConfiguration
      func decode<T, C>(_ type: T.Type, from data: Data, configuration: C.Type) throws -> T where T: DecodableWithConfiguration, C: DecodingConfigurationProviding, T.DecodingConfiguration == C.DecodingConfiguration
      func decode<T, C>(_ type: T.Type, from data: Data, format: inout PropertyListDecoder.PropertyListFormat, configuration: C.Type) throws -> T where T: DecodableWithConfiguration, C: DecodingConfigurationProviding, T.DecodingConfiguration == C.DecodingConfiguration
      func decode<T>(_ type: T.Type, from data: Data, format: inout PropertyListDecoder.PropertyListFormat, configuration: T.DecodingConfiguration) throws -> T where T: DecodableWithConfiguration
    }
    class Thread: NSObject, NSObjectProtocol, Equatable, Hashable, CustomStringConvertible {
      class var current: Thread { get }
      class var isMainThread: Bool { get }
      class var mainThread: Thread { get }
      class func detachNewThread(_ block: @escaping @Sendable () -> Void)
      class func isMultiThreaded() -> Bool
      class func sleep(until date: Date)
      class func sleep(forTimeInterval interval: TimeInterval)
      class func exit()
      var qualityOfService: QualityOfService { get set }
      var threadDictionary: NSMutableDictionary { get }
      override init()
      convenience init(block: @escaping @Sendable () -> Void)
      func start()
      func main()
      var name: String? { get set }
      var stackSize: Int { get set }
      var isExecuting: Bool { get }
      var isFinished: Bool { get }
      var isCancelled: Bool { get }
      var isMainThread: Bool { get }
      func cancel()
      class var callStackReturnAddresses: [NSNumber] { get }
      class var callStackSymbols: [String] { get }
    }
    """#
  )
}
