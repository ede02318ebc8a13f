/// The types that programs mostly give to what has a name.
package enum UsualTypes {
  /// Those of something whose name is made of words in small letters. What begins as an assertion does is of `Bool`, as
  /// the API Design Guidelines have it; of other names the last word tells.
  package static func of(_ words: [String]) -> Set<String> {
    if let first = words.first, assertions.contains(first) { return ["Bool"] }
    return words.last.flatMap { byLastWord[$0] } ?? []
  }

  private static let assertions: Set<String> = [
    "allows", "are", "can", "did", "does", "has", "is", "needs", "should", "shows", "was", "will",
  ]

  private static let byLastWord: [String: Set<String>] = [
    "count": ["Int"], "height": ["CGFloat"], "index": ["Int"], "message": ["String"], "name": ["String"],
    "padding": ["CGFloat"], "query": ["String"], "radius": ["CGFloat"], "spacing": ["CGFloat"],
    "subtitle": ["String"], "text": ["String"], "title": ["String"], "width": ["CGFloat"],
  ]
}
