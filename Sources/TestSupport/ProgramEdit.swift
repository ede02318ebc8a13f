package import IDE
package import Semantics
import SourceText

/// A change of a program of several files.
package enum ProgramEdit: Sendable, CustomStringConvertible {
  /// The edit, and the text after it.
  case text(FileID, RandomEdit, [UInt8])
  case addition(FileID, [UInt8])
  case removal(FileID)

  package var file: FileID {
    switch self {
    case .text(let file, _, _), .addition(let file, _), .removal(let file): file
    }
  }

  package var description: String {
    switch self {
    case .text(let file, let edit, _):
      "\(file.path) \(edit.range) becomes \(String(decoding: edit.replacement, as: UTF8.self).debugDescription)"
    case .addition(let file, let text): "\(file.path) of \(text.count) bytes comes"
    case .removal(let file): "\(file.path) goes"
    }
  }

  /// Makes the change to the files of an analysis.
  package func apply(to host: inout AnalysisHost) {
    switch self {
    case .text(let file, let edit, let text):
      let replacement = String(decoding: edit.replacement, as: UTF8.self)
      // Half a character cannot be typed.
      if Array(replacement.utf8) == edit.replacement {
        let range = ByteRange(edit.range.lowerBound, edit.range.upperBound)
        host.apply(TextEdit(range: range, replacement: replacement), to: file)
      } else {
        host.set(file, to: SourceText(text))
      }
    case .addition(let file, let text): host.set(file, to: SourceText(text))
    case .removal(let file): host.remove(file)
    }
  }
}
