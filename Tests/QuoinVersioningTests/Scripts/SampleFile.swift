// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// A file of Interface Builder as a tree for tests.
final class SampleFile {
  let root: SampleNode

  /// Reads a file in Interface Builder's spelling; nil for one with texts between elements, and for one
  /// whose tags do not match.
  init?(_ text: String) {
    var open: [SampleNode] = []
    var root: SampleNode?
    var rest = text[...]
    while let start = rest.firstIndex(of: "<") {
      let between = rest[..<start]
      rest = rest[start...]
      if !between.allSatisfy(\.isWhitespace) {
        guard rest.hasPrefix("</"), let node = open.last, node.children.isEmpty else { return nil }
        node.text = String(between)
      }
      if rest.hasPrefix("<!--") || rest.hasPrefix("<?") {
        let end = rest.hasPrefix("<?") ? "?>" : "-->"
        guard let range = rest.range(of: end) else { return nil }
        rest = rest[range.upperBound...]
        continue
      }
      guard let end = rest.firstIndex(of: ">") else { return nil }
      let tag = rest[rest.index(after: start)..<end]
      rest = rest[rest.index(after: end)...]
      if tag.hasPrefix("/") {
        guard let node = open.popLast(), node.name == tag.dropFirst() else { return nil }
        continue
      }
      let parts = tag.split(separator: "\"", omittingEmptySubsequences: false)
      let isClosed = tag.hasSuffix("/")
      let name = String(parts[0].prefix { !$0.isWhitespace && $0 != "/" })
      let node = SampleNode(name)
      var key = parts[0].dropFirst(name.count)
      for (index, part) in parts.enumerated().dropFirst() {
        if index.isMultiple(of: 2) {
          key = part
        } else {
          let trimmed = key.trimmingCharacters(in: .whitespaces).dropLast()
          node.attributes.append((String(trimmed), String(part)))
        }
      }
      if let parent = open.last {
        parent.insert(node, at: parent.children.count)
      } else {
        root = node
      }
      if !isClosed { open.append(node) }
    }
    guard let root, open.isEmpty, rest.allSatisfy(\.isWhitespace) else { return nil }
    self.root = root
  }

  private init(root: SampleNode) { self.root = root }

  func copy() -> SampleFile { SampleFile(root: root.copy()) }

  /// The file with other ids of some objects.
  func renaming(_ ids: [String: String]) -> SampleFile {
    guard !ids.isEmpty else { return self }
    let file = copy()
    for node in file.root.all {
      for (index, attribute) in node.attributes.enumerated() where attribute.name != "key" {
        if let id = ids[attribute.value] { node.attributes[index].value = id }
      }
    }
    return file
  }

  /// The file as Interface Builder indents it.
  var text: String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + Self.text(root, "") + "\n"
  }

  private static func text(_ node: SampleNode, _ indentation: String) -> String {
    let tag = node.attributes.reduce("<" + node.name) { $0 + " \($1.name)=\"\($1.value)\"" }
    guard !node.children.isEmpty else {
      return indentation + (node.text.isEmpty ? "\(tag)/>" : "\(tag)>\(node.text)</\(node.name)>")
    }
    let inside = node.children.map { text($0, indentation + "    ") }.joined(separator: "\n")
    return "\(indentation)\(tag)>\n\(inside)\n\(indentation)</\(node.name)>"
  }
}
