// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The bytes of each element of a file, where they agree with the tree that the parser read.
///
/// Files are edited by these bytes alone. Where the scan and the parser disagree, there are none,
/// so that no byte is written that was not understood.
package struct MarkupSpans: Sendable {
  /// The elements in the order of their start tags, which is that of the tree: an element before
  /// those inside it.
  package let elements: [ElementSpan]
  /// The elements of the tree at the same indices, without those inside them.
  package let nodes: [MarkupElement]
  package let bytes: [UInt8]

  /// The error of a file without spans.
  package struct Refusal: Error, Hashable {
    /// A clause in lower case without a period, such as "the file is not in UTF-8".
    package var reason: String
  }

  /// - Parameters:
  ///   - data: The bytes of the file.
  ///   - tree: The tree that the parser read from them.
  /// - Throws: A ``Refusal`` when the file is not in UTF-8, or when the scan and the parser
  ///   disagree about names, attributes, values or the nesting of elements.
  /// - Complexity: O(*n*), *n* the number of bytes.
  package init(_ data: Data, of tree: MarkupTree) throws(Refusal) {
    guard MarkupTree.isPlainUTF8(data) else { throw Refusal(reason: "the file is not in UTF-8") }
    guard let elements = MarkupScan.elementSpans(in: data) else {
      throw Refusal(reason: "the tags of the file do not match one another")
    }
    self.elements = elements
    bytes = [UInt8](data)
    nodes = try Self.nodes(of: tree, with: elements, bytes)
  }

  private static func nodes(
    of tree: MarkupTree, with elements: [ElementSpan], _ bytes: [UInt8]
  ) throws(Refusal) -> [MarkupElement] {
    var nodes: [MarkupElement] = []
    var waiting = [(element: tree.root, depth: 0)]
    while let (next, depth) = waiting.popLast() {
      var element = next
      let isEqual =
        nodes.count < elements.count && elements[nodes.count].depth == depth
        && elements[nodes.count].describes(element, bytes)
      guard isEqual else {
        throw Refusal(
          reason: "the element '\(element.name)' in line \(element.line) is written in a way that "
            + "is read but not edited")
      }
      waiting += element.children.reversed().map { ($0, depth + 1) }
      element.children = []
      nodes.append(element)
    }
    guard nodes.count == elements.count else {
      throw Refusal(reason: "a part of the file was left out when it was read")
    }
    return nodes
  }

  /// The attribute of an element; nil when it is not written.
  package func attribute(_ name: String, of element: Int) -> AttributeSpan? {
    elements[element].attributes.first { bytes[$0.name].elementsEqual(name.utf8) }
  }

  /// The text of some bytes.
  package func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}

extension ElementSpan {
  /// Whether the bytes have the name and the attributes of an element.
  fileprivate func describes(_ element: MarkupElement, _ bytes: [UInt8]) -> Bool {
    let isNamed =
      name == element.name || (element.name.utf8.count > 100 && element.name.hasPrefix(name))
    guard isNamed, attributes.count == element.attributes.count else { return false }
    return attributes.allSatisfy { attribute in
      let stated = element.attributes[String(decoding: bytes[attribute.name], as: UTF8.self)]
      guard let stated else { return false }
      let written = bytes[attribute.value]
      // Most values are written as they are.
      if written.elementsEqual(stated.utf8), !written.contains(UInt8(ascii: "&")) { return true }
      let value = String(decoding: written, as: UTF8.self)[...]
      guard let decoded = AttributeText.decoded(value) else { return false }
      // Characters that look equal are not equal here.
      return decoded.unicodeScalars.elementsEqual(stated.unicodeScalars)
    }
  }
}
