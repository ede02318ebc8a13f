/// Something that the pages of a preview are told.
package struct PreviewNews: Sendable {
  /// Of each kind only the newest counts.
  package enum Kind: Int, CaseIterable, Sendable {
    /// What is shown.
    case state
    /// The elements at the editor's cursor.
    case cursor
    /// What is wrong with the file.
    case findings
    /// How a finding can be mended.
    case fixes
    /// What can be edited of an element.
    case arguments
    /// What an edit would do.
    case trial
  }

  package let kind: Kind
  package let json: [UInt8]

  package init(_ kind: Kind, _ json: [UInt8]) {
    self.kind = kind
    self.json = json
  }
}
