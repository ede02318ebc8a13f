import SourceText
import Syntax

extension SyntaxNode {
  /// A declaration up to its body, as its source has it; a long value is left out.
  func heading(in text: SourceText) -> String {
    let body =
      children.first { child in
        child.kind == .memberBlock || child.kind == .codeBlock
      } ?? descendants.first { $0.kind == .accessorBlock } ?? longValue
    let end = body?.fullRange.start ?? range.end
    let introducer = kind == .enumCaseElement ? "case " : ""
    let written = (introducer + text.string(in: ByteRange(range.start, end))).trimmedEnd
    return kind == .parameter ? written.withoutComma : written
  }

  /// What a variable begins with, where it is written on several lines and no more than a value.
  private var longValue: SyntaxNode? {
    guard kind == .variableDeclaration,
      let value = descendants.first(where: { $0.kind == .initializerClause }), value.text.contains("\n")
    else { return nil }
    return value
  }

  /// A declaration of a framework up to its body: without what only its compiler reads, under the name that calls use,
  /// and a parameter a line where it is long.
  func notation(of name: String, in text: SourceText) -> String {
    let hidden = children(.attribute).filter { $0.text.hasPrefix("@available") || $0.text.hasPrefix("@_") }
    let start = hidden.last?.fullRange.end ?? range.start
    let heading = String(heading(in: text).dropFirst(max(0, start - range.start)).drop { $0.isWhitespace })
    guard kind == .initializerDeclaration, heading.hasPrefix("init") else { return heading.wrapped }
    return (name + heading.dropFirst("init".count)).wrapped
  }
}

extension String {
  /// Longest signature on one line.
  private static let widest = 84

  /// The text without white space at its end.
  var trimmedEnd: String {
    var text = self[...]
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text)
  }

  /// A parameter without what separates it from the next one.
  var withoutComma: String { hasSuffix(",") ? String(dropLast()).trimmedEnd : self }

  /// A signature with a parameter a line where it is long.
  fileprivate var wrapped: String {
    guard count > Self.widest, !contains("\n") else { return self }
    var lines = ""
    var depth = 0
    var isOver = false
    for character in self {
      switch character {
      case "(", "[", "<":
        if character == "(", depth == 0, !isOver {
          lines += "(\n  "
        } else {
          lines.append(character)
        }
        depth += 1
      case ")", "]",
        ">" where lines.last != "-":
        depth -= 1
        if character == ")", depth == 0, !isOver {
          isOver = true
          lines += "\n"
        }
        lines.append(character)
      case ",":
        lines += depth == 1 && !isOver ? ",\n " : ","
      default: lines.append(character)
      }
    }
    return lines
  }
}
