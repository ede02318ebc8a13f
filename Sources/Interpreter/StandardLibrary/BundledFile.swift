import Semantics

/// A file of data that the program reads from its bundle.
enum BundledFile {
  /// Where the bundle's files seem to stand.
  static let folder = "/Bundle/"

  /// What an address or a path leads to; nil where it is none of a bundle's file.
  static func bytes(at place: Value, _ evaluator: Evaluator) -> [UInt8]? {
    guard let text = place.opaque?.description ?? place.text, let range = text.firstRange(of: folder) else {
      return nil
    }
    let bytes = evaluator.program.resources.file(String(text[range.upperBound...]))
    evaluator.spend((bytes?.count ?? 0) / 64)
    return bytes
  }
}

extension Evaluator {
  /// The name of the bundle's file that is asked for, `forResource: "data", withExtension: "json"`; nil where it has none.
  func bundledFile(_ site: CallSite) -> String? {
    guard let name = site.evaluate("forResource")?.text else { return nil }
    let ending = (site.evaluate("withExtension") ?? site.evaluate("ofType"))?.text ?? ""
    let whole = ending.isEmpty ? name : name + (ending.hasPrefix(".") ? "" : ".") + ending
    return program.resources.file(whole) == nil ? nil : whole
  }
}
