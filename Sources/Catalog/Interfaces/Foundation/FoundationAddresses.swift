extension InterfaceFamily {
  /// Addresses and what is loaded from them.
  static let foundationAddresses = InterfaceFamily(
    "Addresses",
    standing: .inToolchain,
    #"""
    struct URL: Equatable, Hashable, CustomStringConvertible, Sendable, Decodable, Encodable {
      func checkResourceIsReachable() throws -> Bool
      init(fileReferenceLiteralResourceName name: String)
      init?(string: String)
      init?(string: String, relativeTo url: URL?)
      init?(string: String, encodingInvalidCharacters: Bool)
      init(fileURLWithPath path: String, isDirectory: Bool, relativeTo base: URL?)
      init(fileURLWithPath path: String, relativeTo base: URL?)
      init(fileURLWithPath path: String, isDirectory: Bool)
      init(fileURLWithPath path: String)
      init?(dataRepresentation: Data, relativeTo base: URL?, isAbsolute: Bool = false)
      var absoluteString: String { get }
      var relativeString: String { get }
      var baseURL: URL? { get }
      var absoluteURL: URL { get }
      var scheme: String? { get }
      var isFileURL: Bool { get }
      var host: String? { get }
      func host(percentEncoded: Bool = true) -> String?
      var port: Int? { get }
      var path: String { get }
      func path(percentEncoded: Bool = true) -> String
      var relativePath: String { get }
      var query: String? { get }
      func query(percentEncoded: Bool = true) -> String?
      var fragment: String? { get }
      func fragment(percentEncoded: Bool = true) -> String?
      var pathComponents: [String] { get }
      var lastPathComponent: String { get }
      var pathExtension: String { get }
      func appendingPathComponent(_ pathComponent: String, isDirectory: Bool) -> URL
      func appendingPathComponent(_ pathComponent: String) -> URL
      func deletingLastPathComponent() -> URL
      func appendingPathExtension(_ pathExtension: String) -> URL
      func deletingPathExtension() -> URL
      mutating func appendPathComponent(_ pathComponent: String, isDirectory: Bool)
      mutating func appendPathComponent(_ pathComponent: String)
      var standardized: URL { get }
      static func == (lhs: URL, rhs: URL) -> Bool
      init(filePath path: String, directoryHint: URL.DirectoryHint = .inferFromPath, relativeTo base: URL? = nil)
      func appending<S>(path: S, directoryHint: URL.DirectoryHint = .inferFromPath) -> URL where S: StringProtocol
      mutating func append<S>(path: S, directoryHint: URL.DirectoryHint = .inferFromPath) where S: StringProtocol
      func appending<S>(component: S, directoryHint: URL.DirectoryHint = .inferFromPath) -> URL where S: StringProtocol
      mutating func append<S>(component: S, directoryHint: URL.DirectoryHint = .inferFromPath) where S: StringProtocol
      func appending(queryItems: [URLQueryItem]) -> URL
      mutating func append(queryItems: [URLQueryItem])
      func appending<S>(components: S..., directoryHint: URL.DirectoryHint = .inferFromPath) -> URL where S: StringProtocol
      mutating func append<S>(components: S..., directoryHint: URL.DirectoryHint = .inferFromPath) where S: StringProtocol
      static var homeDirectory: URL { get }
      static func homeDirectory(forUser user: String) -> URL?
      static var temporaryDirectory: URL { get }
      var description: String { get }
      init(from decoder: any Decoder) throws
      init?(template: URL.Template, variables: [URL.Template.VariableName: URL.Template.Value])
    }
    struct URLComponents: Equatable, Hashable, CustomStringConvertible, Sendable, Decodable, Encodable {
      typealias ReferenceType = NSURLComponents
      init()
      init?(url: URL, resolvingAgainstBaseURL resolve: Bool)
      init?(string: String)
      init?(string: String, encodingInvalidCharacters: Bool)
      var url: URL? { get }
      func url(relativeTo base: URL?) -> URL?
      var string: String? { get }
      var scheme: String? { get set }
      var user: String? { get set }
      var password: String? { get set }
      var host: String? { get set }
      var port: Int? { get set }
      var path: String { get set }
      var query: String? { get set }
      var fragment: String? { get set }
      var percentEncodedUser: String? { get set }
      var percentEncodedPassword: String? { get set }
      var percentEncodedHost: String? { get set }
      var encodedHost: String? { get set }
      var percentEncodedPath: String { get set }
      var percentEncodedQuery: String? { get set }
      var percentEncodedFragment: String? { get set }
      var rangeOfScheme: Range<String.Index>? { get }
      var rangeOfUser: Range<String.Index>? { get }
      var rangeOfPassword: Range<String.Index>? { get }
      var rangeOfHost: Range<String.Index>? { get }
      var rangeOfPort: Range<String.Index>? { get }
      var rangeOfPath: Range<String.Index>? { get }
      var rangeOfQuery: Range<String.Index>? { get }
      var rangeOfFragment: Range<String.Index>? { get }
      var queryItems: [URLQueryItem]? { get set }
      var percentEncodedQueryItems: [URLQueryItem]? { get set }
      static func == (lhs: URLComponents, rhs: URLComponents) -> Bool
      var description: String { get }
      init(from decoder: any Decoder) throws
    }
    struct URLQueryItem: Hashable, Equatable, Sendable, CustomStringConvertible {
      var name: String { get set }
      var value: String? { get set }
      init(name: String, value: String?)
      static func == (lhs: URLQueryItem, rhs: URLQueryItem) -> Bool
      var description: String { get }
    }
    struct URLRequest: Equatable, Hashable, Sendable, CustomStringConvertible {
      typealias ReferenceType = NSURLRequest
      typealias CachePolicy = NSURLRequest.CachePolicy
      typealias NetworkServiceType = NSURLRequest.NetworkServiceType
      init(url: URL, cachePolicy: URLRequest.CachePolicy = .useProtocolCachePolicy, timeoutInterval: TimeInterval = 60.0)
      var url: URL? { get set }
      var cachePolicy: URLRequest.CachePolicy { get set }
      var timeoutInterval: TimeInterval { get set }
      var mainDocumentURL: URL? { get set }
      var networkServiceType: URLRequest.NetworkServiceType { get set }
      var allowsCellularAccess: Bool { get set }
      var httpMethod: String? { get set }
      var allHTTPHeaderFields: [String: String]? { get set }
      func value(forHTTPHeaderField field: String) -> String?
      mutating func setValue(_ value: String?, forHTTPHeaderField field: String)
      mutating func addValue(_ value: String, forHTTPHeaderField field: String)
      var httpBody: Data? { get set }
      var httpBodyStream: InputStream? { get set }
      var httpShouldHandleCookies: Bool { get set }
      var httpShouldUsePipelining: Bool { get set }
      static func == (lhs: URLRequest, rhs: URLRequest) -> Bool
      var description: String { get }
    }
    class URLResponse: NSObject, Sendable, NSObjectProtocol, Equatable, Hashable, CustomStringConvertible {
      static var supportsSecureCoding: Bool { get }
      required init?(coder aDecoder: NSCoder)
      override func copy() -> Any
      func copy(with zone: NSZone? = nil) -> Any
      init(url: URL, mimeType: String?, expectedContentLength length: Int, textEncodingName name: String?)
      var url: URL? { get }
      var mimeType: String? { get }
      var expectedContentLength: Int64 { get }
      var textEncodingName: String? { get }
      var suggestedFilename: String? { get }
      override func isEqual(_ value: Any?) -> Bool
    }
    class HTTPURLResponse: URLResponse, Sendable, NSObjectProtocol, Equatable, Hashable, CustomStringConvertible {
      init?(url: URL, statusCode: Int, httpVersion: String?, headerFields: [String: String]?)
      required init?(coder aDecoder: NSCoder)
      var statusCode: Int { get }
      var allHeaderFields: [AnyHashable: Any] { get }
      func value(forHTTPHeaderField field: String) -> String?
      class func localizedString(forStatusCode statusCode: Int) -> String
      override var description: String { get }
    }
    """#
  )
}
