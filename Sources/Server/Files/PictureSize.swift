/// How large a picture is, as its file's header says.
struct PictureSize: Equatable {
  let width: Double
  let height: Double
  /// It is in points, not in pixels.
  let isVector: Bool

  /// Nil for what is no PNG, JPEG, PDF or SVG, or states no size.
  init?(_ bytes: [UInt8]) {
    guard let size = Self.png(bytes) ?? Self.jpeg(bytes) ?? Self.pdf(bytes) ?? Self.svg(bytes),
      [size.width, size.height].allSatisfy({ $0.isFinite && $0 > 0 && $0 < 100_000 })
    else { return nil }
    self = size
  }

  private init(_ width: Double, _ height: Double, isVector: Bool = false) {
    (self.width, self.height, self.isVector) = (width, height, isVector)
  }

  private static func number(_ bytes: [UInt8], at start: Int, count: Int) -> Int? {
    guard start >= 0, start < bytes.count, count <= bytes.count - start else { return nil }
    return bytes[start..<(start + count)].reduce(0) { $0 << 8 | Int($1) }
  }

  private static func png(_ bytes: [UInt8]) -> PictureSize? {
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]), let width = number(bytes, at: 16, count: 4),
      let height = number(bytes, at: 20, count: 4)
    else { return nil }
    return PictureSize(Double(width), Double(height))
  }

  /// The frame header among a JPEG's segments.
  private static func jpeg(_ bytes: [UInt8]) -> PictureSize? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var position = 2
    while let mark = number(bytes, at: position, count: 2), mark >> 8 == 0xFF {
      let isFrame = (0xFFC0...0xFFCF).contains(mark) && ![0xFFC4, 0xFFC8, 0xFFCC].contains(mark)
      if isFrame, let height = number(bytes, at: position + 5, count: 2),
        let width = number(bytes, at: position + 7, count: 2)
      {
        return PictureSize(Double(width), Double(height))
      }
      guard let length = number(bytes, at: position + 2, count: 2), length >= 2 else { return nil }
      position += 2 + length
    }
    return nil
  }

  /// The box of the first page.
  private static func pdf(_ bytes: [UInt8]) -> PictureSize? {
    guard bytes.starts(with: "%PDF".utf8), let rest = bytes.after("/MediaBox") else { return nil }
    let written = rest.prefix(200).drop { $0 != UInt8(ascii: "[") }.dropFirst().prefix { $0 != UInt8(ascii: "]") }
    let numbers = String(decoding: written, as: UTF8.self).split(whereSeparator: \.isWhitespace).compactMap {
      Double($0)
    }
    guard numbers.count == 4 else { return nil }
    return PictureSize(numbers[2] - numbers[0], numbers[3] - numbers[1], isVector: true)
  }

  /// What the outermost element states, or its view box.
  private static func svg(_ bytes: [UInt8]) -> PictureSize? {
    guard let rest = bytes.prefix(8_192).after("<svg") else { return nil }
    let tag = rest.prefix { $0 != UInt8(ascii: ">") }
    func value(_ name: String) -> String? {
      guard let rest = tag.after(" \(name)=\"") ?? tag.after("\n\(name)=\"") else { return nil }
      return String(decoding: rest.prefix { $0 != UInt8(ascii: "\"") }, as: UTF8.self)
    }
    func length(_ name: String) -> Double? {
      value(name).flatMap { Double($0.hasSuffix("px") || $0.hasSuffix("pt") ? String($0.dropLast(2)) : $0) }
    }
    if let width = length("width"), let height = length("height") {
      return PictureSize(width, height, isVector: true)
    }
    let box = value("viewBox")?.split { $0 == " " || $0 == "," }.compactMap { Double($0) } ?? []
    return box.count == 4 ? PictureSize(box[2], box[3], isVector: true) : nil
  }
}

extension RandomAccessCollection<UInt8> {
  /// What follows the first occurrence of a text.
  fileprivate func after(_ text: String) -> SubSequence? {
    let wanted = Array(text.utf8)
    guard let first = wanted.first else { return nil }
    var rest = self[...]
    while let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      if rest.starts(with: wanted) { return rest.dropFirst(wanted.count) }
      rest = rest.dropFirst()
    }
    return nil
  }
}
