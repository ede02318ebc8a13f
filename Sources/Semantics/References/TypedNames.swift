/// A name that is declared with a type, as a hash. None is the hash of a word: words have no colon.
enum TypedName {
  static func hash(_ name: String, _ type: String) -> UInt32 { hash(of: "\(name):\(type)") }

  static func hash(lastWord word: Substring, _ type: String) -> UInt32 { hash(of: ":\(word.lowercased()):\(type)") }

  private static func hash(of text: String) -> UInt32 { UnitWords.hash(of: text.utf8) ?? 0 }
}

extension String {
  /// The last of the words that a name is made of: `ID` of `movieID`, `Id` of `movieId`.
  package var lastWord: Substring {
    let letters = self[...]
    guard let start = letters.lastIndex(where: \.isLowercase) else { return letters }
    // Capital letters at the end are a word by themselves.
    if letters.index(after: start) < letters.endIndex, letters[letters.index(after: start)].isUppercase {
      return letters[letters.index(after: start)...]
    }
    let begin = letters[...start].lastIndex { $0.isUppercase || $0 == "_" }
    guard let begin else { return letters }
    return letters[begin] == "_" ? letters[letters.index(after: begin)...] : letters[begin...]
  }
}

extension Unit {
  /// The hashes of the names that it declares with a type, each with the names that are part of it.
  var typedNames: [UInt32] {
    var collector = TypedNameCollector()
    for content in contents {
      switch content {
      case .type(let type): collector.add(type)
      case .function(let function): collector.add(function)
      case .variables(let variables): variables.forEach { collector.add($0.name, $0.type) }
      case .typealias, .preview, .code: break
      }
    }
    return collector.hashes.sorted()
  }
}

private struct TypedNameCollector {
  var hashes: Set<UInt32> = []

  mutating func add(_ declaration: TypeDeclaration) {
    let members = declaration.members
    members.variables.forEach { add($0.name, $0.type) }
    members.functions.forEach { add($0) }
    members.initializers.forEach { add($0) }
    members.types.forEach { add($0) }
  }

  mutating func add(_ function: FunctionDeclaration) {
    function.parameters.forEach { add($0.name, $0.type) }
    if case .function = function.kind { add(function.name, function.returnType) }
  }

  mutating func add(_ name: String, _ type: TypeReference?) {
    guard let type else { return }
    for part in type.names {
      hashes.insert(TypedName.hash(name, part))
      hashes.insert(TypedName.hash(lastWord: name.lastWord, part))
    }
  }
}

extension TypeReference {
  /// The names that the type is written with.
  fileprivate var names: [String] {
    switch kind {
    case .named(let components):
      components.map(\.name) + components.flatMap(\.arguments).flatMap(\.names)
    case .optional(let type), .array(let type), .some(let type), .any(let type), .inout(let type), .metatype(let type):
      type.names
    case .dictionary(let key, let value): key.names + value.names
    case .tuple(let elements): elements.flatMap(\.type.names)
    case .function(let function): function.parameters.flatMap(\.type.names) + function.result.names
    case .composition(let types): types.flatMap(\.names)
    case .unknown: []
    }
  }
}
