extension [UInt8] {
  /// Where `pattern` begins, in order; found by its last byte, skipping as far as the byte looked at allows
  /// (Boyer, Moore and Horspool).
  func starts(of pattern: [UInt8]) -> [Int] {
    guard let last = pattern.last, pattern.count <= count else { return [] }
    var skips = [Int](repeating: pattern.count, count: 256)
    for (position, byte) in pattern.dropLast().enumerated() { skips[Int(byte)] = pattern.count - 1 - position }
    var found: [Int] = []
    var end = pattern.count - 1
    while end < count {
      let byte = self[end]
      let start = end - pattern.count + 1
      if byte == last, self[start..<end].elementsEqual(pattern.dropLast()) { found.append(start) }
      end += skips[Int(byte)]
    }
    return found
  }
}
