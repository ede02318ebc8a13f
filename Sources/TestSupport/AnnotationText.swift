/// Reading and writing `Annotation`s as the comment lines they are.
enum AnnotationText {
  /// The annotations of a text; `line` is that of the annotated line in the whole text.
  static func annotations(in lines: [Substring]) -> [Annotation] {
    var found: [Annotation] = []
    var annotated: Int?
    for (index, line) in lines.enumerated() {
      guard let carets = Carets(line) else {
        annotated = index
        continue
      }
      guard let annotated else { continue }
      let columns = Columns(of: lines[annotated])
      found.append(
        Annotation(
          line: annotated + 1,
          startColumn: columns.byte(at: carets.start) + 1,
          endColumn: columns.byte(at: carets.end) + 1,
          severity: carets.severity,
          rule: carets.rule,
          message: carets.message
        )
      )
    }
    return found
  }

  /// Whether a line is an annotation.
  static func isAnnotation(_ line: Substring) -> Bool { Carets(line) != nil }

  /// The comment line that says `annotation` under `line`.
  static func comment(for annotation: Annotation, under line: Substring) -> String {
    let columns = Columns(of: line)
    let start = columns.scalar(at: annotation.startColumn - 1)
    let end = max(columns.scalar(at: annotation.endColumn - 1), start + 1)
    let indentation = line.prefix { $0 == " " }.count
    let slashes = max(0, min(indentation, start - 2))
    let head =
      start < 2
      ? "//<" + String(repeating: " ", count: start)
      : String(repeating: " ", count: slashes) + "//" + String(repeating: " ", count: start - slashes - 2)
    let message = annotation.message.split(whereSeparator: \.isNewline).joined(separator: " ")
    let tail = message.isEmpty ? "" : ": \(message)"
    return head + String(repeating: "^", count: end - start) + " \(annotation.severity)(\(annotation.rule))\(tail)"
  }

  /// The lines that are not annotations, with their 1-based numbers.
  static func body(of lines: [Substring]) -> [(number: Int, text: Substring)] {
    lines.enumerated().filter { !isAnnotation($0.element) }.map { ($0.offset + 1, $0.element) }
  }
}

/// An annotation line taken apart: columns of its carets in Unicode scalars, 0-based.
private struct Carets {
  var start: Int
  var end: Int
  var severity: String
  var rule: String
  var message: String

  init?(_ line: Substring) {
    let scalars = Array(line.unicodeScalars)
    guard let slashes = scalars.firstIndex(where: { $0 != " " }), scalars.count > slashes + 3,
      scalars[slashes] == "/", scalars[slashes + 1] == "/"
    else { return nil }
    let isShifted = scalars[slashes + 2] == "<"
    let body = slashes + (isShifted ? 3 : 2)
    guard let first = scalars[body...].firstIndex(where: { $0 != " " }), scalars[first] == "^" else { return nil }
    let last = scalars[first...].firstIndex { $0 != "^" } ?? scalars.endIndex
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars[last...])
    guard let open = text.firstIndex(of: "("), let close = text[open...].firstIndex(of: ")") else { return nil }
    start = first - (isShifted ? 3 : 0)
    end = last - (isShifted ? 3 : 0)
    severity = String(text[..<open].drop { $0 == " " })
    rule = String(text[text.index(after: open)..<close])
    message = String(text[text.index(after: close)...].drop { $0 == ":" || $0 == " " })
  }
}

/// Converts between the columns of a line in bytes and in Unicode scalars, so that carets stand where one looks.
private struct Columns {
  private let widths: [Int]

  init(of line: Substring) { widths = line.unicodeScalars.map { UTF8.width($0) } }

  func byte(at scalar: Int) -> Int { widths.prefix(scalar).reduce(0, +) + max(0, scalar - widths.count) }

  func scalar(at byte: Int) -> Int {
    var passed = 0
    for (index, width) in widths.enumerated() {
      if passed >= byte { return index }
      passed += width
    }
    return widths.count + max(0, byte - passed)
  }
}
