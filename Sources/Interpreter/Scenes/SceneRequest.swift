package import Semantics

/// Which view of a program to evaluate.
package struct SceneRequest: Hashable, Sendable {
  package enum Source: Hashable, Sendable {
    /// The n-th `#Preview` of the file.
    case preview(index: Int)
    /// A type that conforms to `PreviewProvider`, or to `App`.
    case provider(type: String)
    /// A `View` type made without arguments or with stand-ins.
    case view(type: String)
    /// The view expression that is the whole file.
    case expression
  }

  package let file: FileID
  package let source: Source
  /// The view that the scene is about: the type's name, or the name of the file.
  package let view: String
  /// The name of the `#Preview`, if it has one.
  package let preview: String?
  /// Which of the views that a provider shows beside each other.
  package let position: Int
  /// What the preview says about its name and room.
  package let settings: PreviewSettings

  package init(
    file: FileID,
    source: Source,
    view: String,
    preview: String? = nil,
    position: Int = 0,
    settings: PreviewSettings = PreviewSettings()
  ) {
    self.position = position
    self.settings = settings
    self.file = file
    self.source = source
    self.view = view
    self.preview = preview
  }

  /// Whether no preview or app says what it shows.
  package var isOfTypeAlone: Bool {
    if case .view = source { true } else { false }
  }
}
