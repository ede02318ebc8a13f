import Catalog
import Interpreter
import Layout
import Semantics
import ViewGraph

extension Rendering {
  /// The observations without those of frames that hang on a value of the environment which nobody knows: the branch that
  /// evaluation has taken may be one that the program never takes in this configuration.
  package func known(_ observations: [Observation]) -> [Observation] {
    guard !result.unknowns.isEmpty, observations.contains(where: \.isOfFrames), !guessedPlaces.isEmpty else {
      return observations
    }
    return observations.filter { observation in
      guard observation.isOfFrames, let problem = observation.problem else { return true }
      return !guessedPlaces.contains(problem.place) && guessedPlaces.isDisjoint(with: problem.related.map(\.place))
    }
  }

  /// Where findings may speak of frames that depend on stand-ins for keys of the environment: at the elements, which may
  /// be there in one branch only, and at what they stand in.
  func findGuessedPlaces() -> Set<Place> {
    let keys = keysRead.filter { Catalog.environmentKey($0) == nil }
    guard !keys.isEmpty else { return [] }
    let branches = result.variants.filter { !keys.isDisjoint(with: $0.unknown) }
    let guessed = explained.elements.filter { element in
      branches.contains { $0.span.contains(element.span) }
        || element.dependsOn.contains { if case .standIn(let name) = $0 { keys.contains(name) } else { false } }
    }
    let around = guessed.compactMap { $0.parent.flatMap { element($0)?.nameSpan } }
    return Set((guessed.flatMap { [$0.nameSpan, $0.span] } + around).compactMap(program.place))
  }

  /// The keys of the environment that the views of the scene read. The view that is the scene is no element.
  private var keysRead: Set<String> {
    let keys = Set(result.elements.lazy.flatMap(\.environmentReads).map(\.key))
    guard case .view(let name) = result.request.source else { return keys }
    let own = program.environmentReads(by: String(name.split(separator: ".").last ?? "")).compactMap { read in
      if case .value(let key) = read.key { key } else { nil }
    }
    return keys.union(own)
  }
}

extension Observation {
  /// Whether it is a fault of frames.
  fileprivate var isOfFrames: Bool { quotesFrames && problem != nil }
}
