// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// A file of Interface Builder as a tree for tests. Texts between tags are left out.
final class SampleFile {
  let root: SampleNode

  /// Reads a file in Interface Builder's spelling; nil for one that has texts between tags.
  init?(_ text: String) {
    var open: [SampleNode] = []
    var root: SampleNode?
    var rest = text[...]
    while let start = rest.firstIndex(of: "<") {
      let between = rest[..<start]
      guard between.allSatisfy(\.isWhitespace) else { return nil }
      rest = rest[start...]
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
        open.removeLast()
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
    guard let root, open.isEmpty else { return nil }
    self.root = root
  }

  /// The file as Interface Builder indents it.
  var text: String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + Self.text(root, "") + "\n"
  }

  private static func text(_ node: SampleNode, _ indentation: String) -> String {
    let tag = node.attributes.reduce("<" + node.name) { $0 + " \($1.name)=\"\($1.value)\"" }
    guard !node.children.isEmpty else { return "\(indentation)\(tag)/>" }
    let inside = node.children.map { text($0, indentation + "    ") }.joined(separator: "\n")
    return "\(indentation)\(tag)>\n\(inside)\n\(indentation)</\(node.name)>"
  }
}
