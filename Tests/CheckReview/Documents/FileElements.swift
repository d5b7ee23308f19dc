// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// The elements of a file, read without Quoin's own reader.
final class FileElements: NSObject, XMLParserDelegate {
  /// An element without what is inside of it.
  struct Element {
    var name: String
    var attributes: [String: String]
    /// The index of the element around it.
    var parent: Int?

    subscript(attribute: String) -> String? { attributes[attribute] }
  }

  /// All elements, an element before those inside of it.
  private(set) var elements: [Element] = []
  private var open: [Int] = []

  /// nil for a file that is not well-formed.
  init?(_ data: Data) {
    super.init()
    let parser = XMLParser(data: data)
    parser.delegate = self
    guard parser.parse() else { return nil }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    elements.append(Element(name: name, attributes: attributes, parent: open.last))
    open.append(elements.count - 1)
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    open.removeLast()
  }

  /// The first element with an id.
  func element(_ id: String) -> Element? { elements.first { $0["id"] == id } }

  /// The indices of the elements with an id.
  func indices(of id: String) -> [Int] {
    elements.indices.filter { elements[$0]["id"] == id }
  }

  /// The elements around an element, the closest first.
  func ancestors(of index: Int) -> [Element] {
    var result: [Element] = []
    var next = elements[index].parent
    while let parent = next {
      result.append(elements[parent])
      next = elements[parent].parent
    }
    return result
  }
}
