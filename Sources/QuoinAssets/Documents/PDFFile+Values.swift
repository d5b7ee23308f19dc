// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The values that others refer to, and the first page.
extension PDFFile {
  /// The most numbers of an array that are read; the longest one is that of the pieces of a
  /// function.
  private static let mostNumbers = 2 * PDFFunction.mostPieces

  /// Returns the object that a value refers to, or the value itself.
  func object(_ value: PDFValue?) -> PDFObject {
    var value = value ?? .null
    for _ in 0..<16 {
      guard case .reference(let number) = value else { return PDFObject(value: value) }
      guard let object = objects[number] else { break }
      if object.data != nil { return object }
      value = object.value
    }
    return PDFObject(value: .null)
  }

  func dictionary(_ value: PDFValue?) -> [String: PDFValue] { object(value).dictionary }

  func array(_ value: PDFValue?) -> [PDFValue] {
    if case .array(let values) = object(value).value { return values }
    return []
  }

  func number(_ value: PDFValue?) -> Double? { object(value).value.number }
  func name(_ value: PDFValue?) -> String? { object(value).value.name }

  func numbers(_ value: PDFValue?) -> [Double] {
    array(value).prefix(Self.mostNumbers).compactMap { number($0) }
  }

  func bools(_ value: PDFValue?) -> [Bool] {
    array(value).prefix(Self.mostNumbers).compactMap {
      if case .bool(let bool) = object($0).value { return bool }
      return nil
    }
  }

  /// The first page with what it inherits; nil without pages.
  var firstPage: [String: PDFValue]? {
    var node = dictionary(dictionary(trailer["Root"])["Pages"])
    if node.isEmpty {
      let catalog = objects.filter { $0.value.dictionary["Type"]?.name == "Catalog" }
        .min { $0.key < $1.key }
      node = dictionary(catalog?.value.dictionary["Pages"])
    }
    for _ in 0..<32 {
      guard let kid = array(node["Kids"]).first else { break }
      var child = dictionary(kid)
      for key in ["MediaBox", "CropBox", "Resources", "Rotate"] {
        child[key] = child[key] ?? node[key]
      }
      node = child
    }
    return node["Kids"] == nil && node["Contents"] != nil ? node : nil
  }
}
