// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A value of a PDF document (ISO 32000-1, 7.3).
enum PDFValue {
  case null
  case bool(Bool)
  case number(Double)
  case name(String)
  /// A string, whose bytes no drawing needs.
  case string
  case array([PDFValue])
  case dictionary([String: PDFValue])
  case reference(Int)
  /// A word of a content stream, such as `re`, or of the structure of a file.
  case word(String)

  var number: Double? {
    if case .number(let number) = self { return number.isFinite ? number : nil }
    return nil
  }

  var name: String? {
    if case .name(let name) = self { return name }
    return nil
  }
}

/// An object of a document: a value, and the data of a stream.
struct PDFObject {
  var value: PDFValue
  /// Where the object is in the file, or the stream that holds it.
  var place = 0
  /// The data of a stream as it is in the file; nil for other objects.
  var data: ArraySlice<UInt8>?

  var dictionary: [String: PDFValue] {
    if case .dictionary(let dictionary) = value { return dictionary }
    return [:]
  }
}
