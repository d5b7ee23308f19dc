// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder

/// A version of a file: its elements with their names and their bytes.
struct VersionTree: Sendable {
  let spans: MarkupSpans
  /// The elements at the indices of the spans.
  private(set) var nodes: [VersionNode] = []
  /// The index of each element, by its identity.
  private(set) var indices: [String: Int] = [:]
  /// The ids that several elements have, or that are the name of an element without an id.
  private(set) var repeatedIDs: [String] = []
  /// Whether an element has an empty id, which counts as missing.
  private(set) var hasEmptyID = false
  /// All ids of the file.
  private(set) var ids: Set<String> = []
  /// The elements directly inside each element.
  private var inner: [[Int]] = []
  /// The last number of each identity that several elements would have.
  private var uses: [String: Int] = [:]

  /// - Throws: A refusal when the bytes and the parsed tree disagree.
  init(_ file: InterfaceFile) throws(MarkupSpans.Refusal) {
    spans = try MarkupSpans(file.data, of: file.tree)
    inner = Array(repeating: [], count: spans.elements.count)
    var parents: [Int?] = []
    var open: [Int] = []
    for (index, span) in spans.elements.enumerated() {
      open.removeLast(open.count - span.depth)
      parents.append(open.last)
      if let parent = open.last { inner[parent].append(index) }
      open.append(index)
    }
    for (index, element) in spans.nodes.enumerated() {
      nodes.append(
        VersionNode(
          identity: "", name: element.name, attributes: attributes(of: index),
          text: inner[index].isEmpty ? text(of: index) : "", parent: parents[index],
          isObject: NodeRole.id(of: element) != nil, line: element.line, column: element.column))
      if NodeRole.hasEmptyID(element) { hasEmptyID = true }
      if let id = NodeRole.id(of: element), !ids.insert(id).inserted { repeatedIDs.append(id) }
    }
    name(0, "/")
  }

  /// The element with an identity.
  func node(_ identity: String) -> VersionNode? { indices[identity].map { nodes[$0] } }

  /// The identity of the element around another one.
  func parent(of identity: String) -> String? {
    node(identity)?.parent.map { nodes[$0].identity }
  }

  /// The identities of the elements directly inside another one.
  func children(of identity: String) -> [String] {
    node(identity)?.children.map { nodes[$0].identity } ?? []
  }

  /// An element and everything in it, in the order of the file; nothing where the file lacks it.
  func subtree(of identity: String) -> [String] {
    var waiting = [indices[identity]].compactMap(\.self)
    var result: [String] = []
    while let next = waiting.popLast() {
      result.append(nodes[next].identity)
      waiting += nodes[next].children.reversed()
    }
    return result
  }

  /// The identity of the innermost element with an id that an element is, or is in.
  func object(around identity: String) -> String? {
    var index = indices[identity]
    while let next = index {
      if nodes[next].isObject { return nodes[next].identity }
      index = nodes[next].parent
    }
    return nil
  }

  private func attributes(of index: Int) -> [(name: String, value: String)] {
    let element = spans.nodes[index]
    return spans.elements[index].attributes.map { span in
      let name = spans.text(span.name)
      return (name, element.attributes[name] ?? "")
    }
  }

  private func text(of index: Int) -> String {
    spans.elements[index].content.map(spans.text) ?? ""
  }

  private mutating func name(_ index: Int, _ wanted: String) {
    let identity = unused(wanted)
    if identity != wanted { repeatedIDs.append(wanted) }
    nodes[index].identity = identity
    indices[identity] = index
    if isValue(index) {
      nodes[index].value = spelling(of: index)
      return
    }
    nodes[index].children = inner[index]
    var counts: [String: Int] = [:]
    for child in inner[index] {
      let element = spans.nodes[child]
      guard let id = NodeRole.id(of: element) else {
        let role = NodeRole.role(of: element)
        counts[role, default: 0] += 1
        let count = counts[role] ?? 1
        name(child, "\(identity == "/" ? "" : identity)/\(role)" + (count > 1 ? "#\(count)" : ""))
        continue
      }
      name(child, id)
    }
  }

  /// Returns an identity that no element has yet, so that no element with a repeated id is left out
  /// of a comparison.
  private mutating func unused(_ identity: String) -> String {
    var result = identity
    while indices[result] != nil {
      uses[identity, default: 1] += 1
      result = "\(identity)#\(uses[identity, default: 1])"
    }
    return result
  }

  /// Whether an element is compared as a whole: its attributes belong together, or it is a list of
  /// elements without names.
  private func isValue(_ index: Int) -> Bool {
    if NodeRole.isValue(nodes[index].name) { return true }
    let children = inner[index]
    guard !children.isEmpty, !hasObjects(index) else { return false }
    let roles = children.map { NodeRole.role(of: spans.nodes[$0]) }
    return Set(roles).count < roles.count || hasTextBetweenElements(index)
  }

  private func hasObjects(_ index: Int) -> Bool {
    inner[index].contains { nodes[$0].isObject || hasObjects($0) }
  }

  private func hasTextBetweenElements(_ index: Int) -> Bool {
    // Bytes up to the space are white space.
    spans.ownText(of: index, inner[index]).utf8.contains { $0 > UInt8(ascii: " ") }
  }

  /// Returns an element in one spelling, whatever the order of its attributes and its indentation.
  func spelling(of index: Int) -> String {
    let node = nodes[index]
    let attributes = node.attributes.map { "\($0.name)=\"\(ValueText.canonical($0.value))\"" }
    let inside =
      inner[index].isEmpty
      ? node.text
      : spans.ownText(of: index, inner[index]).trimmingCharacters(in: .whitespacesAndNewlines)
        + inner[index].map(spelling).joined()
    return "<\(([node.name] + attributes.sorted()).joined(separator: " "))>\(inside)</>"
  }
}

extension MarkupSpans {
  /// The text directly inside an element, without that of the elements in it and without comments.
  func ownText(of index: Int, _ children: [Int]) -> String {
    guard let content = elements[index].content else { return "" }
    var position = content.lowerBound
    var result = ""
    for child in children {
      result += text(position..<elements[child].extent.lowerBound)
      position = elements[child].extent.upperBound
    }
    result += text(position..<content.upperBound)
    guard result.utf8.contains(UInt8(ascii: "<")) else { return result }
    while let start = result.range(of: "<!--") {
      let end = result.range(of: "-->", range: start.upperBound..<result.endIndex)
      result.removeSubrange(start.lowerBound..<(end?.upperBound ?? result.endIndex))
    }
    return result
  }
}
