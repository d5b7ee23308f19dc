// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

extension RenderedFile {
  /// The file as text for people: the tree of each scene with frames, followed by its problems.
  ///
  /// Frames are `(x y; width height)` in points, in the coordinates of the parent, to two decimals.
  public var outline: String {
    var lines = [file]
    if scenes.isEmpty { lines.append("  no scene") }
    for scene in scenes { lines += scene.outlineLines.map { $0.isEmpty ? "" : "  " + $0 } }
    lines += findings.map { "  remark: \($0.text)" }
    for element in unknown { lines.append("  unknown element: \(element)") }
    // Names may contain line breaks; each view is one line all the same.
    return lines.map { $0.split(whereSeparator: \.isNewline).joined(separator: " ") + "\n" }
      .joined()
  }
}

extension RenderedScene {
  /// One line for each view, indented by its depth, then conflicts, ambiguities and other problems.
  fileprivate var outlineLines: [String] {
    var depths: [String: Int] = [:]
    var lines = [title]
    for view in views {
      let depth = view.parent.flatMap { depths[$0] }.map { $0 + 1 } ?? 0
      depths[view.id] = depth
      lines.append(String(repeating: "  ", count: depth + 1) + view.outlineLine)
    }
    for conflict in conflicts { lines += conflictLines(conflict).map { "  " + $0 } }
    for ambiguity in ambiguities { lines += ambiguityLines(ambiguity).map { "  " + $0 } }
    for problem in problems { lines += problemLines(problem).map { "  " + $0 } }
    lines += drawingRemarks.map { "  remark: \($0)" }
    return lines
  }

  /// The name, the identifier, the device and the size of the layout.
  var title: String {
    let named = name.isEmpty || name == id ? id : "\(name) (\(id))"
    return ([named, device].compactMap { $0 } + [views.isEmpty ? "no view" : size.outline]).joined(
      separator: ", ")
  }

  private func problemLines(_ problem: RenderedProblem) -> [String] {
    let lines = lines(of: problem.message, title: "problem")
    return lines + (problem.constraint.map { ["  id: \($0)"] } ?? [])
  }

  /// The lines of a message, the first of them after a title.
  private func lines(of message: String, title: String) -> [String] {
    var lines = message.split(whereSeparator: \.isNewline).map(String.init)
    lines[0..<min(1, lines.count)] = ["\(title): " + (lines.first ?? "")]
    return lines
  }

  private func conflictLines(_ conflict: RenderedConflict) -> [String] {
    lines(of: conflict.message, title: "conflict") + conflict.memberLines.map { "  \($0)" }
  }

  private func ambiguityLines(_ ambiguity: RenderedAmbiguity) -> [String] {
    message(of: ambiguity).map { lines(of: $0, title: "ambiguous") } ?? []
  }
}

extension RenderedView {
  fileprivate var outlineLine: String {
    var line = "\(title)  \(frame.outline)"
    if let caption { line += "  \"\(caption)\"" }
    if isHidden { line += "  hidden" }
    return line
  }

  /// The class, the name that the view was given, and the identifier. The text of the view follows
  /// in the line, so it does not name the view here.
  private var title: String {
    guard givenName != nil else { return "\(className) \(id)" }
    return name.hasSuffix(" \(id)") ? name : "\(name) \(id)"
  }

  /// The text of the view on one line of at most 40 characters.
  private var caption: String? {
    guard let text = appearance.text ?? appearance.placeholder, !text.isEmpty else { return nil }
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count > 40 ? line.prefix(39) + "…" : line
  }
}

extension LayoutRect {
  /// The rectangle in the form `(x y; width height)`.
  fileprivate var outline: String {
    let parts = [x, y, width, height].map { LayoutText.number($0, decimals: 2) }
    return "(\(parts[0]) \(parts[1]); \(parts[2]) \(parts[3]))"
  }
}

extension LayoutSize {
  /// The size in the form `width × height`.
  var outline: String {
    [width, height].map { LayoutText.number($0, decimals: 2) }.joined(separator: " × ")
  }
}
