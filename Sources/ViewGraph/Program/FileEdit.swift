package import Semantics
package import SourceText

/// An edit to one file of the workspace.
package struct FileEdit: Hashable, Sendable {
  package let file: FileID
  package let edit: TextEdit

  package init(file: FileID, edit: TextEdit) {
    self.file = file
    self.edit = edit
  }
}
