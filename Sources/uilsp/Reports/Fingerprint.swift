/// A name for a finding that survives edits elsewhere in its file.
enum Fingerprint {
  /// 16 hexadecimal digits: FNV-1a over the UTF-8 bytes of `text`.
  static func of(_ text: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: max(0, 16 - digits.count)) + digits
  }
}
