// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension DocumentReader {
  mutating func addFinding(_ code: FileFinding.Code, at element: MarkupElement, _ message: String) {
    document.findings.append(
      FileFinding(code: code, line: element.line, column: element.column, message: message))
  }

  /// Lists the names in the tree that are neither views nor other known elements.
  mutating func collectUnknownElements(_ root: MarkupElement) {
    var indices: [String: Int] = [:]
    var waiting = [root]
    while let element = waiting.popLast() {
      waiting.append(contentsOf: element.children.reversed())
      let name = element.name
      let isKnown =
        ElementTable.rule(for: name, platform: document.kind.platform) != nil
        || KnownElements.contains(name)
      if isKnown { continue }
      if let index = indices[name] {
        document.unknownElements[index].count += 1
      } else {
        indices[name] = document.unknownElements.count
        document.unknownElements.append(
          UnknownElement(name: name, line: element.line, count: 1))
      }
    }
  }

  /// Registers an id of an object. Returns whether it was free; adds a finding if not.
  mutating func claim(_ id: String, for element: MarkupElement) -> Bool {
    guard identifiers.insert(id).inserted else {
      addFinding(
        .duplicateIdentifier, at: element,
        "The id '\(id)' is used by an earlier element; references mean that one.")
      return false
    }
    return true
  }
}
