extension InterfaceFamily {
  /// Encoding and decoding.
  static let swiftCodables = InterfaceFamily(
    "Codables",
    standing: .inToolchain,
    #"""
    typealias Codable = Decodable & Encodable
    protocol Encodable {
      func encode(to encoder: any Encoder) throws
    }
    protocol Decodable {
      init(from decoder: any Decoder) throws
    }
    protocol CodingKey: CustomStringConvertible, Sendable {
      var stringValue: String { get }
      init?(stringValue: String)
      var intValue: Int? { get }
      init?(intValue: Int)
    }
    protocol Encoder {
      var codingPath: [any CodingKey] { get }
      func container<Key>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> where Key: CodingKey
      func unkeyedContainer() -> any UnkeyedEncodingContainer
      func singleValueContainer() -> any SingleValueEncodingContainer
    }
    protocol Decoder {
      var codingPath: [any CodingKey] { get }
      func container<Key>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> where Key: CodingKey
      func unkeyedContainer() throws -> any UnkeyedDecodingContainer
      func singleValueContainer() throws -> any SingleValueDecodingContainer
    }
    struct KeyedEncodingContainer<K> where K: CodingKey {
      typealias Key = K
      init<Container>(_ container: Container) where K == Container.Key, Container: KeyedEncodingContainerProtocol
      var codingPath: [any CodingKey] { get }
      mutating func encodeNil(forKey key: KeyedEncodingContainer<K>.Key) throws
      mutating func encode(_ value: Bool, forKey key: KeyedEncodingContainer<K>.Key) throws
      mutating func encode(_ value: String, forKey key: KeyedEncodingContainer<K>.Key) throws
      mutating func encode(_ value: Double, forKey key: KeyedEncodingContainer<K>.Key) throws
      mutating func encode(_ value: Float, forKey key: KeyedEncodingContainer<K>.Key) throws
      mutating func encode(_ value: Int, forKey key: KeyedEncodingContainer<K>.Key) throws
      mutating func encode(_ value: Int8, forKey key: KeyedEncodingContainer<K>.Key) throws
      mutating func encode(_ value: Int16, forKey key: KeyedEncodingContainer<K>.Key) throws
      mutating func encode(_ value: Int32, forKey key: KeyedEncodingContainer<K>.Key) throws
      mutating func encode(_ value: Int64, forKey key: KeyedEncodingContainer<K>.Key) throws
      mutating func encode(_ value: UInt, forKey key: KeyedEncodingContainer<K>.Key) throws
      mutating func encode(_ value: UInt8, forKey key: KeyedEncodingContainer<K>.Key) throws
      mutating func encode(_ value: UInt16, forKey key: KeyedEncodingContainer<K>.Key) throws
      mutating func encode(_ value: UInt32, forKey key: KeyedEncodingContainer<K>.Key) throws
      mutating func encode(_ value: UInt64, forKey key: KeyedEncodingContainer<K>.Key) throws
      mutating func encode<T>(_ value: T, forKey key: KeyedEncodingContainer<K>.Key) throws where T: Encodable
      mutating func nestedContainer<NestedKey>(keyedBy keyType: NestedKey.Type, forKey key: KeyedEncodingContainer<K>.Key) -> KeyedEncodingContainer<NestedKey> where NestedKey: CodingKey
      mutating func nestedUnkeyedContainer(forKey key: KeyedEncodingContainer<K>.Key) -> any UnkeyedEncodingContainer
      mutating func superEncoder() -> any Encoder
      mutating func superEncoder(forKey key: KeyedEncodingContainer<K>.Key) -> any Encoder
      mutating func encodeIfPresent(_ value: Bool?, forKey key: KeyedEncodingContainer<K>.Key) throws
      mutating func encodeIfPresent(_ value: String?, forKey key: KeyedEncodingContainer<K>.Key) throws
      mutating func encodeIfPresent(_ value: Double?, forKey key: KeyedEncodingContainer<K>.Key) throws
      mutating func encodeIfPresent(_ value: Float?, forKey key: KeyedEncodingContainer<K>.Key) throws
      mutating func encodeIfPresent(_ value: Int?, forKey key: KeyedEncodingContainer<K>.Key) throws
      mutating func encodeIfPresent(_ value: Int8?, forKey key: KeyedEncodingContainer<K>.Key) throws
      mutating func encodeIfPresent(_ value: Int16?, forKey key: KeyedEncodingContainer<K>.Key) throws
      mutating func encodeIfPresent(_ value: Int32?, forKey key: KeyedEncodingContainer<K>.Key) throws
      mutating func encodeIfPresent(_ value: Int64?, forKey key: KeyedEncodingContainer<K>.Key) throws
      mutating func encodeIfPresent(_ value: UInt?, forKey key: KeyedEncodingContainer<K>.Key) throws
      mutating func encodeIfPresent(_ value: UInt8?, forKey key: KeyedEncodingContainer<K>.Key) throws
      mutating func encodeIfPresent(_ value: UInt16?, forKey key: KeyedEncodingContainer<K>.Key) throws
      mutating func encodeIfPresent(_ value: UInt32?, forKey key: KeyedEncodingContainer<K>.Key) throws
      mutating func encodeIfPresent(_ value: UInt64?, forKey key: KeyedEncodingContainer<K>.Key) throws
      mutating func encodeIfPresent<T>(_ value: T?, forKey key: KeyedEncodingContainer<K>.Key) throws where T: Encodable
    }
    extension KeyedEncodingContainer where K: CodingKey {
      mutating func encodeIfPresent<T, C>(_ t: T?, forKey key: KeyedEncodingContainer<K>.Key, configuration: C.Type) throws where T: EncodableWithConfiguration, C: EncodingConfigurationProviding, T.EncodingConfiguration == C.EncodingConfiguration
      mutating func encodeIfPresent<T>(_ t: T?, forKey key: KeyedEncodingContainer<K>.Key, configuration: T.EncodingConfiguration) throws where T: EncodableWithConfiguration
    }
    struct KeyedDecodingContainer<K> where K: CodingKey {
      typealias Key = K
      init<Container>(_ container: Container) where K == Container.Key, Container: KeyedDecodingContainerProtocol
      var codingPath: [any CodingKey] { get }
      var allKeys: [KeyedDecodingContainer<K>.Key] { get }
      func contains(_ key: KeyedDecodingContainer<K>.Key) -> Bool
      func decodeNil(forKey key: KeyedDecodingContainer<K>.Key) throws -> Bool
      func nestedContainer<NestedKey>(keyedBy type: NestedKey.Type, forKey key: KeyedDecodingContainer<K>.Key) throws -> KeyedDecodingContainer<NestedKey> where NestedKey: CodingKey
      func nestedUnkeyedContainer(forKey key: KeyedDecodingContainer<K>.Key) throws -> any UnkeyedDecodingContainer
      func superDecoder() throws -> any Decoder
      func superDecoder(forKey key: KeyedDecodingContainer<K>.Key) throws -> any Decoder
      func decode(_ type: Bool.Type, forKey key: KeyedDecodingContainer<K>.Key) throws -> Bool
      func decode(_ type: String.Type, forKey key: KeyedDecodingContainer<K>.Key) throws -> String
      func decode(_ type: Double.Type, forKey key: KeyedDecodingContainer<K>.Key) throws -> Double
      func decode(_ type: Float.Type, forKey key: KeyedDecodingContainer<K>.Key) throws -> Float
      func decode(_ type: Int.Type, forKey key: KeyedDecodingContainer<K>.Key) throws -> Int
      func decode(_ type: Int8.Type, forKey key: KeyedDecodingContainer<K>.Key) throws -> Int8
      func decode(_ type: Int16.Type, forKey key: KeyedDecodingContainer<K>.Key) throws -> Int16
      func decode(_ type: Int32.Type, forKey key: KeyedDecodingContainer<K>.Key) throws -> Int32
      func decode(_ type: Int64.Type, forKey key: KeyedDecodingContainer<K>.Key) throws -> Int64
      func decode(_ type: UInt.Type, forKey key: KeyedDecodingContainer<K>.Key) throws -> UInt
      func decode(_ type: UInt8.Type, forKey key: KeyedDecodingContainer<K>.Key) throws -> UInt8
      func decode(_ type: UInt16.Type, forKey key: KeyedDecodingContainer<K>.Key) throws -> UInt16
      func decode(_ type: UInt32.Type, forKey key: KeyedDecodingContainer<K>.Key) throws -> UInt32
      func decode(_ type: UInt64.Type, forKey key: KeyedDecodingContainer<K>.Key) throws -> UInt64
      func decode<T>(_ type: T.Type, forKey key: KeyedDecodingContainer<K>.Key) throws -> T where T: Decodable
      func decodeIfPresent(_ type: Bool.Type, forKey key: KeyedDecodingContainer<K>.Key) throws -> Bool?
      func decodeIfPresent(_ type: String.Type, forKey key: KeyedDecodingContainer<K>.Key) throws -> String?
      func decodeIfPresent(_ type: Double.Type, forKey key: KeyedDecodingContainer<K>.Key) throws -> Double?
      func decodeIfPresent(_ type: Float.Type, forKey key: KeyedDecodingContainer<K>.Key) throws -> Float?
      func decodeIfPresent(_ type: Int.Type, forKey key: KeyedDecodingContainer<K>.Key) throws -> Int?
      func decodeIfPresent(_ type: Int8.Type, forKey key: KeyedDecodingContainer<K>.Key) throws -> Int8?
      func decodeIfPresent(_ type: Int16.Type, forKey key: KeyedDecodingContainer<K>.Key) throws -> Int16?
      func decodeIfPresent(_ type: Int32.Type, forKey key: KeyedDecodingContainer<K>.Key) throws -> Int32?
      func decodeIfPresent(_ type: Int64.Type, forKey key: KeyedDecodingContainer<K>.Key) throws -> Int64?
      func decodeIfPresent(_ type: UInt.Type, forKey key: KeyedDecodingContainer<K>.Key) throws -> UInt?
      func decodeIfPresent(_ type: UInt8.Type, forKey key: KeyedDecodingContainer<K>.Key) throws -> UInt8?
      func decodeIfPresent(_ type: UInt16.Type, forKey key: KeyedDecodingContainer<K>.Key) throws -> UInt16?
      func decodeIfPresent(_ type: UInt32.Type, forKey key: KeyedDecodingContainer<K>.Key) throws -> UInt32?
      func decodeIfPresent(_ type: UInt64.Type, forKey key: KeyedDecodingContainer<K>.Key) throws -> UInt64?
      func decodeIfPresent<T>(_ type: T.Type, forKey key: KeyedDecodingContainer<K>.Key) throws -> T? where T: Decodable
    }
    extension KeyedDecodingContainer where K: CodingKey {
      func decode<T, C>(_: T.Type, forKey key: KeyedDecodingContainer<K>.Key, configuration: C.Type) throws -> T where T: DecodableWithConfiguration, C: DecodingConfigurationProviding, T.DecodingConfiguration == C.DecodingConfiguration
      func decodeIfPresent<T, C>(_: T.Type, forKey key: KeyedDecodingContainer<K>.Key, configuration: C.Type) throws -> T? where T: DecodableWithConfiguration, C: DecodingConfigurationProviding, T.DecodingConfiguration == C.DecodingConfiguration
      func decode<T>(_: T.Type, forKey key: KeyedDecodingContainer<K>.Key, configuration: T.DecodingConfiguration) throws -> T where T: DecodableWithConfiguration
      func decodeIfPresent<T>(_: T.Type, forKey key: KeyedDecodingContainer<K>.Key, configuration: T.DecodingConfiguration) throws -> T? where T: DecodableWithConfiguration
    }
    protocol SingleValueEncodingContainer {
      var codingPath: [any CodingKey] { get }
      mutating func encodeNil() throws
      mutating func encode(_ value: Bool) throws
      mutating func encode(_ value: String) throws
      mutating func encode(_ value: Double) throws
      mutating func encode(_ value: Float) throws
      mutating func encode(_ value: Int) throws
      mutating func encode(_ value: Int8) throws
      mutating func encode(_ value: Int16) throws
      mutating func encode(_ value: Int32) throws
      mutating func encode(_ value: Int64) throws
      mutating func encode(_ value: UInt) throws
      mutating func encode(_ value: UInt8) throws
      mutating func encode(_ value: UInt16) throws
      mutating func encode(_ value: UInt32) throws
      mutating func encode(_ value: UInt64) throws
      mutating func encode<T>(_ value: T) throws where T: Encodable
    }
    protocol SingleValueDecodingContainer {
      var codingPath: [any CodingKey] { get }
      func decodeNil() -> Bool
      func decode(_ type: Bool.Type) throws -> Bool
      func decode(_ type: String.Type) throws -> String
      func decode(_ type: Double.Type) throws -> Double
      func decode(_ type: Float.Type) throws -> Float
      func decode(_ type: Int.Type) throws -> Int
      func decode(_ type: Int8.Type) throws -> Int8
      func decode(_ type: Int16.Type) throws -> Int16
      func decode(_ type: Int32.Type) throws -> Int32
      func decode(_ type: Int64.Type) throws -> Int64
      func decode(_ type: UInt.Type) throws -> UInt
      func decode(_ type: UInt8.Type) throws -> UInt8
      func decode(_ type: UInt16.Type) throws -> UInt16
      func decode(_ type: UInt32.Type) throws -> UInt32
      func decode(_ type: UInt64.Type) throws -> UInt64
      func decode<T>(_ type: T.Type) throws -> T where T: Decodable
    }
    protocol UnkeyedEncodingContainer {
      var codingPath: [any CodingKey] { get }
      var count: Int { get }
      mutating func encodeNil() throws
      mutating func encode(_ value: Bool) throws
      mutating func encode(_ value: String) throws
      mutating func encode(_ value: Double) throws
      mutating func encode(_ value: Float) throws
      mutating func encode(_ value: Int) throws
      mutating func encode(_ value: Int8) throws
      mutating func encode(_ value: Int16) throws
      mutating func encode(_ value: Int32) throws
      mutating func encode(_ value: Int64) throws
      mutating func encode(_ value: UInt) throws
      mutating func encode(_ value: UInt8) throws
      mutating func encode(_ value: UInt16) throws
      mutating func encode(_ value: UInt32) throws
      mutating func encode(_ value: UInt64) throws
      mutating func encode<T>(_ value: T) throws where T: Encodable
      mutating func encode<T>(contentsOf sequence: T) throws where T: Sequence, T.Element: Encodable
      mutating func nestedContainer<NestedKey>(keyedBy keyType: NestedKey.Type) -> KeyedEncodingContainer<NestedKey> where NestedKey: CodingKey
      mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer
      mutating func superEncoder() -> any Encoder
    }
    protocol UnkeyedDecodingContainer {
      var codingPath: [any CodingKey] { get }
      var count: Int? { get }
      var isAtEnd: Bool { get }
      var currentIndex: Int { get }
      mutating func decodeNil() throws -> Bool
      mutating func nestedContainer<NestedKey>(keyedBy type: NestedKey.Type) throws -> KeyedDecodingContainer<NestedKey> where NestedKey: CodingKey
      mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer
      mutating func superDecoder() throws -> any Decoder
      mutating func decode(_ type: Bool.Type) throws -> Bool
      mutating func decode(_ type: String.Type) throws -> String
      mutating func decode(_ type: Double.Type) throws -> Double
      mutating func decode(_ type: Float.Type) throws -> Float
      mutating func decode(_ type: Int.Type) throws -> Int
      mutating func decode(_ type: Int8.Type) throws -> Int8
      mutating func decode(_ type: Int16.Type) throws -> Int16
      mutating func decode(_ type: Int32.Type) throws -> Int32
      mutating func decode(_ type: Int64.Type) throws -> Int64
      mutating func decode(_ type: UInt.Type) throws -> UInt
      mutating func decode(_ type: UInt8.Type) throws -> UInt8
      mutating func decode(_ type: UInt16.Type) throws -> UInt16
      mutating func decode(_ type: UInt32.Type) throws -> UInt32
      mutating func decode(_ type: UInt64.Type) throws -> UInt64
      mutating func decode<T>(_ type: T.Type) throws -> T where T: Decodable
      mutating func decodeIfPresent(_ type: Bool.Type) throws -> Bool?
      mutating func decodeIfPresent(_ type: String.Type) throws -> String?
      mutating func decodeIfPresent(_ type: Double.Type) throws -> Double?
      mutating func decodeIfPresent(_ type: Float.Type) throws -> Float?
      mutating func decodeIfPresent(_ type: Int.Type) throws -> Int?
      mutating func decodeIfPresent(_ type: Int8.Type) throws -> Int8?
      mutating func decodeIfPresent(_ type: Int16.Type) throws -> Int16?
      mutating func decodeIfPresent(_ type: Int32.Type) throws -> Int32?
      mutating func decodeIfPresent(_ type: Int64.Type) throws -> Int64?
      mutating func decodeIfPresent(_ type: UInt.Type) throws -> UInt?
      mutating func decodeIfPresent(_ type: UInt8.Type) throws -> UInt8?
      mutating func decodeIfPresent(_ type: UInt16.Type) throws -> UInt16?
      mutating func decodeIfPresent(_ type: UInt32.Type) throws -> UInt32?
      mutating func decodeIfPresent(_ type: UInt64.Type) throws -> UInt64?
      mutating func decodeIfPresent<T>(_ type: T.Type) throws -> T? where T: Decodable
    }
    extension UnkeyedDecodingContainer {
      mutating func decode<T, C>(_: T.Type, configuration: C.Type) throws -> T where T: DecodableWithConfiguration, C: DecodingConfigurationProviding, T.DecodingConfiguration == C.DecodingConfiguration
      mutating func decodeIfPresent<T, C>(_: T.Type, configuration: C.Type) throws -> T? where T: DecodableWithConfiguration, C: DecodingConfigurationProviding, T.DecodingConfiguration == C.DecodingConfiguration
      mutating func decode<T>(_: T.Type, configuration: T.DecodingConfiguration) throws -> T where T: DecodableWithConfiguration
      mutating func decodeIfPresent<T>(_: T.Type, configuration: T.DecodingConfiguration) throws -> T? where T: DecodableWithConfiguration
    }
    enum EncodingError: LocalizedError, Error, Sendable {
      case invalidValue(Any, EncodingError.Context)
    }
    enum DecodingError: LocalizedError, Error, Sendable {
      case typeMismatch(any Any.Type, DecodingError.Context)
      case valueNotFound(any Any.Type, DecodingError.Context)
      case keyNotFound(any CodingKey, DecodingError.Context)
      case dataCorrupted(DecodingError.Context)
      static func dataCorruptedError<C>(forKey key: C.Key, in container: C, debugDescription: String) -> DecodingError where C: KeyedDecodingContainerProtocol
      static func dataCorruptedError(in container: any UnkeyedDecodingContainer, debugDescription: String) -> DecodingError
      static func dataCorruptedError(in container: any SingleValueDecodingContainer, debugDescription: String) -> DecodingError
    }
    """#
  )
}
