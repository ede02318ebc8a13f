/// Values by the identity of objects that somebody keeps: an open table, since it is asked at every call.
struct IdentityMap<Element> {
  private struct Place {
    /// 0 stands for a free place; no object has this address.
    var key: UInt
    var element: Element?
  }

  private var places: [Place] = []
  private(set) var count = 0

  subscript(key: ObjectIdentifier) -> Element? {
    guard !places.isEmpty else { return nil }
    let key = UInt(bitPattern: key)
    let place = place(of: key)
    return places[place].key == key ? places[place].element : nil
  }

  /// Adds or changes the value of an object.
  mutating func set(_ element: Element, for key: ObjectIdentifier) {
    if (count + 1) * 2 > places.count { grow() }
    let key = UInt(bitPattern: key)
    let place = place(of: key)
    if places[place].key != key { count += 1 }
    places[place] = Place(key: key, element: element)
  }

  /// Where the key stands, or would. There is always a free place.
  private func place(of key: UInt) -> Int {
    let mask = UInt(places.count - 1)
    // Objects lie 16 bytes apart at least.
    var place = ((key >> 4) ^ (key >> 14)) & mask
    while places[Int(place)].key != 0, places[Int(place)].key != key { place = (place + 1) & mask }
    return Int(place)
  }

  private mutating func grow() {
    let old = places
    places = Array(repeating: Place(key: 0, element: nil), count: max(64, old.count * 2))
    for entry in old where entry.key != 0 { places[place(of: entry.key)] = entry }
  }
}
