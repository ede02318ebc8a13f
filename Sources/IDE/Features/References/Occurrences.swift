package import Semantics
package import SourceText
import Syntax

extension Analysis {
  /// All places of the workspace that mean what the name at `offset` means, in the order of files and places; nil for
  /// what is no name or unknown.
  package func occurrences(at offset: ByteOffset, in file: FileID) -> [Occurrence]? {
    if let other = countingBranch(at: offset, in: file) { return other.occurrences(at: offset, in: file) }
    let typing = Typing(program)
    return thing(at: offset, in: file, typing).map { occurrences(of: $0, typing) }
  }

  /// All places of a thing; those in one file where only they matter, as far as they are found in time.
  func occurrences(of thing: NamedThing, _ typing: Typing, in file: FileID? = nil) -> [Occurrence] {
    var found: Set<Occurrence> = []
    switch thing.meaning {
    case .local(let span):
      for use in typing.uses(ofLocal: span) { add(use, named: thing.name, declaredAt: [span], &found) }
    case .declaration(_, let relatives):
      let declared = Set(relatives.compactMap { typing.place(of: .declaration($0))?.nameSpan })
      for relative in relatives {
        let uses = typing.uses(of: relative, in: file) { file != nil && isCancelled() }
        for use in uses { add(use, named: thing.name, declaredAt: declared, &found) }
        for label in memberwiseLabels(of: relative, typing, in: file) { found.insert(label) }
      }
    case .parameter(let span, let function, let label):
      if thing.name == label { labels(label, of: function, typing, in: file).forEach { found.insert($0) } }
      let isInner = program.absolute(span).map { text(at: $0) == thing.name } ?? false
      if isInner {
        for use in typing.uses(ofLocal: span) { add(use, named: thing.name, declaredAt: [span], &found) }
      }
    case .genericParameter(let declaring, let nameRange):
      genericUses(of: thing.name, declaring, nameRange, in: file).forEach { found.insert($0) }
    }
    for use in unresolvedUses(of: thing, typing)
    where !found.contains(where: { $0.file == use.file && $0.range == use.range }) {
      found.insert(use)
    }
    found.formUnion(occurrencesInOtherBuilds(of: thing, typing, in: file))
    return found.filter { file == nil || $0.file == file }.ordered {
      ($0.file, $0.range.start) < ($1.file, $1.range.start)
    }
  }

  private func text(at place: (file: FileID, range: ByteRange)) -> String? {
    text(of: place.file)?.string(in: place.range)
  }

  /// Adds the name in a span, without what asks for a wrapper or its projection; other spellings (`init`, `Self`,
  /// brackets) are no names of the thing.
  private func add(
    _ span: SourceSpan,
    named name: String,
    declaredAt declared: Set<SourceSpan>,
    _ found: inout Set<Occurrence>
  ) {
    guard let (file, range) = program.absolute(span), let tree = tree(of: file),
      let token = tree.root.token(at: range.start), token.range.start == range.start
    else { return }
    let written = token.identifier
    let isPlain = written == name
    guard isPlain || written == "$" + name || written == "_" + name else { return }
    let start = isPlain ? token.range.start : token.range.start + 1
    let own = written == token.text ? ByteRange(start, token.range.end) : ByteRange(start + 1, token.range.end - 1)
    let role: Occurrence.Role = declared.contains(span) ? .declaration : token.isWritten ? .write : .read
    found.insert(Occurrence(file: file, range: own, role: role))
  }

  // MARK: Labels

  /// The labels of the arguments that give a property its value where no initializer is written.
  private func memberwiseLabels(of id: DeclarationID, _ typing: Typing, in file: FileID?) -> [Occurrence] {
    guard id.kind == .variable, let owner = id.owner, let declaring = owner.file,
      isMadeOfProperties(owner, in: declaring, typing)
    else { return [] }
    let type = DeclarationID(owner)
    return calls(of: type, typing, in: file).flatMap { file, call in
      call.labels(id.name).map { Occurrence(file: file, range: $0.range, role: .label) }
    }
  }

  /// The labels of a function's calls, and the one in its declaration.
  private func labels(
    _ label: String?,
    of function: DeclarationID,
    _ typing: Typing,
    in file: FileID?
  ) -> [Occurrence] {
    guard let label, let place = typing.place(of: .declaration(function)) else { return [] }
    var found: [Occurrence] = []
    if let (declaring, range) = program.absolute(place.nameSpan), let tree = tree(of: declaring) {
      let callable = CallableSyntax(namedAt: range.start, in: tree.root)
      let token = callable?.parameter(labelled: label)?.firstName
      if let token { found.append(Occurrence(file: declaring, range: token.range, role: .declaration)) }
    }
    return found
      + calls(of: function, typing, in: file).flatMap { file, call in
        call.labels(label).map { Occurrence(file: file, range: $0.range, role: .label) }
      }
  }

  /// The calls in the workspace whose name means exactly a declaration.
  func calls(of id: DeclarationID, _ typing: Typing, in file: FileID? = nil) -> [(FileID, ArgumentHolder)] {
    typing.uses(of: id, in: file).compactMap { span in
      guard let (file, range) = program.absolute(span), let tree = tree(of: file),
        let token = tree.root.token(at: range.start), let call = ArgumentHolder(named: token)
      else { return nil }
      let initializer = id.name == "init" ? typing.initializer(at: range.start, in: file) : nil
      guard initializer == id || typing.name(at: range.start, in: file)?.resolution == .declaration(id) else {
        return nil
      }
      return (file, call)
    }
  }
}

extension SyntaxNode {
  /// Whether a name's value is set where it stands: left of an assignment, or passed to be changed.
  var isWritten: Bool {
    var whole = self
    for ancestor in ancestors {
      guard ancestor.kind == .identifierExpression || ancestor.kind == .memberAccessExpression,
        ancestor.range.end == range.end
      else { break }
      whole = ancestor
    }
    guard let holder = whole.parent else { return false }
    if holder.kind == .inoutExpression { return true }
    let following = holder.children.first { $0.range.start >= whole.range.end && !$0.range.isEmpty }
    guard let text = following?.text, text.hasSuffix("=") else { return false }
    return !["==", "!=", "<=", ">=", "===", "!=="].contains(text)
  }
}
