/// A global function of the framework.
package struct FunctionDefinition: Sendable {
  package let signature: Signature
  package let summary: String
  package let availability: Availability
  /// The closure parameter whose result the function gives back.
  package let runs: String

  package var name: String { signature.name }

  /// Every function, sorted by name.
  package static let all: [FunctionDefinition] = [
    FunctionDefinition(
      signature:
        "func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result",
      summary: "Animates what the closure changes.",
      availability: .iOS13,
      runs: "body"
    ),
    FunctionDefinition(
      signature:
        "func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result",
      summary: "Changes state in a transaction.",
      availability: .iOS13,
      runs: "body"
    ),
  ]
}
