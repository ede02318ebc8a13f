package import Lint
import Semantics
package import SourceText

extension Finding {
  /// The finding where it stands after `edit` of its file; nil where the edit touches it or what belongs to it.
  package func shifted(by edit: TextEdit) -> Finding? {
    guard let place = place.shifted(by: edit, in: place.file) else { return nil }
    var moved: [RelatedPlace] = []
    for other in related {
      guard let place = other.place.shifted(by: edit, in: self.place.file) else { return nil }
      moved.append(RelatedPlace(place, other.message))
    }
    return Finding(rule: rule, severity: severity, message: message, place: place, related: moved)
  }
}

extension Place {
  fileprivate func shifted(by edit: TextEdit, in file: FileID) -> Place? {
    guard file == self.file, edit.range.start < range.end else { return self }
    guard edit.range.end <= range.start else { return nil }
    return Place(file: file, range: range.shifted(by: edit.replacement.utf8.count - edit.range.count))
  }
}
