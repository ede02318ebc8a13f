/// A declaration that may be named at a place, as it is seen from there.
package struct Offer: Sendable {
  package enum Kind: Sendable {
    case type
    case `protocol`
    case function
    case value
    case enumCase
    /// `.init`
    case maker
    case local
    /// `self`, `Self`, or `.self`
    case itself
  }

  /// How it agrees with what is expected at the place.
  package enum Fit: Int, Comparable, Sendable {
    /// Its type, or what its call gives, is what is wanted.
    case exact
    /// It converts to what is wanted.
    case converts
    /// Nothing is known to be wanted.
    case open
    /// Only something made from it could be wanted.
    case other

    package static func < (lhs: Fit, rhs: Fit) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  /// As it is written: `padding`, `$count`.
  package let name: String
  package let kind: Kind
  package let resolution: Resolution
  /// The type of the value, or of what a call gives.
  package let type: Type
  /// What a call passes; nil for what is not called.
  package let parameters: [OfferedParameter]?
  /// How far from the place, or from the type of what stands before the period, it is declared.
  package let distance: Int
  package let isFramework: Bool
  package let isDeprecated: Bool
  package var fit: Fit

  package init(
    name: String,
    kind: Kind,
    resolution: Resolution = .structural,
    type: Type,
    parameters: [OfferedParameter]? = nil,
    distance: Int = 0,
    isFramework: Bool = false,
    isDeprecated: Bool = false,
    fit: Fit = .open
  ) {
    self.name = name
    self.kind = kind
    self.resolution = resolution
    self.type = type
    self.parameters = parameters
    self.distance = distance
    self.isFramework = isFramework
    self.isDeprecated = isDeprecated
    self.fit = fit
  }

  package var id: DeclarationID? {
    if case .declaration(let id) = resolution { return id }
    return nil
  }
}

/// A parameter of what may be called.
package struct OfferedParameter: Sendable {
  package let label: String?
  package let type: Type
  package let hasDefault: Bool
  package let isVariadic: Bool
  /// Whether a result builder makes what a closure that is passed gives.
  package let isBuilt: Bool

  /// Whether a call may leave it out.
  package var isOptional: Bool { hasDefault || isVariadic }

  /// The function type of a closure that is passed.
  package var function: FunctionType? {
    switch type {
    case .function(let function): function
    default: if case .function(let function)? = type.wrapped { function } else { nil }
    }
  }
}

/// What a call around a place may mean.
package struct OfferedCall: Sendable {
  package let resolution: Resolution
  package let name: String
  package let parameters: [OfferedParameter]
  package let result: Type
  /// The parameter of each argument up to the place, as far as labels tell; nil where they fit none.
  package let matched: [Int]?
}

/// What may stand at a place, and what is expected there.
package struct Offers: Sendable {
  package let items: [Offer]
  /// Types of which one is wanted; empty where nothing is known to be.
  package let expected: [Type]
  /// Protocols of which one set has to be conformed to.
  package let bounds: [[NominalID]]
  /// The type of what stands before the period.
  package let base: Type?
  /// The protocol that what a result builder takes has to conform to, where a statement of it begins.
  package let builtProtocol: NominalID?
  /// The protocol that the chain of members which goes on at the place has to conform to.
  let chainProtocol: NominalID?
  /// What is wanted of the whole of a chain that begins at the place, in each reading of the code.
  let wantedOfChain: [WantedOfChain]
  /// What `$0` and those after it are in the closure around; none where its parameters have names.
  package let implicitParameters: [Type]
  /// What the call around may mean, where an argument begins or is passed.
  package let calls: [OfferedCall]
  /// The declaration around, as it was typed for the place.
  let types: BodyTypes?
  let declaration: TypedDeclaration?
}
