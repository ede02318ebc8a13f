/// Everything the workspace's files declare: an immutable snapshot.
public struct Program: Sendable {
  /// The files in the order of their paths.
  public let files: [FileID: ProgramFile]

  public init(files: [FileID: ProgramFile]) { self.files = files }

  /// The program without files.
  public static let empty = Program(files: [:])
}

/// One file of a program: its units with their places.
public struct ProgramFile: Sendable {
  public let id: FileID
  public let units: [PlacedUnit]

  public init(id: FileID, units: [PlacedUnit]) {
    self.id = id
    self.units = units
  }
}

/// A unit and where it starts in its file.
public struct PlacedUnit: Sendable {
  public let unit: Unit
  public let start: Int

  public init(unit: Unit, start: Int) {
    self.unit = unit
    self.start = start
  }
}
