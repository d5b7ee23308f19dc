// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Reads XML and collects the parts that tests compare.
final class MarkupCheck: NSObject, XMLParserDelegate {
  private(set) var names: [String] = []
  private(set) var attributes: [[String: String]] = []
  private(set) var text = ""
  private(set) var isWellFormed = false

  /// The texts of `text` elements, one string each.
  private(set) var labels: [String] = []
  private var label: String?

  init(_ xml: String) {
    super.init()
    let parser = XMLParser(data: Data(xml.utf8))
    parser.delegate = self
    isWellFormed = parser.parse() && parser.parserError == nil
  }

  func count(of name: String) -> Int { names.filter { $0 == name }.count }

  func values(of attribute: String) -> [String] { attributes.compactMap { $0[attribute] } }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes attributeDict: [String: String]
  ) {
    names.append(elementName)
    attributes.append(attributeDict)
    if elementName == "text" { label = "" }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    text += string
    label? += string
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?
  ) {
    guard elementName == "text", let finished = label else { return }
    labels.append(finished)
    label = nil
  }
}
