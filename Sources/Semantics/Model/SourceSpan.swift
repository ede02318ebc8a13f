/// A file of the workspace, by the path or URI its owner gave it.
public struct FileID: Hashable, Comparable, Sendable, CustomStringConvertible {
  public let path: String

  public init(_ path: String) { self.path = path }

  public static func < (lhs: FileID, rhs: FileID) -> Bool { lhs.path < rhs.path }

  public var description: String { path }

  /// What stands in for a package comes behind all files.
  private static let packages = "\u{10FFFD}packages/"

  /// What stands in for the module of a package.
  init(package module: String) { path = Self.packages + module }

  /// The module of a package for which this stands in.
  var package: String? { path.hasPrefix(Self.packages) ? String(path.dropFirst(Self.packages.count)) : nil }

  /// Whether it stands in for the module of a package.
  package var isOfPackage: Bool { path.hasPrefix(Self.packages) }

  /// The path up to and with the last slash.
  public var folder: Substring {
    path[..<(path.utf8.lastIndex(of: UInt8(ascii: "/")).map(path.utf8.index(after:)) ?? path.startIndex)]
  }
}

/// One lowered top-level item. A unit that an edit did not touch keeps its identity from snapshot to snapshot.
public struct UnitID: Hashable, Sendable {
  public let index: UInt32

  public init(_ index: UInt32) { self.index = index }
}

/// A range of source bytes relative to the start of its unit, so that an edit before the unit does not change it.
/// `Program.absolute(_:)` gives the place in the file.
public struct SourceSpan: Hashable, Sendable {
  public let unit: UnitID
  public let start: UInt32
  public let end: UInt32

  public init(unit: UnitID, start: UInt32, end: UInt32) {
    self.unit = unit
    self.start = start
    self.end = end
  }

  /// The span from the start of this one to the end of `other` (of the same unit).
  public func joined(to other: SourceSpan) -> SourceSpan {
    SourceSpan(unit: unit, start: min(start, other.start), end: max(end, other.end))
  }

  public func contains(_ other: SourceSpan) -> Bool {
    unit == other.unit && start <= other.start && other.end <= end
  }

  /// The span of what has no source.
  public static let none = SourceSpan(unit: UnitID(.max), start: 0, end: 0)
}
