// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// Draws the nodes of a derivation, each once.
struct DerivationTree {
  let derivation: LayoutDerivation
  let text: DerivationText
  let depth: Int
  let style: DerivationDescription.Style
  private var shown: Set<Int> = []
  private var result: [String] = []

  init(
    derivation: LayoutDerivation, text: DerivationText, depth: Int,
    style: DerivationDescription.Style
  ) {
    self.derivation = derivation
    self.text = text
    self.depth = depth
    self.style = style
  }

  /// A line that waits to be drawn.
  private struct Entry {
    var node: Int
    var indent: String
    var level: Int
    var isLast: Bool
  }

  /// All lines below the headline.
  ///
  /// There is no recursion, as chains of views may be long.
  mutating func lines() -> [String] {
    shown = [0]
    result = []
    let root = derivation.nodes[0]
    if let reason = text.reason(root) { result.append("   \(reason)") }
    if let content = text.content(root) { result.append("   \(content)") }
    var stack: [Entry] = []
    push(root.parts, indent: "", level: 1, to: &stack)
    while let entry = stack.popLast() { draw(entry, &stack) }
    return result
  }

  private mutating func draw(_ entry: Entry, _ stack: inout [Entry]) {
    let isBox = style == .box
    let branch = entry.isLast ? (isBox ? "└─ " : "`- ") : (isBox ? "├─ " : "|- ")
    guard entry.level <= depth else {
      result.append(entry.indent + branch + (isBox ? "…" : "..."))
      return
    }
    let node = derivation.nodes[entry.node]
    guard shown.insert(entry.node).inserted || node.parts.isEmpty else {
      result.append("\(entry.indent)\(branch)\(text.numbers(node)): see above")
      return
    }
    result.append(entry.indent + branch + text.line(node))
    let indent = entry.indent + (entry.isLast ? "   " : (isBox ? "│  " : "|  "))
    if let content = text.content(node), entry.level < depth {
      result.append("\(indent)\(isBox ? "└─ " : "`- ")\(content)")
    }
    push(node.parts, indent: indent, level: entry.level + 1, to: &stack)
  }

  /// One ellipsis represents all parts below the last level.
  private func push(_ parts: [Int], indent: String, level: Int, to stack: inout [Entry]) {
    let visible = level > depth ? Array(parts.prefix(1)) : parts
    for (position, part) in visible.enumerated().reversed() {
      stack.append(
        Entry(
          node: part, indent: indent, level: level, isLast: position == visible.count - 1))
    }
  }
}
