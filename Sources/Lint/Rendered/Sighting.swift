package import Interpreter
package import ViewGraph

/// What a rule saw in one rendering.
package struct Observation: Sendable {
  /// Where the fault is, or would be.
  package let place: Place
  /// Nil where all is well: the same place may be at fault elsewhere.
  package let problem: Problem?
  /// The problem to report instead where the place is at fault in some uses only: at the use.
  package let problemOfUse: Problem?
  /// Whether the message speaks of frames, so that it has to say in which configuration.
  package let quotesFrames: Bool
  /// Lengths that only a comparison between renderings can judge.
  package internal(set) var measurements: [Double] = []
  /// Whether the other configurations are not judged, so that nothing may be said of them.
  private(set) var isOfOneConfiguration = false

  package static func fault(_ problem: Problem, quotesFrames: Bool = true, ofUse: Problem? = nil) -> Observation {
    Observation(place: problem.place, problem: problem, problemOfUse: ofUse, quotesFrames: quotesFrames)
  }

  /// The same with lengths to compare.
  package func measuring(_ lengths: [Double]) -> Observation {
    var copy = self
    copy.measurements = lengths
    return copy
  }

  /// The same where the rule does not judge the other configurations.
  func ofOneConfiguration(_ isOfOne: Bool) -> Observation {
    var copy = self
    copy.isOfOneConfiguration = isOfOne
    return copy
  }

  package static func fine(_ place: Place) -> Observation {
    Observation(place: place, problem: nil, problemOfUse: nil, quotesFrames: false)
  }
}

/// An observation with the rendering it was made in. Lists of sightings are joined and grouped again and again while
/// someone types: what they hold is shared.
package struct Sighting: Sendable {
  private let content: Content

  private final class Content: Sendable {
    let observation: Observation
    let request: SceneRequest
    let configuration: TestedConfiguration
    let configurationCount: Int

    init(_ observation: Observation, _ request: SceneRequest, _ configuration: TestedConfiguration, _ count: Int) {
      self.observation = observation
      self.request = request
      self.configuration = configuration
      configurationCount = count
    }
  }

  package init(
    observation: Observation,
    request: SceneRequest,
    configuration: TestedConfiguration,
    configurationCount: Int
  ) {
    content = Content(observation, request, configuration, configurationCount)
  }

  package var observation: Observation { content.observation }
  package var request: SceneRequest { content.request }
  package var configuration: TestedConfiguration { content.configuration }
  /// How many configurations the scene was laid out in.
  package var configurationCount: Int { content.configurationCount }
  package var place: Place { content.observation.place }

  /// The same where the scene was laid out in so many configurations.
  package func among(configurationCount: Int) -> Sighting {
    Sighting(content: Content(observation, request, configuration, configurationCount))
  }

  /// The same rendering with another observation.
  func seeing(_ observation: Observation) -> Sighting {
    Sighting(content: Content(observation, request, configuration, configurationCount))
  }

  private init(content: Content) { self.content = content }
}

/// What the sightings of a rule come to.
package struct SceneJudgement: Sendable {
  package let problems: @Sendable ([Sighting]) -> [Problem]
  /// Whether what some scenes show holds, whatever the others show.
  package let holdsInPart: Bool

  /// A place is at fault where it is so in any rendering.
  package static let anywhere = SceneJudgement(problems: Sighting.merged, holdsInPart: true)
  /// A place is at fault where it is so in all renderings.
  package static let everywhere = SceneJudgement(problems: Sighting.mergedWhereAlwaysAtFault, holdsInPart: false)

  /// What is at fault is seen when renderings are compared.
  package static func comparing(_ problems: @escaping @Sendable ([Sighting]) -> [Problem]) -> SceneJudgement {
    SceneJudgement(problems: problems, holdsInPart: false)
  }
}

extension Sighting {
  /// One problem for each place that is at fault in some rendering, as it is in the first one, with the
  /// configurations in which it holds.
  package static func merged(_ sightings: [Sighting]) -> [Problem] {
    grouped(sightings.filter { $0.observation.problem != nil }).compactMap { group in
      guard let first = group.first, let problem = first.observation.problem else { return nil }
      return first.observation.quotesFrames ? problem.adding(note: configurations(of: group)) : problem
    }
  }

  /// The same, where a place is worse in some renderings: as it is there.
  package static func mergedBySeverity(_ sightings: [Sighting]) -> [Problem] {
    merged(
      grouped(sightings.filter { $0.observation.problem != nil }).flatMap { group in
        let worst = group.filter { $0.observation.problem?.severity == nil }
        return worst.isEmpty || group.first?.observation.problem?.severity == nil ? group : worst
      }
    )
  }

  /// The same of places that are at fault wherever they are shown.
  package static func mergedWhereAlwaysAtFault(_ sightings: [Sighting]) -> [Problem] {
    merged(grouped(sightings).filter { $0.allSatisfy { $0.observation.problem != nil } }.flatMap(\.self))
  }

  /// The sightings of each place, in the order in which the places were first seen.
  package static func grouped(_ sightings: [Sighting]) -> [[Sighting]] {
    var order: [Place: Int] = [:]
    var groups: [[Sighting]] = []
    for sighting in sightings {
      if let index = order[sighting.place] {
        groups[index].append(sighting)
      } else {
        order[sighting.place] = groups.count
        groups.append([sighting])
      }
    }
    return groups
  }

  /// "at 393×852", "at 320×568, likewise in 2 other sizes", "at 393×852, likewise in all tested sizes".
  private static func configurations(of group: [Sighting]) -> String {
    guard let first = group.first else { return "" }
    let others = Set(group.map(\.configuration)).subtracting([first.configuration]).count
    let place = "at \(first.configuration.name)"
    guard first.configurationCount > 1 else { return place }
    switch others {
    case 0: return first.observation.isOfOneConfiguration ? place : "\(place) only"
    case first.configurationCount - 1: return "\(place), likewise in all tested sizes"
    case 1: return "\(place), likewise in 1 other size"
    default: return "\(place), likewise in \(others) other sizes"
    }
  }
}

extension Problem {
  fileprivate func adding(note: String) -> Problem {
    Problem(place, "\(message) (\(note))", related: related, proposals: proposals, severity: severity)
  }
}
