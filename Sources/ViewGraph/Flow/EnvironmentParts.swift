import Queries
import Semantics

/// The environment in parts, for who asks about few of its keys and types: an edit of other code that reads or sets
/// something does not outdate what they have found.
extension ProgramScope {
  /// The types with properties that read the environment, by name, in the order of files and places.
  package var environmentReaders: [String] { derived(Self.readerNames, for: WholeProgram()) }

  private static let readerNames = ComparedQuery<ProgramScope, WholeProgram, [String]> { _, scope in
    var seen: Set<String> = []
    return scope.environmentUses.reads.map(\.type.name).filter { seen.insert($0).inserted }
  }

  /// What the types of that name read.
  package func environmentReads(by type: String) -> [EnvironmentUses.Read] { derived(Self.readsByType, for: type).all }

  private static let readsByType = ComparedQuery<ProgramScope, String, SameCode<EnvironmentUses.Read>> { type, scope in
    SameCode(scope.environmentUses.reads.filter { $0.type.name == type }) {
      $0.property === $1.property && $0.type.isSame(as: $1.type)
    }
  }

  /// The readers that are no views: styles, modifiers and whatever else.
  package var environmentReadersBesideViews: [TypeParts] { derived(Self.otherReaders, for: WholeProgram()).all }

  private static let otherReaders = ComparedQuery<ProgramScope, WholeProgram, SameCode<TypeParts>> { _, scope in
    var seen: Set<SourceSpan> = []
    let types = scope.environmentUses.reads.map(\.type).filter { type in
      !scope.isView(type.declaration.type) && seen.insert(type.declaration.type.span).inserted
    }
    return SameCode(types) { $0.isSame(as: $1) }
  }

  /// What sets an object of that type, in previews too.
  package func injections(ofObject type: String) -> [EnvironmentUses.Injection] {
    derived(Self.injectionsByType, for: type).all
  }

  private static let injectionsByType = ComparedQuery<ProgramScope, String, SameCode<EnvironmentUses.Injection>> {
    type,
    scope in
    SameCode(scope.environmentUses.injections.filter { $0.key == .object(type) }) { $0.call === $1.call }
  }

  /// What sets an object of a type that nobody can tell.
  package var unknownInjections: [CallOccurrence] { derived(Self.allUnknownInjections, for: WholeProgram()).all }

  private static let allUnknownInjections = ComparedQuery<ProgramScope, WholeProgram, SameCode<CallOccurrence>> {
    _,
    scope in
    SameCode(scope.environmentUses.unknownInjections) { $0.call === $1.call }
  }

  /// The types and modifiers of the project that those of these names make, and those that they make in turn; nil where
  /// somebody makes what is not declared here.
  package func made(from names: Set<String>) -> Set<String>? { derived(Self.madeFrom, for: names) }

  private static let madeFrom = ComparedQuery<ProgramScope, Set<String>, Set<String>?> { names, scope in
    scope.environmentNeeds.reachable(from: names)
  }
}

extension TypeParts {
  /// Whether all parts are the very same code.
  fileprivate func isSame(as other: TypeParts) -> Bool {
    declaration.type === other.declaration.type
      && extensions.elementsEqual(other.extensions) { $0.type === $1.type }
  }
}

/// Pieces of code, which are the same where they are the very same: an item that was edited has others.
private struct SameCode<Piece: Sendable>: Equatable, Sendable {
  let all: [Piece]
  private let areSame: @Sendable (Piece, Piece) -> Bool

  init(_ all: [Piece], _ areSame: @escaping @Sendable (Piece, Piece) -> Bool) {
    self.all = all
    self.areSame = areSame
  }

  static func == (one: SameCode, other: SameCode) -> Bool { one.all.elementsEqual(other.all, by: one.areSame) }
}
