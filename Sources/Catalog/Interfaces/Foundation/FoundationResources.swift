extension InterfaceFamily {
  /// Attributes and resource values of files and folders, and the options of `FileManager`.
  static let foundationResources = InterfaceFamily(
    "Resources",
    standing: .inToolchain,
    #"""
    struct URLResourceKey: RawRepresentable, Equatable, Hashable, Sendable {
      let rawValue: String
      init(rawValue: String)
      init(_ rawValue: String)
      static let keysOfUnsetValuesKey: URLResourceKey
      static let nameKey: URLResourceKey
      static let localizedNameKey: URLResourceKey
      static let isRegularFileKey: URLResourceKey
      static let isDirectoryKey: URLResourceKey
      static let isSymbolicLinkKey: URLResourceKey
      static let isVolumeKey: URLResourceKey
      static let isPackageKey: URLResourceKey
      static let isApplicationKey: URLResourceKey
      static let applicationIsScriptableKey: URLResourceKey
      static let isSystemImmutableKey: URLResourceKey
      static let isUserImmutableKey: URLResourceKey
      static let isHiddenKey: URLResourceKey
      static let hasHiddenExtensionKey: URLResourceKey
      static let creationDateKey: URLResourceKey
      static let contentAccessDateKey: URLResourceKey
      static let contentModificationDateKey: URLResourceKey
      static let attributeModificationDateKey: URLResourceKey
      static let linkCountKey: URLResourceKey
      static let parentDirectoryURLKey: URLResourceKey
      static let volumeURLKey: URLResourceKey
      static let typeIdentifierKey: URLResourceKey
      static let localizedTypeDescriptionKey: URLResourceKey
      static let labelNumberKey: URLResourceKey
      static let labelColorKey: URLResourceKey
      static let localizedLabelKey: URLResourceKey
      static let effectiveIconKey: URLResourceKey
      static let customIconKey: URLResourceKey
      static let fileResourceIdentifierKey: URLResourceKey
      static let volumeIdentifierKey: URLResourceKey
      static let preferredIOBlockSizeKey: URLResourceKey
      static let isReadableKey: URLResourceKey
      static let isWritableKey: URLResourceKey
      static let isExecutableKey: URLResourceKey
      static let fileSecurityKey: URLResourceKey
      static let isExcludedFromBackupKey: URLResourceKey
      static let tagNamesKey: URLResourceKey
      static let pathKey: URLResourceKey
      static let canonicalPathKey: URLResourceKey
      static let isMountTriggerKey: URLResourceKey
      static let generationIdentifierKey: URLResourceKey
      static let documentIdentifierKey: URLResourceKey
      static let addedToDirectoryDateKey: URLResourceKey
      static let quarantinePropertiesKey: URLResourceKey
      static let fileResourceTypeKey: URLResourceKey
      static let thumbnailDictionaryKey: URLResourceKey
      static let thumbnailKey: URLResourceKey
      static let fileSizeKey: URLResourceKey
      static let fileAllocatedSizeKey: URLResourceKey
      static let totalFileSizeKey: URLResourceKey
      static let totalFileAllocatedSizeKey: URLResourceKey
      static let isAliasFileKey: URLResourceKey
      static let volumeLocalizedFormatDescriptionKey: URLResourceKey
      static let volumeTotalCapacityKey: URLResourceKey
      static let volumeAvailableCapacityKey: URLResourceKey
      static let volumeResourceCountKey: URLResourceKey
      static let volumeSupportsPersistentIDsKey: URLResourceKey
      static let volumeSupportsSymbolicLinksKey: URLResourceKey
      static let volumeSupportsHardLinksKey: URLResourceKey
      static let volumeSupportsJournalingKey: URLResourceKey
      static let volumeIsJournalingKey: URLResourceKey
      static let volumeSupportsSparseFilesKey: URLResourceKey
      static let volumeSupportsZeroRunsKey: URLResourceKey
      static let volumeSupportsCaseSensitiveNamesKey: URLResourceKey
      static let volumeSupportsCasePreservedNamesKey: URLResourceKey
      static let volumeSupportsRootDirectoryDatesKey: URLResourceKey
      static let volumeSupportsVolumeSizesKey: URLResourceKey
      static let volumeSupportsRenamingKey: URLResourceKey
      static let volumeSupportsAdvisoryFileLockingKey: URLResourceKey
      static let volumeSupportsExtendedSecurityKey: URLResourceKey
      static let volumeIsBrowsableKey: URLResourceKey
      static let volumeMaximumFileSizeKey: URLResourceKey
      static let volumeIsEjectableKey: URLResourceKey
      static let volumeIsRemovableKey: URLResourceKey
      static let volumeIsInternalKey: URLResourceKey
      static let volumeIsAutomountedKey: URLResourceKey
      static let volumeIsLocalKey: URLResourceKey
      static let volumeIsReadOnlyKey: URLResourceKey
      static let volumeCreationDateKey: URLResourceKey
      static let volumeURLForRemountingKey: URLResourceKey
      static let volumeUUIDStringKey: URLResourceKey
      static let volumeNameKey: URLResourceKey
      static let volumeLocalizedNameKey: URLResourceKey
      static let volumeIsEncryptedKey: URLResourceKey
      static let volumeIsRootFileSystemKey: URLResourceKey
      static let volumeSupportsCompressionKey: URLResourceKey
      static let volumeSupportsFileCloningKey: URLResourceKey
      static let volumeSupportsSwapRenamingKey: URLResourceKey
      static let volumeSupportsExclusiveRenamingKey: URLResourceKey
      static let isUbiquitousItemKey: URLResourceKey
      static let ubiquitousItemHasUnresolvedConflictsKey: URLResourceKey
      static let ubiquitousItemIsDownloadingKey: URLResourceKey
      static let ubiquitousItemIsUploadedKey: URLResourceKey
      static let ubiquitousItemIsUploadingKey: URLResourceKey
      static let ubiquitousItemDownloadingStatusKey: URLResourceKey
      static let ubiquitousItemDownloadingErrorKey: URLResourceKey
      static let ubiquitousItemUploadingErrorKey: URLResourceKey
      static let ubiquitousItemDownloadRequestedKey: URLResourceKey
      static let ubiquitousItemContainerDisplayNameKey: URLResourceKey
    }
    struct URLFileResourceType: RawRepresentable, Equatable, Hashable, Sendable {
      let rawValue: String
      init(rawValue: String)
      init(_ rawValue: String)
      static let namedPipe: URLFileResourceType
      static let characterSpecial: URLFileResourceType
      static let directory: URLFileResourceType
      static let blockSpecial: URLFileResourceType
      static let regular: URLFileResourceType
      static let symbolicLink: URLFileResourceType
      static let socket: URLFileResourceType
      static let unknown: URLFileResourceType
    }
    struct URLResourceValues: Sendable {
      init()
      var allValues: [URLResourceKey: Any] { get }
      var name: String? { get set }
      var localizedName: String? { get }
      var isRegularFile: Bool? { get }
      var isDirectory: Bool? { get }
      var isSymbolicLink: Bool? { get }
      var isVolume: Bool? { get }
      var isPackage: Bool? { get set }
      var isApplication: Bool? { get }
      var applicationIsScriptable: Bool? { get }
      var isSystemImmutable: Bool? { get }
      var isUserImmutable: Bool? { get set }
      var isHidden: Bool? { get set }
      var hasHiddenExtension: Bool? { get set }
      var creationDate: Date? { get set }
      var contentAccessDate: Date? { get set }
      var contentModificationDate: Date? { get set }
      var attributeModificationDate: Date? { get }
      var linkCount: Int? { get }
      var parentDirectory: URL? { get }
      var volume: URL? { get }
      var typeIdentifier: String? { get }
      var localizedTypeDescription: String? { get }
      var labelNumber: Int? { get set }
      var localizedLabel: String? { get }
      var preferredIOBlockSize: Int? { get }
      var isReadable: Bool? { get }
      var isWritable: Bool? { get }
      var isExecutable: Bool? { get }
      var isExcludedFromBackup: Bool? { get set }
      var tagNames: [String]? { get }
      var path: String? { get }
      var canonicalPath: String? { get }
      var isMountTrigger: Bool? { get }
      var documentIdentifier: Int? { get }
      var addedToDirectoryDate: Date? { get }
      var quarantineProperties: [String: Any]? { get set }
      var fileResourceType: URLFileResourceType? { get }
      var volumeLocalizedFormatDescription: String? { get }
      var volumeTotalCapacity: Int? { get }
      var volumeAvailableCapacity: Int? { get }
      var volumeResourceCount: Int? { get }
      var volumeSupportsPersistentIDs: Bool? { get }
      var volumeSupportsSymbolicLinks: Bool? { get }
      var volumeSupportsHardLinks: Bool? { get }
      var volumeSupportsJournaling: Bool? { get }
      var volumeIsJournaling: Bool? { get }
      var volumeSupportsSparseFiles: Bool? { get }
      var volumeSupportsZeroRuns: Bool? { get }
      var volumeSupportsCaseSensitiveNames: Bool? { get }
      var volumeSupportsCasePreservedNames: Bool? { get }
      var volumeSupportsRootDirectoryDates: Bool? { get }
      var volumeSupportsVolumeSizes: Bool? { get }
      var volumeSupportsRenaming: Bool? { get }
      var volumeSupportsAdvisoryFileLocking: Bool? { get }
      var volumeSupportsExtendedSecurity: Bool? { get }
      var volumeIsBrowsable: Bool? { get }
      var volumeMaximumFileSize: Int? { get }
      var volumeIsEjectable: Bool? { get }
      var volumeIsRemovable: Bool? { get }
      var volumeIsInternal: Bool? { get }
      var volumeIsAutomounted: Bool? { get }
      var volumeIsLocal: Bool? { get }
      var volumeIsReadOnly: Bool? { get }
      var volumeCreationDate: Date? { get }
      var volumeURLForRemounting: URL? { get }
      var volumeUUIDString: String? { get }
      var volumeName: String? { get set }
      var volumeLocalizedName: String? { get }
      var volumeIsEncrypted: Bool? { get }
      var volumeIsRootFileSystem: Bool? { get }
      var volumeSupportsCompression: Bool? { get }
      var isUbiquitousItem: Bool? { get }
      var ubiquitousItemHasUnresolvedConflicts: Bool? { get }
      var ubiquitousItemIsDownloading: Bool? { get }
      var ubiquitousItemIsUploaded: Bool? { get }
      var ubiquitousItemIsUploading: Bool? { get }
      var ubiquitousItemDownloadingError: NSError? { get }
      var ubiquitousItemUploadingError: NSError? { get }
      var ubiquitousItemDownloadRequested: Bool? { get }
      var ubiquitousItemContainerDisplayName: String? { get }
      var fileSize: Int? { get }
      var fileAllocatedSize: Int? { get }
      var totalFileSize: Int? { get }
      var totalFileAllocatedSize: Int? { get }
      var isAliasFile: Bool? { get }
    }
    extension URL {
      func resourceValues(forKeys keys: Set<URLResourceKey>) throws -> URLResourceValues
      mutating func setResourceValues(_ values: URLResourceValues) throws
    }
    struct FileAttributeKey: RawRepresentable, Equatable, Hashable, Sendable {
      let rawValue: String
      init(rawValue: String)
      init(_ rawValue: String)
      static let type: FileAttributeKey
      static let size: FileAttributeKey
      static let modificationDate: FileAttributeKey
      static let referenceCount: FileAttributeKey
      static let deviceIdentifier: FileAttributeKey
      static let ownerAccountName: FileAttributeKey
      static let groupOwnerAccountName: FileAttributeKey
      static let posixPermissions: FileAttributeKey
      static let systemNumber: FileAttributeKey
      static let systemFileNumber: FileAttributeKey
      static let extensionHidden: FileAttributeKey
      static let hfsCreatorCode: FileAttributeKey
      static let hfsTypeCode: FileAttributeKey
      static let immutable: FileAttributeKey
      static let appendOnly: FileAttributeKey
      static let creationDate: FileAttributeKey
      static let ownerAccountID: FileAttributeKey
      static let groupOwnerAccountID: FileAttributeKey
      static let busy: FileAttributeKey
      static let protectionKey: FileAttributeKey
      static let systemSize: FileAttributeKey
      static let systemFreeSize: FileAttributeKey
      static let systemNodes: FileAttributeKey
      static let systemFreeNodes: FileAttributeKey
    }
    struct FileProtectionType: RawRepresentable, Equatable, Hashable, Sendable {
      let rawValue: String
      init(rawValue: String)
      static let none: FileProtectionType
      static let complete: FileProtectionType
      static let completeUnlessOpen: FileProtectionType
      static let completeUntilFirstUserAuthentication: FileProtectionType
    }
    extension FileManager {
      struct DirectoryEnumerationOptions: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt)
        static let skipsSubdirectoryDescendants: FileManager.DirectoryEnumerationOptions
        static let skipsPackageDescendants: FileManager.DirectoryEnumerationOptions
        static let skipsHiddenFiles: FileManager.DirectoryEnumerationOptions
        static let includesDirectoriesPostOrder: FileManager.DirectoryEnumerationOptions
        static let producesRelativePathURLs: FileManager.DirectoryEnumerationOptions
      }
      struct VolumeEnumerationOptions: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt)
        static let skipHiddenVolumes: FileManager.VolumeEnumerationOptions
        static let produceFileReferenceURLs: FileManager.VolumeEnumerationOptions
      }
      struct ItemReplacementOptions: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt)
        static let usingNewMetadataOnly: FileManager.ItemReplacementOptions
        static let withoutDeletingBackupItem: FileManager.ItemReplacementOptions
      }
      class DirectoryEnumerator: NSEnumerator {
        var fileAttributes: [FileAttributeKey: Any]? { get }
        var directoryAttributes: [FileAttributeKey: Any]? { get }
        var level: Int { get }
        func skipDescendants()
      }
    }
    class NSEnumerator: NSObject, Sequence {
      func nextObject() -> Any?
      struct Iterator {
        func next() -> Any?
      }
      func makeIterator() -> NSEnumerator.Iterator
      var allObjects: [Any] { get }
    }
    extension Data {
      struct ReadingOptions: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt)
        static let mappedIfSafe: Data.ReadingOptions
        static let uncached: Data.ReadingOptions
        static let alwaysMapped: Data.ReadingOptions
      }
      struct WritingOptions: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt)
        static let atomic: Data.WritingOptions
        static let withoutOverwriting: Data.WritingOptions
        static let noFileProtection: Data.WritingOptions
        static let completeFileProtection: Data.WritingOptions
        static let completeFileProtectionUnlessOpen: Data.WritingOptions
        static let completeFileProtectionUntilFirstUserAuthentication: Data.WritingOptions
        static let fileProtectionMask: Data.WritingOptions
      }
      func write(to url: URL, options: Data.WritingOptions = []) throws
    }
    """#
  )
}
