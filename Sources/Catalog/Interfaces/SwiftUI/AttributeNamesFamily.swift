extension InterfaceFamily {
  /// The names of attributes and contents of texts that UIKit and AppKit have.
  static let textNames = InterfaceFamily(
    "TextNames",
    standing: .namesOnly,
    """
    extension NSAttributedString.Key {
      static let font: NSAttributedString.Key
      static let paragraphStyle: NSAttributedString.Key
      static let foregroundColor: NSAttributedString.Key
      static let backgroundColor: NSAttributedString.Key
      static let ligature: NSAttributedString.Key
      static let kern: NSAttributedString.Key
      static let tracking: NSAttributedString.Key
      static let strikethroughStyle: NSAttributedString.Key
      static let underlineStyle: NSAttributedString.Key
      static let strokeColor: NSAttributedString.Key
      static let strokeWidth: NSAttributedString.Key
      static let shadow: NSAttributedString.Key
      static let textEffect: NSAttributedString.Key
      static let attachment: NSAttributedString.Key
      static let link: NSAttributedString.Key
      static let baselineOffset: NSAttributedString.Key
      static let underlineColor: NSAttributedString.Key
      static let strikethroughColor: NSAttributedString.Key
      static let obliqueness: NSAttributedString.Key
      static let expansion: NSAttributedString.Key
      static let writingDirection: NSAttributedString.Key
    }
    struct NSUnderlineStyle: OptionSet, Sendable {
      init(rawValue: Int)
      let rawValue: Int
      static var single: NSUnderlineStyle { get }
      static var thick: NSUnderlineStyle { get }
      static var double: NSUnderlineStyle { get }
      static var patternDot: NSUnderlineStyle { get }
      static var patternDash: NSUnderlineStyle { get }
      static var patternDashDot: NSUnderlineStyle { get }
      static var patternDashDotDot: NSUnderlineStyle { get }
      static var byWord: NSUnderlineStyle { get }
    }
    enum NSTextAlignment: Int, Hashable, Sendable {
      case left
      case center
      case right
      case justified
      case natural
    }
    enum NSLineBreakMode: Int, Hashable, Sendable {
      case byWordWrapping
      case byCharWrapping
      case byClipping
      case byTruncatingHead
      case byTruncatingTail
      case byTruncatingMiddle
    }
    open class NSParagraphStyle: NSObject {
      override init()
      class var `default`: NSParagraphStyle { get }
      var lineSpacing: CGFloat { get }
      var paragraphSpacing: CGFloat { get }
      var alignment: NSTextAlignment { get }
      var headIndent: CGFloat { get }
      var tailIndent: CGFloat { get }
      var firstLineHeadIndent: CGFloat { get }
      var minimumLineHeight: CGFloat { get }
      var maximumLineHeight: CGFloat { get }
      var lineBreakMode: NSLineBreakMode { get }
      var lineHeightMultiple: CGFloat { get }
      var paragraphSpacingBefore: CGFloat { get }
    }
    open class NSMutableParagraphStyle: NSParagraphStyle {
      override init()
      override var lineSpacing: CGFloat { get set }
      override var paragraphSpacing: CGFloat { get set }
      override var alignment: NSTextAlignment { get set }
      override var headIndent: CGFloat { get set }
      override var tailIndent: CGFloat { get set }
      override var firstLineHeadIndent: CGFloat { get set }
      override var minimumLineHeight: CGFloat { get set }
      override var maximumLineHeight: CGFloat { get set }
      override var lineBreakMode: NSLineBreakMode { get set }
      override var lineHeightMultiple: CGFloat { get set }
      override var paragraphSpacingBefore: CGFloat { get set }
    }
    extension UITextContentType: RawRepresentable, Hashable, Sendable {
      init(rawValue: String)
      var rawValue: String { get }
      static let name: UITextContentType
      static let namePrefix: UITextContentType
      static let givenName: UITextContentType
      static let middleName: UITextContentType
      static let familyName: UITextContentType
      static let nameSuffix: UITextContentType
      static let nickname: UITextContentType
      static let jobTitle: UITextContentType
      static let organizationName: UITextContentType
      static let location: UITextContentType
      static let fullStreetAddress: UITextContentType
      static let streetAddressLine1: UITextContentType
      static let streetAddressLine2: UITextContentType
      static let addressCity: UITextContentType
      static let addressState: UITextContentType
      static let addressCityAndState: UITextContentType
      static let sublocality: UITextContentType
      static let countryName: UITextContentType
      static let postalCode: UITextContentType
      static let telephoneNumber: UITextContentType
      static let emailAddress: UITextContentType
      static let URL: UITextContentType
      static let creditCardNumber: UITextContentType
      static let username: UITextContentType
      static let password: UITextContentType
      static let newPassword: UITextContentType
      static let oneTimeCode: UITextContentType
      @available(iOS 15, *)
      static let shipmentTrackingNumber: UITextContentType
      @available(iOS 15, *)
      static let flightNumber: UITextContentType
      @available(iOS 15, *)
      static let dateTime: UITextContentType
      @available(iOS 17, *)
      static let birthdate: UITextContentType
      @available(iOS 17, *)
      static let birthdateDay: UITextContentType
      @available(iOS 17, *)
      static let birthdateMonth: UITextContentType
      @available(iOS 17, *)
      static let birthdateYear: UITextContentType
      @available(iOS 17, *)
      static let creditCardSecurityCode: UITextContentType
      @available(iOS 17, *)
      static let creditCardName: UITextContentType
      @available(iOS 17, *)
      static let creditCardGivenName: UITextContentType
      @available(iOS 17, *)
      static let creditCardMiddleName: UITextContentType
      @available(iOS 17, *)
      static let creditCardFamilyName: UITextContentType
      @available(iOS 17, *)
      static let creditCardExpiration: UITextContentType
      @available(iOS 17, *)
      static let creditCardExpirationMonth: UITextContentType
      @available(iOS 17, *)
      static let creditCardExpirationYear: UITextContentType
      @available(iOS 17, *)
      static let creditCardType: UITextContentType
    }
    """
  )
}
