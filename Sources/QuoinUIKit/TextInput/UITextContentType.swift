// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The meaning of a text, for keyboards that suggest it.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the content.
  public var rawValue: String

  /// Creates a type from a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The content type `name`.
  public static let name = UITextContentType(rawValue: "name")
  /// The content type `honorific-prefix`.
  public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
  /// The content type `given-name`.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// The content type `additional-name`.
  public static let middleName = UITextContentType(rawValue: "additional-name")
  /// The content type `family-name`.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// The content type `honorific-suffix`.
  public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
  /// The content type `nickname`.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// The content type `organization-title`.
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  /// The content type `organization`.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// The content type `location`.
  public static let location = UITextContentType(rawValue: "location")
  /// The content type `street-address`.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// The content type `address-line1`.
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  /// The content type `address-line2`.
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  /// The content type `address-level2`.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// The content type `address-level1`.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// The content type `address-level1+2`.
  public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
  /// The content type `address-level3`.
  public static let sublocality = UITextContentType(rawValue: "address-level3")
  /// The content type `country-name`.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// The content type `postal-code`.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// The content type `tel`.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// The content type `email`.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// The content type `url`.
  public static let URL = UITextContentType(rawValue: "url")
  /// The content type `cc-number`.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// The content type `username`.
  public static let username = UITextContentType(rawValue: "username")
  /// The content type `password`.
  public static let password = UITextContentType(rawValue: "password")
  /// The content type `new-password`.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// The content type `one-time-code`.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}
