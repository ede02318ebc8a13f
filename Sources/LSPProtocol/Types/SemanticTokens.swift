extension LSP {
  /// Tokens in the protocol's numbers, written straight to bytes: there are many.
  package enum SemanticTokens {
    package static func json(_ data: [UInt32], id: String?) -> [UInt8] {
      var json = JSONWriter()
      json.object {
        $0.member("resultId", optional: id)
        $0.member("data", Numbers(values: data[...]))
      }
      return json.bytes
    }

    /// What is to be replaced in the numbers that the client has: one stretch, from the first difference to the last.
    package static func delta(from old: [UInt32], to new: [UInt32], id: String) -> [UInt8] {
      let start = zip(old, new).prefix { $0 == $1 }.count
      let shared = min(old.count, new.count) - start
      let end = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.prefix(shared).count
      var json = JSONWriter()
      json.object {
        $0.member("resultId", id)
        let isSame = start == old.count && start == new.count
        let edit = Edit(start: start, deleted: old.count - start - end, inserted: new[start..<(new.count - end)])
        $0.member("edits", isSame ? [] : [edit])
      }
      return json.bytes
    }
  }
}

private struct Numbers: JSONWritable {
  let values: ArraySlice<UInt32>

  func write(to json: inout JSONWriter) {
    var bytes: [UInt8] = [UInt8(ascii: "[")]
    bytes.reserveCapacity(values.count * 2 + 2)
    for (index, value) in values.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      if value < 10 {
        bytes.append(UInt8(ascii: "0") + UInt8(value))
      } else {
        bytes += Array(String(value).utf8)
      }
    }
    bytes.append(UInt8(ascii: "]"))
    json.raw(bytes)
  }
}

private struct Edit: JSONWritable {
  let start: Int
  let deleted: Int
  let inserted: ArraySlice<UInt32>

  func write(to json: inout JSONWriter) {
    json.object {
      $0.member("start", start)
      $0.member("deleteCount", deleted)
      if !inserted.isEmpty { $0.member("data", Numbers(values: inserted)) }
    }
  }
}
