import IDE
import LSPProtocol
import Rendering
import Semantics
import SourceText

extension RequestHandler {
  static let hover = RequestHandler(
    "textDocument/hover",
    tellsCursor: true,
    announce: { capabilities, _ in capabilities.announce("hoverProvider") }
  ) { (snapshot, params: LSP.TextDocumentPositionParams) -> LSP.Hover? in
    guard let document = snapshot.document(params.textDocument) else { return nil }
    let converter = snapshot.converter(for: document)
    let offset = converter.offset(of: params.position)
    guard let hover = snapshot.analysis.hover(at: offset, in: document.file) else { return nil }
    let format = snapshot.client.hoverFormat
    var text = format == .markdown ? hover.contents.markdown : hover.contents.plainText
    if let picture = snapshot.hoverPicture(at: offset, in: document.file) { text += "\n\n" + picture }
    return LSP.Hover(contents: LSP.MarkupContent(kind: format, value: text), range: converter.range(of: hover.range))
  }
}

extension Snapshot {
  /// A client cuts longer texts.
  private static let longestPicture = 60_000

  /// The picture of what is made at a place as an image of Markdown; nil for a client that would show it as text.
  fileprivate func hoverPicture(at offset: ByteOffset, in file: FileID) -> String? {
    guard client.showsImages, let found = analysis.hoverPicture(at: offset, in: file) else { return nil }
    let svg = SceneSVG.excerpt(of: found.scene, around: found.frame, pointingOut: found.elements)
    guard svg.utf8.count <= Self.longestPicture else { return nil }
    return "![where it is](data:image/svg+xml;base64,\(Base64.text(of: Array(svg.utf8))))"
  }
}

/// Bytes as text of 64 letters (RFC 4648).
enum Base64 {
  private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  static func text(of bytes: [UInt8]) -> String {
    var result: [UInt8] = []
    result.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let piece = bytes[start..<min(start + 3, bytes.count)]
      var word: UInt32 = 0
      for (index, byte) in piece.enumerated() { word |= UInt32(byte) << UInt32(16 - 8 * index) }
      for position in 0..<4 {
        let letter = Int(word >> UInt32(18 - 6 * position)) & 63
        result.append(position <= piece.count ? letters[letter] : UInt8(ascii: "="))
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
