/// Foundation's `URLError`: an error that tells its code, and Swift's `CancellationError`.
extension LibraryType {
  static let cancellationError = LibraryType(
    name: "CancellationError",
    initializer: { site in
      site.count == 0 ? .foreign(OpaqueValue(typeName: "CancellationError", description: "CancellationError()")) : nil
    }
  )

  static let urlError = LibraryType(
    name: "URLError",
    properties: [
      "localizedDescription": { error, _ in
        code(of: error).map {
          .string("The operation couldn\u{2019}t be completed. (NSURLErrorDomain error \(codes[$0] ?? -1).)")
        }
      },
      "errorCode": { error, _ in code(of: error).map { .int(codes[$0] ?? -1) } },
      "code": { error, _ in code(of: error).flatMap { StandardLibrary.symbol($0, of: codeType) } },
    ],
    initializer: { site in
      guard let code = site.evaluate(0, as: .named(codeType)).opaque, code.typeName == codeType else { return nil }
      return .foreign(OpaqueValue(typeName: "URLError", description: code.description))
    }
  )

  private static let codeType = "URLError.Code"

  private static func code(of error: Value) -> String? { error.opaque?.description }

  /// Apple: `URLError.Code`.
  private static let codes = [
    "appTransportSecurityRequiresSecureConnection": -1022, "badServerResponse": -1011, "badURL": -1000,
    "callIsActive": -1019, "cancelled": -999, "cannotConnectToHost": -1004, "cannotDecodeContentData": -1016,
    "cannotDecodeRawData": -1015, "cannotFindHost": -1003, "cannotParseResponse": -1017, "dataNotAllowed": -1020,
    "dnsLookupFailed": -1006, "fileDoesNotExist": -1100, "httpTooManyRedirects": -1007,
    "internationalRoamingOff": -1018, "networkConnectionLost": -1005, "notConnectedToInternet": -1009,
    "redirectToNonExistentLocation": -1010, "resourceUnavailable": -1008, "secureConnectionFailed": -1200,
    "timedOut": -1001, "unknown": -1, "unsupportedURL": -1002, "userAuthenticationRequired": -1013,
    "userCancelledAuthentication": -1012, "zeroByteResource": -1014,
  ]
}
