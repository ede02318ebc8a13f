/// The declarations of a widely used package, in Swift of our own: as much as its views need to be laid out and its
/// values to be worked with. They count where a file imports the module and no folder of the workspace has its name.
/// Declarations of the workspace come before, and whatever the text does not have is still unknown.
package struct PackageSource: Sendable {
  /// The name by which files import it.
  package let module: String
  package let text: String

  init(_ module: String, _ text: String) {
    self.module = module
    self.text = text
  }

  package static let all: [PackageSource] = [
    buttonKit, codeScanner, composableArchitecture, flow, keyboardShortcuts, launchAtLogin, lottie, markdownUI,
    progressHUD, safeSymbols, swiftUIFlux,
  ]
}
