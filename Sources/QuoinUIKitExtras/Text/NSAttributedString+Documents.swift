// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

extension NSAttributedString {
  /// The type of a document.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    /// The string of the document type.
    public var rawValue: String
    /// Creates a document type from a string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Plain text.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// An HTML document.
    public static let html = DocumentType(rawValue: "NSHTML")
    /// Rich text (RTF).
    public static let rtf = DocumentType(rawValue: "NSRTF")
    /// Rich text with attached files (RTFD).
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
  }

  /// An option for reading a document.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// The string of the key.
    public var rawValue: String
    /// Creates a key from a string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The option for the type of the document.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// The option for the character encoding.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// The option for the default attributes of the text.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
  }

  /// Creates the text of a document in UTF-8.
  ///
  /// Plain text is read unchanged. From an HTML document the text is read with its paragraphs and
  /// line breaks, but without styles, images and tables. Other types are not read.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let type = options[.documentType] as? DocumentType ?? .plain
    let text = String(decoding: data, as: UTF8.self)
    let attributes = options[.defaultAttributes] as? [NSAttributedString.Key: Any] ?? [:]
    switch type {
    case .plain: self.init(string: text, attributes: attributes)
    case .html: self.init(string: MarkupText(text).plain, attributes: attributes)
    default: throw CocoaError(.featureUnsupported)
    }
  }
}
