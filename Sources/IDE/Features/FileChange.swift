package import Lint
package import Semantics
package import SourceText
import ViewGraph

/// How a file of the workspace came to its present text.
package enum FileChange: Sendable {
  case edited(FileID, TextEdit)
  /// By nothing that could be followed.
  case replaced(FileID)
}

extension Finding {
  /// The finding where it stands after `change`; nil where the change touches it or what belongs to it, since nobody
  /// knows whether it still holds then.
  package func moved(along change: FileChange) -> Finding? {
    guard let place = place.moved(along: change) else { return nil }
    var moved: [RelatedPlace] = []
    for other in related {
      guard let place = other.place.moved(along: change) else { return nil }
      moved.append(RelatedPlace(place, other.message))
    }
    return Finding(rule: rule, severity: severity, message: message, place: place, related: moved)
  }
}

extension [FileChange] {
  /// Those of `findings` that none of the changes touches, where they stand after all of them.
  package func moved(_ findings: [Finding]) -> [Finding] {
    guard !isEmpty else { return findings }
    return findings.compactMap { finding in
      var finding = finding
      for change in self {
        guard let moved = finding.moved(along: change) else { return nil }
        finding = moved
      }
      return finding
    }
  }
}

extension Place {
  /// A letter typed at the border of a name makes it another one: borders count as touched.
  fileprivate func moved(along change: FileChange) -> Place? {
    switch change {
    case .replaced(let file): return file == self.file ? nil : self
    case .edited(let file, let edit):
      guard file == self.file, edit.range.start <= range.end else { return self }
      guard edit.range.end < range.start else { return nil }
      return Place(file: file, range: range.shifted(by: edit.replacement.utf8.count - edit.range.count))
    }
  }
}
