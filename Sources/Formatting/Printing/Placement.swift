/// The white space that goes before an atom.
enum Placement: Equatable {
  case spaces(Int)
  /// A line of its own, so many steps deep, after so many line ends.
  case line(lineEnds: Int, steps: Int)
  /// What is there stays.
  case kept
}
