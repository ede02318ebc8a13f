/// A name taken apart where camel case joins it.
enum NameWords {
  /// The words of a name in camel case, in lower case: `documentURI2` is `document`, `uri2`.
  static func of(_ name: String) -> [String] {
    var words: [String] = []
    var previous: Character = "_"
    let characters = Array(name)
    for (index, character) in characters.enumerated() {
      let isBeforeLowercase = index + 1 < characters.count && characters[index + 1].isLowercase
      let startsWord = character.isUppercase && (!previous.isUppercase || isBeforeLowercase)
      if startsWord || words.isEmpty || character == "_" { words.append("") }
      if character != "_" { words[words.count - 1] += character.lowercased() }
      previous = character
    }
    return words.filter { !$0.isEmpty }
  }
}
