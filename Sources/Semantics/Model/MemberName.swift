/// The hash of a member's name together with that of the type that declares it: by it are noted those who have looked for the
/// member in that type, and nothing else of the same name concerns them.
package enum MemberName {
  package static func hash(_ name: String, of owner: NominalID) -> Int { hash(name, ofHash: owner.nameHash) }

  /// The same for each name by which the type at the end of `path` is known: `extension Models.User` is one of `User` where
  /// `Models` is a module, `extension TimeInterval` one of `Double`.
  static func hashes(_ name: String, within path: [String]) -> [Int] {
    guard !path.isEmpty else { return [] }
    let owner = path.joined(separator: ".")
    var hashes = [hash(name, ofHash: owner.hashValue)]
    if let target = FrameworkAliases.target(of: owner) { hashes.append(hash(name, ofHash: target.hashValue)) }
    guard let point = owner.utf8.firstIndex(of: UInt8(ascii: ".")) else { return hashes }
    hashes.append(hash(name, ofHash: String(owner[owner.utf8.index(after: point)...]).hashValue))
    return hashes
  }

  private static func hash(_ name: String, ofHash owner: Int) -> Int {
    var hasher = Hasher()
    hasher.combine(owner)
    hasher.combine(name)
    return hasher.finalize()
  }
}
