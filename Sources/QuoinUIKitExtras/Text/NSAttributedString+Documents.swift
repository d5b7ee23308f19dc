// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

extension NSAttributedString {
  /// The type of a document.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// A type of the given name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Text without styles.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// A page of the web.
    public static let html = DocumentType(rawValue: "NSHTML")
    /// Rich text.
    public static let rtf = DocumentType(rawValue: "NSRTF")
    /// Rich text with files.
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
  }

  /// How a document is read.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// A key of the given name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The type of the document.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// How characters are encoded.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// The attributes of text without others.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
  }

  /// The text of a document in UTF-8.
  ///
  /// Plain text is read as it is. Of a page of the web the text is read, with its paragraphs and
  /// breaks of lines, and without styles, pictures and tables. Other types are not read.
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
