package import Layout
package import Semantics

/// One evaluated scene: its elements with their frames, and everything that rules and the editor ask about it.
package struct SceneResult: Sendable {
  package let request: SceneRequest
  package let configuration: SceneConfiguration
  package var view: String { request.view }
  package var preview: String? { request.preview }
  /// The container in points: that of the configuration, or as large as the view where the preview wants that.
  package internal(set) var container: Size

  /// How many times the scene was evaluated until its state settled.
  package internal(set) var passes = 1
  /// How much of the fuel was used: what the scene costs, whatever the machine.
  package internal(set) var steps = 0
  /// Parents before children.
  package internal(set) var elements: [Element] = []
  package internal(set) var root: ElementID?
  /// The state cells of the root view at the end, as text, in the order of declaration.
  package internal(set) var state: [StateValue] = []
  package internal(set) var unknowns: [Unknown] = []
  /// The choices that nobody knows: other branches may be shown instead.
  package internal(set) var variants: [Variant] = []
  /// Whether state may present something or push a page, which the elements are without.
  package internal(set) var mayPresent = false
  /// Set when the state does not settle.
  package internal(set) var divergence: Divergence?
  package internal(set) var facts = SceneFacts()
  /// What it looks like, where that was asked for.
  package internal(set) var picture: Picture?
  /// Whether evaluation was stopped since nobody waited for it: nothing else here means anything.
  package internal(set) var isAbandoned = false
  /// What all of this depends on; nil where that is not known.
  package internal(set) var reads: SceneReads?

  init(request: SceneRequest, configuration: SceneConfiguration) {
    self.request = request
    self.configuration = configuration
    container = configuration.size
  }

  /// Whether more fuel may have led further.
  package func isCutShort(by limits: EvaluationLimits) -> Bool { steps >= limits.steps }

  package subscript(id: ElementID) -> Element {
    elements[id.index]
  }

  /// The value of one state property.
  package struct StateValue: Hashable, Sendable {
    package let name: String
    package let value: String
  }

  /// An `if` or `switch` whose choice depends on what nobody knows.
  package struct Variant: Hashable, Sendable {
    /// The statement.
    package let span: SourceSpan
    /// What is not known, by name.
    package let unknown: [String]
    /// The branch that is shown, from 0; showing nothing, where there is no `else`, is the last one.
    package let chosen: Int
    /// How many branches there are.
    package let count: Int
  }

  /// Something that could not be evaluated and was replaced.
  package struct Unknown: Hashable, Sendable {
    package let span: SourceSpan
    package let reason: String

    package init(span: SourceSpan, reason: String) {
      self.span = span
      self.reason = reason
    }
  }
}
