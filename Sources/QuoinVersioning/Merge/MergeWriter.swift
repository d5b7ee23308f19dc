// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder

/// Writes the result of a merge: the bytes of our file with those parts replaced that changed.
struct MergeWriter {
  let merge: ThreeWayMerge
  let options: MergeOptions
  /// The conflicts by the element before which they are noted, with their numbers.
  private var notes: [String: [(number: Int, conflict: MergeConflict)]] = [:]
  private let lineBreak: String

  init(_ merge: ThreeWayMerge, _ options: MergeOptions) {
    self.merge = merge
    self.options = options
    lineBreak = merge.ours.spans.text(0..<merge.ours.spans.byteCount).firstLineBreak
    guard [.keepOurs, .union, .markers].contains(options.conflicts) else { return }
    for (index, conflict) in merge.conflicts.enumerated() {
      notes[carrier(of: conflict.object), default: []].append((index + 1, conflict))
    }
  }

  /// The element of the result before which a conflict is noted.
  private func carrier(of object: String) -> String {
    var next: String? = object
    while let identity = next {
      if merge.nodes[identity] != nil, identity != "/" { return identity }
      let tree = [merge.theirs, merge.ours, merge.base].compactMap(\.self)
        .first { $0.indices[identity] != nil }
      next = tree?.parent(of: identity)
    }
    return "/"
  }

  /// The bytes of the result.
  func data() -> Data {
    let spans = merge.ours.spans
    let root = spans.elements[0].extent
    let head = spans.text(0..<root.lowerBound)
    let tail = spans.text(root.upperBound..<spans.byteCount)
    let note = comments("/").map { $0 + lineBreak }.joined()
    return Data((head + note + text(of: "/", indentation: "") + tail).utf8)
  }

  private func comments(_ identity: String) -> [String] {
    guard options.conflicts != .markers else { return [] }
    return (notes[identity] ?? []).map { number, conflict in
      let sentence = conflict.sentence.split(whereSeparator: \.isNewline)
        .map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
        .replacingOccurrences(of: "--", with: "- -")
      return
        "<!--quoin-conflict \(number): \(sentence.hasSuffix("-") ? sentence + " " : sentence)-->"
    }
  }

  private func text(of identity: String, indentation: String) -> String {
    guard let node = merge.nodes[identity], let tree = merge.tree(node.source),
      let index = tree.indices[identity]
    else { return "" }
    let span = tree.spans.elements[index]
    if node.isCopied { return adapted(tree.spans.text(span.extent), node) }
    let (start, isClosed) = startTag(node, tree, index)
    let end = "</\(node.name)>"
    if node.children.isEmpty {
      let hadChildren = !tree.nodes[index].children.isEmpty
      let inside = hadChildren ? endGap(node, tree, index, indentation) : node.text
      guard isClosed else { return start + adapted(inside, node) + end }
      return inside.isEmpty ? start : opened(start) + inside + end
    }
    var result = isClosed ? opened(start) : start
    for child in node.children {
      let gap = gap(before: child, in: identity, indentation)
      let level = gap.lastIndentation ?? indentation + MarkupSpans.indentationStep
      // A conflict is the last comment before its element, after that of Interface Builder.
      result += gap + comments(child).map { $0 + lineBreak + level }.joined()
      result += marked(child, text(of: child, indentation: level))
    }
    return result + endGap(node, tree, index, indentation) + end
  }

  /// Returns an element between markers, if it has a conflict and markers are requested.
  private func marked(_ identity: String, _ text: String) -> String {
    guard options.conflicts == .markers, notes[identity] != nil else { return text }
    let texts = merge.texts(identity)
    func marker(_ character: Character, _ label: String) -> String {
      String(repeating: character, count: options.markerSize) + label
    }
    let lines = [
      "", marker("<", " ours"), texts.ours ?? "", marker("|", " base"), texts.base ?? "",
      marker("=", ""), texts.theirs ?? "", marker(">", " theirs"),
    ]
    return lines.joined(separator: lineBreak)
  }

  private func startTag(
    _ node: MergedNode, _ tree: VersionTree, _ index: Int
  ) -> (text: String, isClosed: Bool) {
    let span = tree.spans.elements[index]
    let old = tree.nodes[index].attributes
    let isClosed = span.endTag == nil
    let isSame =
      old.count == node.attributes.count
      && zip(old, node.attributes).allSatisfy { $0.name == $1.name && $0.value == $1.value }
    if isSame { return (adapted(tree.spans.text(span.startTag), node), isClosed) }
    var result = "<\(node.name)"
    for (name, value) in node.attributes {
      if tree.nodes[index].attribute(name) == value,
        let written = tree.spans.attribute(name, of: index)
      {
        result += " " + tree.spans.text(written.extent)
      } else {
        result += " \(name)=\"\(AttributeText.encoded(value))\""
      }
    }
    return (result + (isClosed ? "/>" : ">"), isClosed)
  }

  /// A tag that closes its element, as one that opens it.
  private func opened(_ tag: String) -> String { String(tag.dropLast(2)) + ">" }

  /// Returns the text before an element: white space, and comments if its own file has them there.
  private func gap(
    before child: String, in parent: String, _ indentation: String
  ) -> String {
    let standard = lineBreak + indentation + MarkupSpans.indentationStep
    guard let node = merge.nodes[child], let tree = merge.tree(node.source),
      tree.parent(of: child) == parent, let index = tree.indices[child],
      let holder = tree.indices[parent]
    else { return standard }
    let siblings = tree.nodes[holder].children
    let spans = tree.spans.elements
    let previous = siblings.last { $0 < index }.map { spans[$0].extent.upperBound }
    let range = (previous ?? spans[holder].startTag.upperBound)..<spans[index].extent.lowerBound
    let text = tree.spans.text(range)
    if node.source == .ours { return text }
    guard text.contains(where: \.isNewline) else { return text }
    return text.comments.map { standard + adapted($0, node) }.joined() + standard
  }

  private func endGap(
    _ node: MergedNode, _ tree: VersionTree, _ index: Int, _ indentation: String
  ) -> String {
    let span = tree.spans.elements[index]
    let standard = lineBreak + indentation
    guard let content = span.content, let last = tree.nodes[index].children.last else {
      return standard
    }
    let start = tree.spans.elements[last].extent.upperBound
    let text = tree.spans.text(start..<content.upperBound)
    if node.source == .ours { return text }
    return text.contains(where: \.isNewline) ? standard : text
  }

  /// A text of another version with the line endings of ours.
  private func adapted(_ text: String, _ node: MergedNode) -> String {
    guard node.source != .ours else { return text }
    let plain = text.replacingOccurrences(of: "\r\n", with: "\n")
    return lineBreak == "\n" ? plain : plain.replacingOccurrences(of: "\n", with: lineBreak)
  }
}

extension MarkupSpans {
  /// The number of bytes of the file.
  var byteCount: Int { bytes.count }
}

extension String {
  /// The line ending of the first line; `\n` for a single line.
  fileprivate var firstLineBreak: String {
    first { $0.isNewline }.map { $0 == "\r\n" ? "\r\n" : "\n" } ?? "\n"
  }

  /// The white space after the last line ending; nil when other text is there.
  fileprivate var lastIndentation: String? {
    guard let end = lastIndex(where: \.isNewline) else { return nil }
    let rest = self[index(after: end)...]
    return rest.allSatisfy { $0 == " " || $0 == "\t" } ? String(rest) : nil
  }

  /// The comments in the text.
  fileprivate var comments: [String] {
    var result: [String] = []
    var rest = self[...]
    while let start = rest.range(of: "<!--"),
      let end = rest.range(of: "-->", range: start.upperBound..<rest.endIndex)
    {
      result.append(String(rest[start.lowerBound..<end.upperBound]))
      rest = rest[end.upperBound...]
    }
    return result
  }
}
