import FoundationEssentials
import Semantics
import SourceText
import Syntax

/// How much of a folder of Swift files has a meaning and a type: for `benchmark types PATH…`.
struct TypeCoverage {
  private var names = Tally()
  private var viewNames = Tally()
  private var viewTypes = Tally()
  private(set) var byteCount = 0
  private(set) var memoryBytes = 0
  private(set) var seconds = 0.0

  /// What is known of some names or expressions, and why the others are not.
  private struct Tally {
    var known = 0
    var elsewhere = 0
    var unknown = 0
    var reasons: [String: Int] = [:]
    var examples: [String: String] = [:]

    mutating func add(_ reason: UnknownReason?, _ example: @autoclosure () -> String) {
      guard let reason else {
        known += 1
        return
      }
      if reason.isElsewhere {
        elsewhere += 1
        return
      }
      unknown += 1
      let key = reason.description
      reasons[key, default: 0] += 1
      if examples[key] == nil { examples[key] = example() }
    }

    func table(_ title: String, _ share: String) -> String {
      let main = reasons.sorted { ($0.value, $1.key) > ($1.value, $0.key) }.prefix(40)
      return "\(title): \(known) known, \(elsewhere) in modules not here, \(unknown) unknown: \(share)\n"
        + main.map { "  \($0.value) \($0.key)   \(examples[$0.key] ?? "")" }.joined(separator: "\n")
    }
  }

  init(of folder: String) {
    let program = Program(Self.trees(below: folder))
    let start = ContinuousClock.now
    let typing = Typing(program)
    for file in program.files.values.sorted(by: { $0.id < $1.id }) {
      byteCount += file.tree.text.byteCount
      for placed in file.units {
        for declaration in typing.declarations(of: placed.unit) {
          add(declaration, typing, isView: Self.isView(declaration, typing, file.id))
        }
      }
    }
    let elapsed = ContinuousClock.now - start
    seconds = Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds) * 1e-18
  }

  private static func isView(_ declaration: TypedDeclaration, _ typing: Typing, _ file: FileID) -> Bool {
    if case .preview = declaration.content { return true }
    guard let owner = declaration.owner else { return false }
    return typing.isView(owner)
  }

  private mutating func add(_ declaration: TypedDeclaration, _ typing: Typing, isView: Bool) {
    let types = typing.types(of: declaration)
    memoryBytes += types.memoryBytes
    func text(_ span: SourceSpan) -> String {
      guard let (file, range) = typing.program.absolute(span), let tree = typing.program.files[file]?.tree else {
        return ""
      }
      let line = tree.text.string(in: range).prefix(60).split(whereSeparator: \.isWhitespace).joined(separator: " ")
      return "\(line) [\(file.path.split(separator: "/").last ?? ""):\(tree.text.lineColumn(at: range.start).line + 1)]"
    }
    for (span, resolution) in types.allNames(in: declaration.span) {
      let reason: UnknownReason? = if case .unknown(let reason) = resolution { reason } else { nil }
      names.add(reason, text(span))
      if isView { viewNames.add(reason, text(span)) }
    }
    guard isView else { return }
    for (span, type) in types.allTypes(in: declaration.span) { viewTypes.add(type.firstUnknown, text(span)) }
  }

  /// The files of Swift code below a folder.
  static func trees(below folder: String) -> [FileID: SyntaxTree] {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    var trees: [FileID: SyntaxTree] = [:]
    for path in paths where path.hasSuffix(".swift") || path.hasSuffix(".ui") {
      guard let data = FileManager.default.contents(atPath: folder + "/" + path) else { continue }
      trees[FileID(folder + "/" + path)] = SyntaxTree.parse(SourceText(Array(data)))
    }
    return trees
  }

  /// Share of names that resolve, those in modules that are not here included.
  var nameShare: Double { share(viewNames.known + viewNames.elsewhere, viewNames.unknown) }

  /// Share of expressions with a type, of those that do not depend on modules that are not here.
  var typeShare: Double { share(viewTypes.known, viewTypes.unknown) }

  private func share(_ known: Int, _ unknown: Int) -> Double {
    100 * Double(known) / Double(max(1, known + unknown))
  }

  var report: String {
    viewNames.table("names in view code", "\(nameShare) %") + "\n"
      + viewTypes.table("expressions in view types", "\(typeShare) %")
      + "\n\(byteCount) bytes, \(seconds) s, \(Double(memoryBytes) / Double(max(1, byteCount))) bytes a source byte"
  }
}

extension Type {
  /// Why a part of it is not known.
  fileprivate var firstUnknown: UnknownReason? { unknownReasons.first { $0.isElsewhere } ?? unknownReasons.first }
}
