/// Values by the identity of objects that somebody keeps: an open table, since it is asked at every call.
struct IdentityMap<Element> {
  /// 0 stands for a free place; no object has this address.
  private var keys: [UInt] = []
  private var elements: [Element?] = []
  private(set) var count = 0

  subscript(key: ObjectIdentifier) -> Element? {
    guard !keys.isEmpty else { return nil }
    let key = UInt(bitPattern: key)
    let place = place(of: key)
    return keys[place] == key ? elements[place] : nil
  }

  /// Adds or changes the value of an object.
  mutating func set(_ element: Element, for key: ObjectIdentifier) {
    if (count + 1) * 2 > keys.count { grow() }
    let key = UInt(bitPattern: key)
    let place = place(of: key)
    if keys[place] != key { count += 1 }
    keys[place] = key
    elements[place] = element
  }

  /// Where the key stands, or would. There is always a free place.
  private func place(of key: UInt) -> Int {
    let mask = UInt(keys.count - 1)
    // Objects lie 16 bytes apart at least.
    var place = ((key >> 4) ^ (key >> 14)) & mask
    while keys[Int(place)] != 0, keys[Int(place)] != key { place = (place + 1) & mask }
    return Int(place)
  }

  private mutating func grow() {
    let old = zip(keys, elements).filter { $0.0 != 0 }
    let capacity = max(64, keys.count * 2)
    keys = Array(repeating: 0, count: capacity)
    elements = Array(repeating: nil, count: capacity)
    for (key, element) in old {
      let place = place(of: key)
      keys[place] = key
      elements[place] = element
    }
  }
}
