import FoundationEssentials
import Semantics
import SourceText

/// The files that a call names, read.
struct CheckedFiles {
  /// By the path as it is shown.
  private(set) var texts: [FileID: SourceText] = [:]
  /// What could not be read, one sentence each.
  private(set) var problems: [String] = []
  /// What is passed over, since it is no source, one sentence each.
  private(set) var notes: [String] = []

  /// Finds and reads what `operands` name; `-` is standard input, shown as `inputPath`.
  init(operands: [String], search: FileSearch, inputPath: String, console: Console) {
    for operand in operands {
      if operand == "-" {
        add(console.readInput(), as: inputPath)
        continue
      }
      guard let paths = search.files(at: operand, unreadable: { problems.append($0) }) else {
        problems.append("there is no file or folder '\(operand)'")
        continue
      }
      for path in paths { read(path) }
    }
  }

  private mutating func read(_ path: String) {
    do {
      add(try RegularFile.read(path), as: path)
    } catch {
      if error.isPassedOver { notes.append(error.reason) } else { problems.append(error.reason) }
    }
  }

  /// Keeps the text, unless it is XML of another tool that uses the same file name extension (Qt, GTK).
  private mutating func add(_ bytes: [UInt8], as path: String) {
    guard !Self.isXML(bytes) else { return }
    texts[FileID(path)] = SourceText(bytes)
  }

  static func isXML(_ bytes: [UInt8]) -> Bool {
    let body = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
    return body.first { !($0 == 0x20 || (0x09...0x0D).contains($0)) } == UInt8(ascii: "<")
  }
}
