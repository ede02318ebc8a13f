import Synchronization

/// One parameter of a signature.
package final class SignatureParameter: Sendable {
  /// The argument label, nil where the call has none.
  package let label: String?
  package let name: String
  /// The type in Swift's notation, without attributes: `CGFloat?`, `() -> Content`.
  package let type: String
  /// The default in Swift's notation; nil when the call must pass a value.
  package let defaultValue: String?
  /// Attributes such as `ViewBuilder` and `escaping`, without the `@`.
  package let attributes: [String]
  /// The result builder of a closure parameter, such as `ViewBuilder`.
  package let builder: String?
  package let isClosure: Bool
  /// The type without optionals, `some` and `any`.
  package let bareType: String
  package let isVariadic: Bool
  /// Whether the argument is shown as text, whatever it is.
  package let showsText: Bool
  /// Whether a text written as the argument is a localized key, whose Markdown counts.
  package let takesKeys: Bool
  /// Whether the parameter takes a `@ToolbarContentBuilder` closure.
  package let buildsBarItems: Bool
  /// Whether the argument is a binding whose value is shown (a text, a date), or decides what is shown (`isExpanded`).
  package let isShownBinding: Bool
  /// Whether the argument only has to differ from others: an id, a tag, the name of a coordinate space.
  package let isIdentifier: Bool
  /// Whether the argument is a URL, a request or another source of something to load: no frame depends on which.
  package let isAddress: Bool

  init(label: String?, name: String, type: String, defaultValue: String?, attributes: [String]) {
    self.label = label
    self.name = name
    self.type = type
    self.defaultValue = defaultValue
    self.attributes = attributes
    builder = attributes.first { $0.hasSuffix("Builder") }
    isClosure = type.holds("->")
    bareType = Self.bare(type)
    isVariadic = type.hasSuffix("...")
    showsText = ["String", "LocalizedStringKey", "some StringProtocol", "some Any", "Date"].contains(
      type
    )
    takesKeys = type == "LocalizedStringKey" || type == "some StringProtocol"
    buildsBarItems = builder == "ToolbarContentBuilder"
    isShownBinding =
      name == "isExpanded" || name == "columnVisibility" || name == "preferredCompactColumn"
      || type == "Binding<String>" || type == "Binding<Date>"
    isAddress = ["ImageRequest", "Source", "URL", "URLRequest"].contains(bareType)
    isIdentifier = type == "some Hashable" || type == "AnyHashable"
  }

  private static func bare(_ type: String) -> String {
    var text = Substring(type)
    while text.last == "?" { text.removeLast() }
    for prefix in ["some ", "any "] where text.hasPrefix(prefix) { text = text.dropFirst(prefix.count) }
    return String(text)
  }
}

/// The signature of an initializer, a function or a modifier, written in Swift's own notation. It is read when it is
/// first asked for: a program uses few of the catalogue's.
package final class Signature: Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The notation it is read from.
  package let description: String
  /// Since when this form exists, where that is later than for what it is a form of.
  package let since: Availability?
  /// Where this form, and no other, is no longer to be used.
  package let deprecation: Deprecation?
  /// Whether another form is taken where both fit, as the SDK marks it.
  package let isDisfavored: Bool
  private let contents = Mutex<Contents?>(nil)

  private struct Contents: Sendable {
    let name: String
    let parameters: [SignatureParameter]
    let result: String
  }

  package convenience init(stringLiteral value: String) {
    self.init(value)
  }

  package init(
    _ notation: String,
    since: Availability? = nil,
    deprecation: Deprecation? = nil,
    isDisfavored: Bool = false
  ) {
    description = notation
    self.since = since
    self.deprecation = deprecation
    self.isDisfavored = isDisfavored
  }

  private var read: Contents {
    contents.withLock { contents in
      if let contents { return contents }
      var reader = SignatureReader(description)
      let read = Contents(name: reader.name(), parameters: reader.parameters(), result: reader.result())
      contents = read
      return read
    }
  }

  package var name: String { read.name }

  package var parameters: [SignatureParameter] { read.parameters }

  /// The result type in Swift's notation, empty for initializers.
  package var result: String { read.result }

  package func parameter(named name: String) -> SignatureParameter? {
    parameters.first { $0.name == name }
  }
}

extension Signature {
  /// Whether a parameter that is no closure has that type, with or without generic arguments.
  func takes(_ type: String) -> Bool {
    parameters.contains { !$0.isClosure && ($0.bareType == type || $0.bareType.hasPrefix(type + "<")) }
  }
}

extension Signature: Hashable {
  package static func == (lhs: Signature, rhs: Signature) -> Bool {
    lhs === rhs || lhs.description == rhs.description
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(description) }
}

extension Signature {
  /// The outer form of an argument at a call: what label matching needs to know.
  package struct ArgumentShape: Hashable, Sendable {
    package let label: String?
    package let isTrailingClosure: Bool

    package init(label: String?, isTrailingClosure: Bool = false) {
      self.label = label
      self.isTrailingClosure = isTrailingClosure
    }
  }

  /// The parameter of each argument, or nil when the call does not fit. Unlabelled trailing closures take the next
  /// closure parameter (Swift: forward scan of SE-0286).
  package func match(_ arguments: [ArgumentShape]) -> [Int]? {
    let parameters = parameters
    var matched: [Int] = []
    var next = 0
    for (position, argument) in arguments.enumerated() {
      let isLast = position == arguments.count - 1
      guard let index = Self.index(of: argument, in: parameters, from: next, isLast: isLast) else { return nil }
      guard parameters[next..<max(index, next)].allSatisfy(\.canBeLeftOut) else { return nil }
      matched.append(index)
      next = parameters[index].isVariadic ? index : index + 1
    }
    let rest = parameters.dropFirst(next)
    return rest.allSatisfy({ $0.canBeLeftOut }) ? matched : nil
  }

  private static func index(
    of argument: ArgumentShape,
    in parameters: [SignatureParameter],
    from next: Int,
    isLast: Bool
  ) -> Int? {
    if argument.isTrailingClosure && argument.label == nil {
      let closures = parameters.indices.dropFirst(next).filter { parameters[$0].isClosure }
      // A closure parameter with a default is passed over when a required one follows.
      let closure = isLast ? closures.first { !parameters[$0].canBeLeftOut } ?? closures.first : closures.first
      // A value of any type may be a function: `.environment(\.format) { … }`.
      return closure ?? parameters.indices.dropFirst(next).first { parameters[$0].bareType.isGenericTypeName }
    }
    if next > 0, next <= parameters.count, parameters.indices.contains(next), parameters[next].isVariadic,
      argument.label == nil
    {
      return next
    }
    return parameters.indices.dropFirst(next).first { parameters[$0].label == argument.label }
  }
}

extension SignatureParameter {
  fileprivate var canBeLeftOut: Bool {
    defaultValue != nil || isVariadic
  }
}

extension String {
  /// The name of a generic parameter of a signature, or of a type inside one: `V`, `K.Value`, `Data.Element`.
  package var isGenericTypeName: Bool {
    let first = split(separator: ".").first.map(String.init) ?? self
    return first.utf8.count == 1 || Self.genericNames.contains(first)
  }

  private static let genericNames: Set<String> = [
    "Any", "AnyHashable", "Content", "Data", "Hashable", "ID", "Item", "Label", "Placeholder", "Result", "RowContent",
    "SelectionValue", "Value", "ValueLabel",
  ]
}
