import Semantics

/// Between URIs, which clients spell differently, and the names of files.
enum DocumentURI {
  private static let scheme = "file://"

  /// The file that `uri` names: the decoded path of a `file:` URI, any other URI as it is (`untitled:…`).
  static func file(_ uri: String) -> FileID {
    guard uri.lowercased().hasPrefix(scheme) else { return FileID(uri) }
    let path = decoded(uri.dropFirst(scheme.count).drop { $0 != "/" })
    let drive = Array(path.utf8.prefix(3))
    let isOnDrive = drive.count == 3 && drive[2] == UInt8(ascii: ":")
    return FileID(isOnDrive ? "/" + path.dropFirst(1).prefix(1).lowercased() + path.dropFirst(2) : path)
  }

  /// The path on disk of a file; nil for a document that lives in the client only.
  static func path(of file: FileID) -> String? {
    file.path.hasPrefix("/") ? file.path : nil
  }

  /// The URI of a file that no client has spelled yet.
  static func uri(of file: FileID) -> String {
    guard file.path.hasPrefix("/") else { return file.path }
    var encoded = scheme
    for byte in file.path.utf8 {
      if isPlain(byte) {
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        encoded += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
    return encoded
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: Array("-._~/".utf8).contains(byte)
    }
  }

  private static func decoded(_ text: Substring) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      let digits = bytes[index...].dropFirst().prefix(2)
      let value = digits.count == 2 ? UInt8(String(decoding: digits, as: UTF8.self), radix: 16) : nil
      if bytes[index] == UInt8(ascii: "%"), let value {
        result.append(value)
        index += 3
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
