import Semantics

/// What a type of the program is to the framework.
enum ViewKind {
  case view
  case shape
  /// A view or controller of UIKit or AppKit, which is not run.
  case representable

  init?(_ nominal: NominalType) {
    let found = Self.protocols.first { nominal.conforms(to: $0.name) }
    guard let found else { return nil }
    self = found.kind
  }

  private static let protocols: [(name: String, kind: ViewKind)] = [
    ("UIViewRepresentable", .representable), ("UIViewControllerRepresentable", .representable),
    ("NSViewRepresentable", .representable), ("NSViewControllerRepresentable", .representable), ("Shape", .shape),
    ("InsettableShape", .shape), ("View", .view),
  ]
}

extension NominalType {
  /// It has a body, and conforms to a protocol that is not here: a kind of view that another package adds.
  var isForeignView: Bool { !members("body").isEmpty && ViewKind(self) == nil && !conformances.isEmpty }
}
