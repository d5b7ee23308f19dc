// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout
import QuoinRender

/// A scene in the form of snapshots.
struct SceneText {
  private let scene: RenderedScene
  /// The number of pixels per point; 0 for exact frames.
  private let scale: Double
  private let textLimit: Int

  init(_ scene: RenderedScene, scale: Double, textLimit: Int) {
    self.scene = scene
    self.scale = scale
    self.textLimit = textLimit
  }

  /// A line for each view, indented by its depth.
  var treeLines: [String] {
    var depths: [String: Int] = [:]
    return scene.views.map { view in
      let depth = view.parent.flatMap { depths[$0] }.map { $0 + 1 } ?? 0
      depths[view.id] = depth
      return String(repeating: "  ", count: depth) + line(of: view)
    }
  }

  /// `problems:` and the conflicts, ambiguities and other problems; empty when there are none.
  ///
  /// The lines have no source locations: these change with each line that is added above.
  var problemLines: [String] {
    var lines: [String] = []
    for conflict in scene.conflicts { lines += self.lines(of: conflict.message, title: "conflict") }
    for ambiguity in scene.ambiguities where !ambiguity.isFollower {
      let message = ambiguity.message ?? ambiguity.shortSentence
      lines += self.lines(of: message, title: "ambiguous")
    }
    for problem in scene.problems { lines += self.lines(of: problem.message, title: problem.code) }
    return lines.isEmpty ? [] : ["problems:"] + lines.map { "  " + $0 }
  }

  private func line(of view: RenderedView) -> String {
    let isUnnamedRoot = view.parent == nil && view.id == "root"
    let title = isUnnamedRoot ? view.className : "\(view.className) \(view.id)"
    var line = "\(title.onOneLine)  \(text(of: view.frame))"
    if let caption = caption(of: view) { line += "  \"\(caption)\"" }
    if view.isHidden { line += "  hidden" }
    return line
  }

  /// Returns a frame as `(x y; width height)` with edges on whole pixels.
  private func text(of frame: LayoutRect) -> String {
    let (left, top) = (pixel(frame.x), pixel(frame.y))
    let numbers = [left, top, pixel(frame.maxX) - left, pixel(frame.maxY) - top]
      .map(Self.coordinate)
    return "(\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))"
  }

  /// A coordinate as snapshots store it, with signs in the place of numbers that are not finite.
  private static func coordinate(_ value: Double) -> String {
    if value.isFinite { return LayoutText.number(value, decimals: 2) }
    return value.isNaN ? "?" : value < 0 ? "-∞" : "∞"
  }

  private func pixel(_ length: Double) -> Double {
    length.isFinite ? PixelGrid(scale: scale).rounded(length) : length
  }

  /// The text of the view on one line.
  private func caption(of view: RenderedView) -> String? {
    guard let text = view.appearance.text ?? view.appearance.placeholder, !text.isEmpty else {
      return nil
    }
    let line = text.onOneLine
    return line.count > textLimit ? line.prefix(textLimit - 1) + "…" : line
  }

  private func lines(of message: String, title: String) -> [String] {
    message.split(whereSeparator: \.isNewline).enumerated().map { index, line in
      let line = String(line).onOneLine(keepingIndentation: index > 0)
      return index == 0 ? "\(title): \(line)" : line
    }
  }
}

extension RenderedAmbiguity {
  fileprivate var shortSentence: String { "\(view): \(attribute.rawValue) is not determined" }
}
