/// What the server calls itself.
package enum ServerInfo {
  package static let name = "uilsp"
  /// Semantic version of the program; the only place that spells it.
  package static let version = "0.1.0"
}
