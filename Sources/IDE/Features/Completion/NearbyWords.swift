import Semantics
import SourceText
import Syntax

/// The words of the names around a member that is being written: of several members that fit, one is often meant that is
/// named like what it is for.
struct NearbyWords {
  private let isImplied: Bool
  /// The words in its line, but for those of the value that it is a member of.
  private let line: Set<String>
  /// The words of the two lines before.
  private let before: Set<String>
  /// Those of the lines behind the pattern of a case that the member is.
  private let body: Set<String>
  /// The words of the label, the variable or the like that gets the value.
  private let target: Set<String>
  /// The other members of the same value: in the line, and in the three lines before and behind.
  private let siblings: Set<String>
  private let siblingsNear: Set<String>
  /// The words of the function or property whose code is written, and of the type.
  private let function: Set<String>
  private let type: Set<String>
  /// The members after a period with nothing before it: in the line, and in the three lines behind.
  private let members: Set<String>
  private let membersBehind: Set<String>

  /// So many bytes on either side are looked at.
  private static let reach = 600

  /// Nothing is named after what protocols require.
  init(
    around place: CompletionPlace,
    _ surroundings: PlaceSurroundings,
    in type: NominalID?,
    required: Set<String>?
  ) {
    let name = place.name
    let text = place.tree.text
    let number = text.lineColumn(at: name.range.start).line
    func start(_ line: Int) -> ByteOffset { max(text.lineStart(line), name.range.start - Self.reach) }
    func end(_ line: Int) -> ByteOffset { min(text.lineEnd(line), name.range.end + Self.reach) }
    let base = name.parent.flatMap(MemberAccessSyntax.init)?.base
    let baseStart = base?.range.start ?? name.range.start
    let baseText = String(surroundings.baseText.dropLast())
    func names(_ start: ByteOffset, _ end: ByteOffset) -> WrittenWords {
      place.tree.root.names(from: start, to: end, base: baseText)
    }
    let opening = names(start(number), baseStart)
    let closing = names(name.range.end, end(number))
    let behind = names(text.lineStart(number + 1), end(number + 3))
    let ahead = names(start(number - 3), start(number - 2))
    let before = names(start(number - 2), text.lineStart(number))
    // A member named like the case around it repeats nothing.
    let cases = surroundings.currentCases
    line = opening.words.union(closing.words).union(cases.flatMap(\.stems))
    self.before = before.allWords
    siblings = opening.siblings.union(closing.siblings)
    siblingsNear = ahead.siblings.union(before.siblings).union(behind.siblings)
    isImplied = surroundings.isImplied
    target = Set(surroundings.targets.flatMap(\.stems))
    members = opening.implied.union(closing.implied).subtracting(cases)
    membersBehind = behind.implied
    let holder = name.ancestors.first { $0.kind == .switchCaseItem || $0.kind == .statementList }
    body = holder?.kind == .switchCaseItem ? behind.allWords : []
    function = Set(name.functionAround.flatMap { required?.contains($0) ?? true ? nil : $0.stems } ?? [])
    self.type = Set(type.map { String($0.lastName).stems } ?? [])
  }

  /// The members that the line has already, of the same value or each after a period with nothing before it.
  var repeated: Set<String> { isImplied ? members : siblings }

  /// The cost of a member with this name and type in the ranking; negative where the words around name it.
  func cost(of name: String, type: Type?) -> Int {
    // A word of the type that all values are of tells nothing of one beside other words: `accentColor`.
    let common = type?.nominal.map { String($0.lastName).stems } ?? []
    let telling = name.stems.filter { !common.contains($0) }
    let words = telling.isEmpty ? name.stems : telling
    func credit(_ other: Set<String>, any: Int, all: Int) -> Int {
      let count = words.count(where: other.contains)
      return count == 0 ? 0 : count == words.count ? any + all : any
    }
    guard isImplied else {
      // A member is seldom read twice from one value in the same line, but often again in the lines nearby.
      let repeated = (siblings.contains(name) ? 12 : 0) - (siblingsNear.contains(name) ? 10 : 0)
      return repeated - credit(line, any: 18, all: 8) - credit(before, any: 12, all: 0)
        - credit(target, any: 10, all: 8) - credit(function, any: 5, all: 0) - credit(self.type, any: 8, all: 0)
    }
    // Both sides of a choice, two cases, two arguments are mostly not the same.
    let repeated = (members.contains(name) ? 16 : 0) + (membersBehind.contains(name) ? 16 : 0)
    return repeated - credit(line, any: 18, all: 18) - credit(before, any: 4, all: 0)
      - credit(target, any: 20, all: 0) - credit(function, any: 5, all: 24) - credit(self.type, any: 16, all: 0)
      - credit(body, any: 4, all: 20)
  }
}

/// The names and texts in some part of a file.
private struct WrittenWords {
  var words: Set<String> = []
  /// The members after a period with nothing before it.
  var implied: Set<String> = []
  /// Those of the value whose member is being written.
  var siblings: Set<String> = []

  var allWords: Set<String> {
    words.union(implied.flatMap(\.stems)).union(siblings.flatMap(\.stems))
  }

  mutating func add(_ token: SyntaxNode, base: String) {
    switch token.kind {
    case .identifier, .dollarIdentifier:
      let name = token.identifier
      guard let access = token.parent.flatMap(MemberAccessSyntax.init), access.name == token else {
        words.formUnion(name.stems)
        return
      }
      let owner = access.base.flatMap { $0.kind == .missingExpression ? nil : $0 }
      if owner == nil {
        implied.insert(name)
      } else if owner?.range.count == base.utf8.count, owner?.text == base {
        siblings.insert(name)
      } else {
        words.formUnion(name.stems)
      }
    case .stringLiteral, .stringSegment:
      for word in token.text.split(whereSeparator: { !$0.isLetter }) { words.formUnion(String(word).stems) }
    default: break
    }
  }
}

extension SyntaxNode {
  fileprivate func names(from start: ByteOffset, to end: ByteOffset, base: String) -> WrittenWords {
    var found = WrittenWords()
    var pending = [self]
    while let node = pending.popLast() {
      guard node.range.start < end, start < node.range.end else { continue }
      if node.isToken { found.add(node, base: base) } else { pending += node.children }
    }
    return found
  }

  /// The name of the function or property whose code the name is in.
  fileprivate var functionAround: String? {
    for ancestor in ancestors {
      switch ancestor.kind {
      case .memberBlock: return nil
      case .functionDeclaration: return FunctionDeclarationSyntax(ancestor)?.name?.identifier
      case .patternBinding where ancestor.child(.accessorBlock) != nil:
        return ancestor.child(where: \.isPattern)?.firstToken?.identifier
      default: continue
      }
    }
    return nil
  }
}

extension String {
  /// The words of a name, each without the ending of a plural; none that is too short to tell anything but `x` and `y`.
  fileprivate var stems: [String] {
    words.compactMap { word in
      if word.utf8.count < 2 { return word == "x" || word == "y" ? word : nil }
      return word.utf8.count > 3 && word.hasSuffix("s") ? String(word.dropLast()) : word
    }
  }
}
