import Catalog
import SourceText

/// Modifiers that can be written without thinking, those used most first.
enum AddableModifiers {
  static let all: [String] = ModifierDefinition.all.filter { modifier in
    modifier.deprecation == nil && UsageOrder.modifiers.rank(of: modifier.name) != nil
  }.ordered { left, right in
    (UsageOrder.modifiers.rank(of: left.name) ?? .max) < (UsageOrder.modifiers.rank(of: right.name) ?? .max)
  }.compactMap { modifier in
    let written = modifier.signatures.lazy.compactMap { signature in
      signature.written.map { "\(modifier.name)(\($0))" }
    }
    return written.first
  }.prefix(32).map(\.self)
}

extension Signature {
  /// Arguments for what has to be passed; nil where nobody can make them up.
  fileprivate var written: String? {
    guard deprecation == nil else { return nil }
    let needed = parameters.filter { $0.defaultValue == nil && !$0.isVariadic }
    let values = needed.map { parameter -> String? in
      guard !parameter.isClosure, let value = parameter.madeUpValue else { return nil }
      return parameter.label.map { "\($0): \(value)" } ?? value
    }
    return values.contains(nil) ? nil : values.compactMap(\.self).joined(separator: ", ")
  }
}
