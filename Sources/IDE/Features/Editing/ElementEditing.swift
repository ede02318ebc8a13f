import Lint
package import Semantics
package import SourceText
import Syntax

extension Analysis {
  /// The source edits for a change of the view at `offset`. They have been tried: the program parses and means as much as
  /// before.
  package func edit(
    _ change: ElementEdit,
    ofElementAt offset: ByteOffset,
    in file: FileID
  ) throws(EditRefusal) -> MadeEdit {
    let (place, edits) = try edits(for: change, at: offset, in: file)
    guard let effect = RefactoringTrial(place).effect(of: edits) else { throw .unsound }
    return MadeEdit(edits: edits, effect: effect.drop { $0 == " " || $0 == "(" }.filter { $0 != ")" })
  }

  /// The same edits, which parse and have not been tried any further: for a picture of what they would do.
  package func untriedEdits(
    for change: ElementEdit,
    ofElementAt offset: ByteOffset,
    in file: FileID
  ) throws(EditRefusal) -> [TextEdit] {
    try edits(for: change, at: offset, in: file).edits
  }

  private func edits(
    for change: ElementEdit,
    at offset: ByteOffset,
    in file: FileID
  ) throws(EditRefusal) -> (place: RefactoringPlace, edits: [TextEdit]) {
    guard let tree = tree(of: file), tree.diagnostics.isEmpty else { throw .noElement }
    let range = ByteRange(offset, offset)
    let place = RefactoringPlace(analysis: self, file: file, tree: tree, range: range, typing: Typing(program))
    guard let chain = CallChain(at: offset, in: tree, file, place.typing) else { throw .noElement }
    let writer = ElementWriter(place: place, chain: chain)
    let made = try writer.edit(change)
    let after = tree.reparsed(after: [made.edit])
    guard after.diagnostics.isEmpty, made.stands(in: after) else { throw .malformed(made.code) }
    return (place, [made.edit])
  }
}

/// Writes changes of one view in the manner of the code around.
private struct ElementWriter {
  let place: RefactoringPlace
  let chain: CallChain

  /// An edit, with the code in it that somebody has asked for.
  struct Made {
    let edit: TextEdit
    let code: String
    /// What the code has to be.
    let part: Part

    enum Part {
      case value
      case modifier
      case nothing
    }

    /// Whether the code is what it has to be and no more: it closes no bracket of others.
    func stands(in tree: SyntaxTree) -> Bool {
      guard part != .nothing, let found = edit.replacement.ranges(of: code).last else { return part == .nothing }
      let start = edit.range.start + edit.replacement[..<found.lowerBound].utf8.count
      let range = ByteRange(start: start, count: code.utf8.count)
      switch part {
      case .nothing: return true
      case .value:
        guard let token = tree.root.token(at: start) else { return false }
        return token.ancestors.contains { $0.kind.isExpression && $0.range == range && $0.parent?.kind == .argument }
      case .modifier:
        guard let token = tree.root.token(at: start) else { return false }
        return token.ancestors.contains { node in
          guard let call = FunctionCallSyntax(node), node.range.end == range.end else { return false }
          return call.callee.flatMap(MemberAccessSyntax.init)?.name?.range.start == start
        }
      }
    }
  }

  func edit(_ change: ElementEdit) throws(EditRefusal) -> Made {
    switch change {
    case .set(let index, let name, let value):
      guard chain.calls.indices.contains(index), let meaning = CallMeaning(chain.calls[index], place),
        let position = meaning.parameters.firstIndex(where: { $0.name == name })
      else { throw .noArgument(name) }
      return try set(position, of: meaning, to: value)
    case .add(let code): return add(code)
    case .remove(let index):
      guard chain.calls.indices.contains(index), chain.calls[index].isModifier,
        let access = chain.calls[index].node.callee.flatMap(MemberAccessSyntax.init), let base = access.base
      else { throw .noArgument("\(index)") }
      let range = ByteRange(base.range.end, chain.calls[index].range.end)
      return Made(edit: TextEdit(range: range, replacement: ""), code: "", part: .nothing)
    }
  }

  // MARK: Arguments

  private func set(_ position: Int, of meaning: CallMeaning, to value: ArgumentValue) throws(EditRefusal) -> Made {
    let parameter = meaning.parameters[position]
    let argument = parameter.argument(place)
    guard argument.kind != nil else { throw .noArgument(parameter.name) }
    guard let code = try code(of: value, replacing: argument) else {
      guard !argument.isRequired else { throw .required(parameter.name) }
      guard let written = parameter.argument else {
        return Made(
          edit: TextEdit(range: ByteRange(chain.node.range.end, chain.node.range.end), replacement: ""),
          code: "",
          part: .nothing
        )
      }
      return Made(edit: removal(of: written, from: meaning.link.node), code: "", part: .nothing)
    }
    if let range = argument.range {
      return Made(edit: TextEdit(range: range, replacement: code), code: code, part: .value)
    }
    let written = parameter.offered.label.map { "\($0): \(code)" } ?? code
    return Made(edit: insertion(of: written, at: position, of: meaning), code: code, part: .value)
  }

  /// The value as code; nil for the default.
  private func code(of value: ArgumentValue, replacing argument: EditableArgument) throws(EditRefusal) -> String? {
    switch value {
    case .none: return nil
    case .flag(let flag): return "\(flag)"
    case .number(let number):
      guard let text = number.written else { throw .malformed("\(number)") }
      return text
    case .text(let text): return text.quoted
    case .color(let parts):
      guard parts.count == 4, parts.allSatisfy({ (0...1).contains($0) }) else { throw .malformed("\(parts)") }
      let empty = ByteRange(chain.node.range.start, chain.node.range.start)
      let color = WrittenColor(
        range: argument.range ?? empty,
        red: parts[0],
        green: parts[1],
        blue: parts[2],
        opacity: parts[3]
      )
      return place.analysis.presentations(of: color, in: place.file).first
    case .code(let code):
      let trimmed = code.trimmed
      guard !trimmed.isEmpty else { throw .malformed(code) }
      return trimmed
    }
  }

  private func insertion(of argument: String, at position: Int, of meaning: CallMeaning) -> TextEdit {
    let call = meaning.link.node
    if let next = meaning.parameters.dropFirst(position + 1).lazy.compactMap(\.argument).first {
      let gap = next.node.startsLine ? place.newline + place.indentation(at: next.node.range.start) : " "
      return TextEdit(range: ByteRange(next.node.range.start, next.node.range.start), replacement: "\(argument),\(gap)")
    }
    if let last = call.arguments.last {
      let gap = last.node.startsLine ? place.newline + place.indentation(at: last.node.range.start) : " "
      let isOpen = Array(last.node.children).last?.kind == .comma
      let end = last.node.range.end
      return TextEdit(range: ByteRange(end, end), replacement: (isOpen ? "" : ",") + gap + argument)
    }
    if let open = call.leftParen {
      return TextEdit(range: ByteRange(open.range.end, open.range.end), replacement: argument)
    }
    let end = call.callee?.range.end ?? meaning.link.name.range.end
    return TextEdit(range: ByteRange(end, end), replacement: "(\(argument))")
  }

  private func removal(of argument: ArgumentSyntax, from call: FunctionCallSyntax) -> TextEdit {
    let arguments = call.arguments
    guard let index = arguments.firstIndex(of: argument) else {
      return TextEdit(range: argument.node.range, replacement: "")
    }
    if arguments.count == 1, let open = call.leftParen, let close = call.rightParen {
      let keepsParentheses = call.trailingClosure == nil
      let range =
        keepsParentheses
        ? ByteRange(open.range.end, close.range.start) : ByteRange(open.range.start, close.range.end)
      return TextEdit(range: range, replacement: "")
    }
    if index + 1 < arguments.count {
      let range = ByteRange(argument.node.range.start, arguments[index + 1].node.range.start)
      return TextEdit(range: range, replacement: "")
    }
    let before = arguments[max(index - 1, 0)]
    return TextEdit(
      range: ByteRange(before.value?.range.end ?? before.node.range.end, argument.node.range.end),
      replacement: ""
    )
  }

  // MARK: Modifiers

  private func add(_ code: String) -> Made {
    let modifier = code.trimmed.drop { $0 == "." }
    let end = chain.node.range.end
    let last = chain.calls.last { $0.isModifier }?.node.callee.flatMap(MemberAccessSyntax.init)?.period
    let gap: String
    if let last {
      gap = last.startsLine ? place.newline + place.indentation(at: last.range.start) : ""
    } else {
      let text = place.tree.text
      let isLong = text.lineColumn(at: chain.node.range.start).line != text.lineColumn(at: end).line
      gap = isLong && chain.node.startsLine ? place.newline + place.indentation(at: chain.node.range.start) : ""
    }
    return Made(
      edit: TextEdit(range: ByteRange(end, end), replacement: "\(gap).\(modifier)"),
      code: String(modifier),
      part: .modifier
    )
  }
}

extension RefactoringPlace {
  /// How lines of the file end.
  fileprivate var newline: String {
    guard tree.text.lineCount > 1 else { return "\n" }
    let end = tree.text.lineEnd(0)
    let next = tree.text.lineStart(1)
    return tree.text.string(in: ByteRange(end, next))
  }

  /// The white space that the line of a place begins with.
  fileprivate func indentation(at offset: ByteOffset) -> String { tree.text.indentation(at: offset) }
}

extension Double {
  /// The number as it is written by hand; nil for one that nobody writes.
  fileprivate var written: String? {
    guard isFinite, abs(self) < 1e9 else { return nil }
    let thousandths = (self * 1_000).rounded()
    if thousandths.truncatingRemainder(dividingBy: 1_000) == 0 { return "\(Int(thousandths / 1_000))" }
    return "\(thousandths / 1_000)"
  }
}

extension String {
  /// A literal of the text.
  fileprivate var quoted: String {
    var result = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case let control where control.value < 0x20 || control.value == 0x7F:
        result += "\\u{\(String(control.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// Without white space around.
  fileprivate var trimmed: String {
    let start = drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }
}
