// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension DocumentReader {
  mutating func note(_ code: FileFinding.Code, at element: MarkupElement, _ message: String) {
    document.findings.append(
      FileFinding(code: code, line: element.line, column: element.column, message: message))
  }

  /// Lists the names in the tree that are neither views nor other known elements.
  mutating func collectUnknownElements(_ root: MarkupElement) {
    var places: [String: Int] = [:]
    var waiting = [root]
    while let element = waiting.popLast() {
      waiting.append(contentsOf: element.children.reversed())
      let name = element.name
      let isKnown =
        ElementTable.rule(for: name, platform: document.kind.platform) != nil
        || KnownElements.contains(name)
      if isKnown { continue }
      if let place = places[name] {
        document.unknownElements[place].count += 1
      } else {
        places[name] = document.unknownElements.count
        document.unknownElements.append(
          UnknownElement(name: name, line: element.line, count: 1))
      }
    }
  }

  /// Takes an id for an object. Answers whether it is free; if not, that is a finding.
  mutating func claim(_ id: String, for element: MarkupElement) -> Bool {
    guard identifiers.insert(id).inserted else {
      note(
        .duplicateIdentifier, at: element,
        "The id '\(id)' is used by an earlier element; references mean that one.")
      return false
    }
    return true
  }
}
