package import Layout

/// The arguments of a call by the names of the signature's parameters, read with the types that behaviours want, and
/// the environment at the call. What cannot be read as that type is absent.
package struct ArgumentValues {
  private let source: any ArgumentSource
  private let surroundings: EnvironmentValues
  private let reading: EnvironmentReading?

  package init(_ source: any ArgumentSource, environment: EnvironmentValues, reading: EnvironmentReading? = nil) {
    self.source = source
    self.surroundings = environment
    self.reading = reading
  }

  /// The environment at the call.
  package var environment: EnvironmentValues {
    reading?.isRead = true
    return surroundings
  }

  /// The same arguments where the environment is another.
  func setting(_ write: EnvironmentWrite) -> ArgumentValues {
    var changed = environment
    changed[write.key] = write.value
    return ArgumentValues(source, environment: changed, reading: reading)
  }

  package func has(_ name: String) -> Bool { source.has(name) }

  package subscript(_ name: String) -> BuiltInValue? { source.value(name) }

  package func number(_ name: String) -> Double? {
    self[name]?.number
  }

  package func int(_ name: String) -> Int? {
    self[name]?.int
  }

  package func bool(_ name: String) -> Bool? {
    if case .bool(let value)? = self[name] { return value }
    return nil
  }

  package func string(_ name: String) -> String? {
    switch self[name] {
    case .string(let value)?, .localized(let value)?: value
    default: nil
    }
  }

  /// What a text of the argument shows here.
  package func text(_ name: String) -> TextContent? {
    switch self[name] {
    case .string(let value)?: environment.text(value)
    case .localized(let value)?: environment.text(markdown: value)
    default: nil
    }
  }

  package func alignment(_ name: String) -> Alignment? {
    if case .alignment(let value)? = self[name] { return value }
    return nil
  }

  package func guide(_ name: String) -> AlignmentKey? {
    if case .alignmentKey(let value)? = self[name] { return value }
    return nil
  }

  package func edges(_ name: String) -> EdgeSet? {
    self[name]?.edges
  }

  package func axes(_ name: String) -> AxisSet? {
    self[name]?.axes
  }

  package func insets(_ name: String) -> Insets? {
    if case .insets(let value)? = self[name] { return value }
    return nil
  }

  package func unitPoint(_ name: String) -> UnitPoint? {
    if case .unitPoint(let value)? = self[name] { return value }
    return nil
  }

  package func angle(_ name: String) -> Double? {
    if case .angle(let value)? = self[name] { return value }
    return nil
  }

  package func point(_ name: String) -> Point? {
    if case .point(let value)? = self[name] { return value }
    return nil
  }

  package func size(_ name: String) -> Size? {
    if case .size(let value)? = self[name] { return value }
    return nil
  }

  package func rect(_ name: String) -> Rect? {
    if case .rect(let value)? = self[name] { return value }
    return nil
  }

  package func transform(_ name: String) -> AffineTransform? {
    if case .transform(let value)? = self[name] { return value }
    return nil
  }

  package func font(_ name: String) -> FontValue? {
    if case .font(let value)? = self[name] { return value }
    return nil
  }

  package func tracks(_ name: String) -> [GridTrack] {
    guard case .list(let items)? = self[name] else { return [] }
    return items.compactMap { if case .track(let track) = $0 { track } else { nil } }
  }

  /// The name of a value from a closed set: `fit` of `ContentMode.fit`.
  package func token(_ name: String) -> String? {
    self[name]?.token
  }
}

/// Notes whether a behavior looks at the environment.
package final class EnvironmentReading {
  package var isRead = false

  package init() {}
}

/// Where the arguments of a call are found by the names of their parameters.
package protocol ArgumentSource {
  /// Whether the call passes anything for the parameter, views and closures included.
  func has(_ name: String) -> Bool
  /// The argument as far as the catalogue can read it.
  func value(_ name: String) -> BuiltInValue?
}

extension BuiltInValue {
  package var number: Double? {
    if case .number(let value) = self { return value }
    return nil
  }

  package var int: Int? {
    guard let number, number.magnitude < 1e15 else { return nil }
    return Int(number)
  }

  package var token: String? {
    if case .token(_, let name) = self { return name }
    return nil
  }

  /// `Axis.Set`, one axis or a literal of several where a set is expected.
  package var axes: AxisSet? {
    switch self {
    case .axes(let value): value
    case .list(let items): items.reduce(into: AxisSet()) { $0.formUnion($1.axes ?? []) }
    default: nil
    }
  }

  /// `Edge.Set`, one edge or a literal of several where a set is expected.
  package var edges: EdgeSet? {
    switch self {
    case .edges(let value): value
    case .list(let items): items.reduce(into: EdgeSet()) { $0.formUnion($1.edges ?? []) }
    default: nil
    }
  }
}
