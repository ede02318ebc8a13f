extension InterfaceFamily {
  /// Pointers and the bytes behind them, the everyday part.
  static let swiftPointers = InterfaceFamily(
    "Pointers",
    standing: .inToolchain,
    #"""
    struct UnsafePointer<Pointee> {
      var pointee: Pointee { get }
      subscript(i: Int) -> Pointee { get }
      func advanced(by n: Int) -> UnsafePointer<Pointee>
    }
    struct UnsafeMutablePointer<Pointee> {
      var pointee: Pointee { get nonmutating set }
      subscript(i: Int) -> Pointee { get nonmutating set }
      func advanced(by n: Int) -> UnsafeMutablePointer<Pointee>
    }
    struct UnsafeRawPointer: Hashable {
      func load<T>(fromByteOffset offset: Int = 0, as type: T.Type) -> T
      func loadUnaligned<T>(fromByteOffset offset: Int = 0, as type: T.Type) -> T
      func assumingMemoryBound<T>(to: T.Type) -> UnsafePointer<T>
      func bindMemory<T>(to type: T.Type, capacity count: Int) -> UnsafePointer<T>
      func advanced(by n: Int) -> UnsafeRawPointer
    }
    struct UnsafeBufferPointer<Element>: RandomAccessCollection {
      typealias Index = Int
      typealias Indices = Range<Int>
      var baseAddress: UnsafePointer<Element>? { get }
      var count: Int { get }
      var startIndex: Int { get }
      var endIndex: Int { get }
      subscript(i: Int) -> Element { get }
    }
    struct UnsafeRawBufferPointer: RandomAccessCollection {
      typealias Element = UInt8
      typealias Index = Int
      typealias Indices = Range<Int>
      var baseAddress: UnsafeRawPointer? { get }
      var count: Int { get }
      var startIndex: Int { get }
      var endIndex: Int { get }
      subscript(i: Int) -> UInt8 { get }
      func load<T>(fromByteOffset offset: Int = 0, as type: T.Type) -> T
      func loadUnaligned<T>(fromByteOffset offset: Int = 0, as type: T.Type) -> T
      func bindMemory<T>(to type: T.Type) -> UnsafeBufferPointer<T>
    }
    """#
  )
}
