import Checking
import Semantics
import SourceText
import ViewGraph

/// The audit as one HTML page that needs nothing else: a bar of the categories, and each reader with its code.
struct AuditPage {
  let report: AuditReport

  var text: String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>GeometryReaders</title>
    <style>\(Self.style)</style>
    </head>
    <body>
    <header>
    <h1>GeometryReaders</h1>
    <p>\(escaped(report.summary))</p>
    \(bar)
    </header>
    <main>
    \(ReaderCategory.allCases.map(section).joined())</main>
    </body>
    </html>

    """
  }

  /// The shares of the categories, each a link to its section.
  private var bar: String {
    let parts = ReaderCategory.allCases.compactMap { category -> String? in
      let count = report.readers(in: category).count
      guard count > 0 else { return nil }
      return "<a class=\"\(category.rawValue)\" href=\"#\(category.rawValue)\" style=\"flex-grow:\(count)\" "
        + "title=\"\(escaped(category.title))\">\(count)</a>"
    }
    return parts.isEmpty ? "" : "<nav class=\"bar\">\(parts.joined())</nav>"
  }

  private func section(_ category: ReaderCategory) -> String {
    let readers = report.readers(in: category)
    guard !readers.isEmpty else { return "" }
    return """
      <section id="\(category.rawValue)" class="\(category.rawValue)">
      <h2>\(escaped(category.title)) <span>\(readers.count)</span></h2>
      <p>They \(escaped(category.summary)).</p>
      \(readers.map(article).joined())</section>

      """
  }

  private func article(_ reader: AuditedReader) -> String {
    let region = report.region(reader.place.range, in: reader.place.file)
    let size = report.size(of: reader).map { " <span class=\"size\">\(escaped($0))</span>" } ?? ""
    return """
      <article>
      <h3>\(escaped(reader.owner)) <code>\(escaped(reader.place.file.path)):\(region.start.line)</code></h3>
      <p>\(escaped(reader.reason.capitalizingFirst)).\(size)</p>
      <p class="replacement">\(code(in: reader.replacement))</p>
      \(excerpt(of: reader, at: region.start.line))
      </article>

      """
  }

  private static let excerptLines = 8

  private func excerpt(of reader: AuditedReader, at line: Int) -> String {
    guard let source = report.sources[reader.place.file] else { return "" }
    let last = min(source.lineCount, line + Self.excerptLines - 1)
    let lines = (line...max(line, last)).map {
      source.string(in: ByteRange(source.lineStart($0 - 1), source.lineEnd($0 - 1)))
    }
    let margin = lines.filter { !$0.allSatisfy(\.isWhitespace) }.map { $0.prefix { $0.isWhitespace }.count }.min() ?? 0
    let rows = zip(line..., lines).map { "<i>\($0)</i>\(escaped(String($1.dropFirst(margin))))" }
    return "<details><summary>code</summary><pre>\(rows.joined(separator: "\n"))</pre></details>"
  }

  /// What stands between quotes is code.
  private func code(in text: String) -> String {
    let parts = text.split(separator: "'", omittingEmptySubsequences: false)
    return parts.enumerated().map { index, part in
      let part = escaped(String(part))
      return index % 2 == 1 && index < parts.count - 1 ? "<code>\(part)</code>" : part
    }.joined()
  }

  private func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.append(character)
      }
    }
  }

  private static let style = """
    :root{color-scheme:light dark;--text:#1d1d1f;--soft:#6e6e73;--page:#fff;--card:#f5f5f7;--line:#d2d2d7}
    @media(prefers-color-scheme:dark){:root{--text:#f5f5f7;--soft:#98989d;--page:#161617;--card:#232325;--line:#424245}}
    *{box-sizing:border-box}
    body{margin:0 auto;padding:2.5rem 1.25rem;max-width:56rem;font:16px/1.5 system-ui,sans-serif;color:var(--text);background:var(--page)}
    h1,h2,h3{line-height:1.2;margin:0}
    h2{margin-top:2.5rem;padding-left:.75rem;border-left:.3rem solid var(--color)}
    h2 span,header p,section>p,.size{color:var(--soft)}
    h3{font-size:1rem}
    h3 code{font-weight:400;color:var(--soft)}
    code,pre{font:.85em/1.5 ui-monospace,Menlo,Consolas,monospace}
    code{overflow-wrap:anywhere}
    p{margin:.4rem 0}
    .bar{display:flex;gap:2px;height:2.25rem;border-radius:.5rem;overflow:hidden}
    .bar a{flex-basis:2rem;display:grid;place-items:center;background:var(--color);color:#fff;font-weight:600;text-decoration:none}
    article{margin:.75rem 0;padding:.9rem 1.1rem;border-radius:.6rem;background:var(--card)}
    .replacement::before{content:"→ ";color:var(--color);font-weight:700}
    .size{font-size:.9em}
    summary{cursor:pointer;color:var(--soft);font-size:.9em}
    pre{margin:.5rem 0 0;overflow-x:auto}
    pre i{display:inline-block;width:3em;padding-right:1em;text-align:right;color:var(--soft);font-style:normal;user-select:none}
    .state-driven{--color:#0071e3}
    .layout-driven{--color:#7d4cdb}
    .sibling-coordination{--color:#b25000}
    .cross-hierarchy{--color:#c41e5a}
    .genuine-geometry{--color:#1b7f3b}
    """
}

extension String {
  fileprivate var capitalizingFirst: String { prefix(1).uppercased() + dropFirst() }
}
