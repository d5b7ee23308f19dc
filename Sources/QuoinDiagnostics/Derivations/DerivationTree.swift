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
  /// The items whose widths were derived below their contents.
  private var derivedWidths: Set<ItemID> = []
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

  /// Returns all lines below the headline.
  ///
  /// There is no recursion, as chains of views may be long.
  mutating func lines() -> [String] {
    shown = [0]
    result = []
    let root = derivation.nodes[0]
    if let reason = text.reason(root) { result.append("   \(reason)") }
    if let content = text.content(root) { result.append("   \(content)") }
    appendWidth(of: root, indent: "   ", level: 1)
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
      appendWidth(of: node, indent: indent + "   ", level: entry.level + 1)
    }
    push(node.parts, indent: indent, level: entry.level + 1, to: &stack)
  }

  /// Derives the width at which the content of a node wraps, once for each item.
  private mutating func appendWidth(
    of node: LayoutDerivation.Node, indent: String, level: Int
  ) {
    guard let item = text.wrappedItem(node), derivedWidths.insert(item).inserted,
      let width = text.engine.derivation(of: .width, in: item)
    else { return }
    var tree = DerivationTree(
      derivation: width.grouped(by: text.names.owner(of:)), text: text,
      depth: depth == .max ? depth : depth - level + 1, style: style)
    result += tree.branch(indent: indent)
  }

  /// The lines with that of the root, as a part of something else.
  private mutating func branch(indent: String) -> [String] {
    var stack = [Entry(node: 0, indent: indent, level: 1, isLast: true)]
    while let entry = stack.popLast() { draw(entry, &stack) }
    return result
  }

  /// Pushes the parts of a node. Below the last level, only one is pushed, which is drawn as an
  /// ellipsis.
  private func push(_ parts: [Int], indent: String, level: Int, to stack: inout [Entry]) {
    let visible = level > depth ? Array(parts.prefix(1)) : parts
    for (position, part) in visible.enumerated().reversed() {
      stack.append(
        Entry(
          node: part, indent: indent, level: level, isLast: position == visible.count - 1))
    }
  }
}
