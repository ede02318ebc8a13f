extension InterfaceFamily {
  /// Observable objects.
  static let observationValues = InterfaceFamily(
    "Observation",
    standing: .inToolchain,
    #"""
    @attached(member) @attached(memberAttribute) @attached(extension) macro Observable() = #externalMacro(module: "ObservationMacros", type: "ObservableMacro")
    @attached(accessor) @attached(peer) macro ObservationTracked() = #externalMacro(module: "ObservationMacros", type: "ObservationTrackedMacro")
    @attached(accessor) macro ObservationIgnored() = #externalMacro(module: "ObservationMacros", type: "ObservationIgnoredMacro")
    protocol Observable {
    }
    struct ObservationRegistrar: Sendable, Decodable, Encodable, Hashable, Equatable {
      init()
      func access<Subject, Member>(_ subject: Subject, keyPath: KeyPath<Subject, Member>) where Subject: Observable
      func willSet<Subject, Member>(_ subject: Subject, keyPath: KeyPath<Subject, Member>) where Subject: Observable
      func didSet<Subject, Member>(_ subject: Subject, keyPath: KeyPath<Subject, Member>) where Subject: Observable
      func withMutation<Subject, Member, T>(of subject: Subject, keyPath: KeyPath<Subject, Member>, _ mutation: () throws -> T) rethrows -> T where Subject: Observable
      init(from decoder: any Decoder) throws
      static func == (lhs: ObservationRegistrar, rhs: ObservationRegistrar) -> Bool
    }


    func withObservationTracking<T>(_ apply: () -> T, onChange: @autoclosure () -> @Sendable () -> Void) -> T
    """#
  )
}
