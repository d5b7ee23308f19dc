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

  /// Content of the name `name`.
  public static let name = UITextContentType(rawValue: "name")
  /// Content of the name `honorific-prefix`.
  public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
  /// Content of the name `given-name`.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// Content of the name `additional-name`.
  public static let middleName = UITextContentType(rawValue: "additional-name")
  /// Content of the name `family-name`.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// Content of the name `honorific-suffix`.
  public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
  /// Content of the name `nickname`.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// Content of the name `organization-title`.
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  /// Content of the name `organization`.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// Content of the name `location`.
  public static let location = UITextContentType(rawValue: "location")
  /// Content of the name `street-address`.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// Content of the name `address-line1`.
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  /// Content of the name `address-line2`.
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  /// Content of the name `address-level2`.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// Content of the name `address-level1`.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// Content of the name `address-level1+2`.
  public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
  /// Content of the name `address-level3`.
  public static let sublocality = UITextContentType(rawValue: "address-level3")
  /// Content of the name `country-name`.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// Content of the name `postal-code`.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// Content of the name `tel`.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// Content of the name `email`.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// Content of the name `url`.
  public static let URL = UITextContentType(rawValue: "url")
  /// Content of the name `cc-number`.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// Content of the name `username`.
  public static let username = UITextContentType(rawValue: "username")
  /// Content of the name `password`.
  public static let password = UITextContentType(rawValue: "password")
  /// Content of the name `new-password`.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// Content of the name `one-time-code`.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}
