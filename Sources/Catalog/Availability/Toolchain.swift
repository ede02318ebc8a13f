/// Which Xcode a program needs, apart from the systems it runs on.
package enum Toolchain {
  /// Attributes that are macros of an SDK: they work on older systems, but not with an older Xcode (Apple: Entry,
  /// Previewable, Observable).
  package static let attributes: [String: PlatformVersion] = ["Entry": 16, "Previewable": 16, "Observable": 15]

  /// Modifiers that an SDK brought to older systems, too (Apple: onGeometryChange).
  package static let modifiers: [String: PlatformVersion] = ["onGeometryChange": 16]

  /// The Xcode with the macro `#Preview` (Apple: Previews).
  package static let preview: PlatformVersion = 15
}
