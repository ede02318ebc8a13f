extension InterfaceFamily {
  /// The tasks of sessions that load from addresses, how sessions are set up, and their delegates.
  static let foundationNetworking = InterfaceFamily(
    "Networking",
    standing: .inToolchain,
    #"""
    class URLSessionTask: NSObject, @unchecked Sendable {
      var taskIdentifier: Int { get }
      var originalRequest: URLRequest? { get }
      var currentRequest: URLRequest? { get }
      var response: URLResponse? { get }
      var delegate: (any URLSessionTaskDelegate)? { get set }
      var progress: Progress { get }
      var earliestBeginDate: Date? { get set }
      var countOfBytesClientExpectsToSend: Int64 { get set }
      var countOfBytesClientExpectsToReceive: Int64 { get set }
      var countOfBytesReceived: Int64 { get }
      var countOfBytesSent: Int64 { get }
      var countOfBytesExpectedToSend: Int64 { get }
      var countOfBytesExpectedToReceive: Int64 { get }
      var taskDescription: String? { get set }
      var state: URLSessionTask.State { get }
      var error: (any Error)? { get }
      var priority: Float { get set }
      var prefersIncrementalDelivery: Bool { get set }
      func cancel()
      func suspend()
      func resume()
      class var defaultPriority: Float { get }
      class var lowPriority: Float { get }
      class var highPriority: Float { get }
    }
    extension URLSessionTask {
      enum State: Int, Hashable, Sendable {
        case running
        case suspended
        case canceling
        case completed
      }
    }
    class URLSessionDataTask: URLSessionTask, @unchecked Sendable {
    }
    class URLSessionUploadTask: URLSessionDataTask, @unchecked Sendable {
      func cancel(byProducingResumeData completionHandler: @escaping @Sendable (Data?) -> Void)
      func cancelByProducingResumeData() async -> Data?
    }
    class URLSessionDownloadTask: URLSessionTask, @unchecked Sendable {
      func cancel(byProducingResumeData completionHandler: @escaping @Sendable (Data?) -> Void)
      func cancelByProducingResumeData() async -> Data?
    }
    class URLSessionWebSocketTask: URLSessionTask, @unchecked Sendable {
      enum Message: Sendable {
        case data(Data)
        case string(String)
      }
      enum CloseCode: Int, Hashable, Sendable {
        case invalid
        case normalClosure
        case goingAway
        case protocolError
        case unsupportedData
        case noStatusReceived
        case abnormalClosure
        case invalidFramePayloadData
        case policyViolation
        case messageTooBig
        case mandatoryExtensionMissing
        case internalServerError
        case tlsHandshakeFailure
      }
      var maximumMessageSize: Int { get set }
      var closeCode: URLSessionWebSocketTask.CloseCode { get }
      var closeReason: Data? { get }
      func send(_ message: URLSessionWebSocketTask.Message, completionHandler: @escaping @Sendable ((any Error)?) -> Void)
      func send(_ message: URLSessionWebSocketTask.Message) async throws
      func receive(completionHandler: @escaping @Sendable (Result<URLSessionWebSocketTask.Message, any Error>) -> Void)
      func receive() async throws -> URLSessionWebSocketTask.Message
      func sendPing(pongReceiveHandler: @escaping @Sendable ((any Error)?) -> Void)
      func cancel(with closeCode: URLSessionWebSocketTask.CloseCode, reason: Data?)
    }
    class URLSessionConfiguration: NSObject, @unchecked Sendable {
      class var `default`: URLSessionConfiguration { get }
      class var ephemeral: URLSessionConfiguration { get }
      class func background(withIdentifier identifier: String) -> URLSessionConfiguration
      var identifier: String? { get }
      var requestCachePolicy: NSURLRequest.CachePolicy { get set }
      var timeoutIntervalForRequest: TimeInterval { get set }
      var timeoutIntervalForResource: TimeInterval { get set }
      var networkServiceType: NSURLRequest.NetworkServiceType { get set }
      var allowsCellularAccess: Bool { get set }
      var allowsExpensiveNetworkAccess: Bool { get set }
      var allowsConstrainedNetworkAccess: Bool { get set }
      var waitsForConnectivity: Bool { get set }
      var isDiscretionary: Bool { get set }
      var sharedContainerIdentifier: String? { get set }
      var sessionSendsLaunchEvents: Bool { get set }
      var connectionProxyDictionary: [AnyHashable: Any]? { get set }
      var httpShouldUsePipelining: Bool { get set }
      var httpShouldSetCookies: Bool { get set }
      var httpCookieAcceptPolicy: HTTPCookie.AcceptPolicy { get set }
      var httpAdditionalHeaders: [AnyHashable: Any]? { get set }
      var httpMaximumConnectionsPerHost: Int { get set }
      var httpCookieStorage: HTTPCookieStorage? { get set }
      var urlCredentialStorage: URLCredentialStorage? { get set }
      var urlCache: URLCache? { get set }
      var shouldUseExtendedBackgroundIdleMode: Bool { get set }
      var protocolClasses: [AnyClass]? { get set }
    }
    class NSURLRequest: NSObject {
      enum CachePolicy: UInt, Hashable, Sendable {
        case useProtocolCachePolicy
        case reloadIgnoringLocalCacheData
        case reloadIgnoringLocalAndRemoteCacheData
        case returnCacheDataElseLoad
        case returnCacheDataDontLoad
        case reloadRevalidatingCacheData
        static var reloadIgnoringCacheData: NSURLRequest.CachePolicy { get }
      }
      enum NetworkServiceType: UInt, Hashable, Sendable {
        case `default`
        case video
        case background
        case voice
      }
    }
    class URLCache: NSObject, @unchecked Sendable {
      class var shared: URLCache { get set }
      convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil)
      var memoryCapacity: Int { get set }
      var diskCapacity: Int { get set }
      var currentMemoryUsage: Int { get }
      var currentDiskUsage: Int { get }
      func cachedResponse(for request: URLRequest) -> CachedURLResponse?
      func storeCachedResponse(_ cachedResponse: CachedURLResponse, for request: URLRequest)
      func removeCachedResponse(for request: URLRequest)
      func removeAllCachedResponses()
    }
    class CachedURLResponse: NSObject, @unchecked Sendable {
      init(response: URLResponse, data: Data)
      var response: URLResponse { get }
      var data: Data { get }
    }
    class HTTPCookie: NSObject, @unchecked Sendable {
      enum AcceptPolicy: UInt, Hashable, Sendable {
        case always
        case never
        case onlyFromMainDocumentDomain
      }
      var name: String { get }
      var value: String { get }
      var domain: String { get }
      var path: String { get }
      var expiresDate: Date? { get }
      var isSecure: Bool { get }
      var isHTTPOnly: Bool { get }
    }
    class HTTPCookieStorage: NSObject, @unchecked Sendable {
      class var shared: HTTPCookieStorage { get }
      var cookies: [HTTPCookie]? { get }
      var cookieAcceptPolicy: HTTPCookie.AcceptPolicy { get set }
      func setCookie(_ cookie: HTTPCookie)
      func deleteCookie(_ cookie: HTTPCookie)
      func removeCookies(since date: Date)
      func cookies(for URL: URL) -> [HTTPCookie]?
    }
    protocol URLSessionDelegate: NSObjectProtocol, Sendable {
      func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?)
    }
    extension URLSessionDelegate {
      func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?)
    }
    protocol URLSessionTaskDelegate: URLSessionDelegate {
      func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?)
      func urlSession(_ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64, totalBytesSent: Int64, totalBytesExpectedToSend: Int64)
    }
    extension URLSessionTaskDelegate {
      func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?)
      func urlSession(_ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64, totalBytesSent: Int64, totalBytesExpectedToSend: Int64)
    }
    protocol URLSessionDataDelegate: URLSessionTaskDelegate {
      func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data)
    }
    extension URLSessionDataDelegate {
      func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data)
    }
    protocol URLSessionDownloadDelegate: URLSessionTaskDelegate {
      func urlSession(_ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL)
      func urlSession(_ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData bytesWritten: Int64, totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64)
      func urlSession(_ session: URLSession, downloadTask: URLSessionDownloadTask, didResumeAtOffset fileOffset: Int64, expectedTotalBytes: Int64)
    }
    extension URLSessionDownloadDelegate {
      func urlSession(_ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData bytesWritten: Int64, totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64)
      func urlSession(_ session: URLSession, downloadTask: URLSessionDownloadTask, didResumeAtOffset fileOffset: Int64, expectedTotalBytes: Int64)
    }
    """#
  )
}
