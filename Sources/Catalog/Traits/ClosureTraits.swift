/// A function of a framework that says when it runs the closure which it is given.
package struct ClosureTraits: Sendable {
  /// When the closure runs.
  package enum Moment: Sendable {
    /// Before the call returns.
    case atOnce
    /// In a later turn of the run loop, or on another thread.
    case later
    /// Whenever the value is read that is made with it.
    case whenRead
  }

  /// The type that declares the function.
  package let type: String
  /// The function's name; `init` for a type that is made with the closure.
  package let member: String
  /// The argument that is the closure, where another one runs at another time.
  package let label: String?
  package let moment: Moment

  private init(type: String, member: String, label: String? = nil, moment: Moment) {
    self.type = type
    self.member = member
    self.label = label
    self.moment = moment
  }

  /// Concurrency's, Foundation's and SwiftUI's.
  package static let all = [
    ClosureTraits(type: "Binding", member: "init", label: "get", moment: .whenRead),
    ClosureTraits(type: "DispatchQueue", member: "async", moment: .later),
    ClosureTraits(type: "DispatchQueue", member: "asyncAfter", moment: .later),
    ClosureTraits(type: "DispatchQueue", member: "sync", moment: .atOnce),
    ClosureTraits(type: "MainActor", member: "assumeIsolated", moment: .atOnce),
    ClosureTraits(type: "MainActor", member: "run", moment: .atOnce),
    ClosureTraits(type: "OperationQueue", member: "addOperation", moment: .later),
    ClosureTraits(type: "RunLoop", member: "perform", moment: .later),
    ClosureTraits(type: "Task", member: "detached", moment: .later),
    ClosureTraits(type: "Task", member: "init", moment: .later),
    ClosureTraits(type: "Timer", member: "scheduledTimer", moment: .later),
  ]

  /// Those of a name as a call writes it: that of the member, or of the type that is made.
  package static func named(_ name: String) -> [ClosureTraits] { byName[name] ?? [] }

  private static let byName = Dictionary(grouping: all) { $0.member == "init" ? $0.type : $0.member }
}
