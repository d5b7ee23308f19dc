// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

extension SceneDifference {
  /// The name of the scene and its id.
  var headline: DifferenceLine {
    if id == ObjectCatalog.document { return DifferenceLine(.scene, "document", indentation: 2) }
    let title = "\(name) (\(id))"
    if let otherFile {
      let end = state == .added ? "from" : "to"
      return DifferenceLine(.scene, "> \(title)  moved \(end) \(otherFile)", indentation: 2)
    }
    let mark = state == .added ? "+ " : state == .removed ? "- " : ""
    return DifferenceLine(.scene, mark + title, indentation: 2)
  }

  /// The differences in the scene: objects, frames and problems.
  package var lines: [DifferenceLine] { changeLines + frameLines + problemLines }

  /// The changes, those of one object in one line.
  private var changeLines: [DifferenceLine] {
    var result: [DifferenceLine] = []
    var index = 0
    while index < changes.count {
      let first = changes[index]
      var end = index + 1
      var kind = DifferenceLine.Kind.change(first.operation)
      var text = first.wholeText
      if first.operation == .change {
        while end < changes.count, changes[end].operation == .change,
          changes[end].object == first.object
        {
          end += 1
        }
        let parts = changes[index..<end].map(\.valueText).joined(separator: "; ")
        let isNamed =
          first.name.contains(first.object) || first.object == ObjectCatalog.document
        let id = isNamed ? "" : "  \(first.object)"
        text = "~ \(first.name)  \(parts)\(id)"
        if changes[index..<end].allSatisfy(\.isText) { kind = .text }
      }
      result.append(
        DifferenceLine(
          kind, text, indentation: 4, oldViews: first.oldViews, newViews: first.newViews,
          isAboutViews: first.isInView))
      index = end
    }
    return result
  }

  /// The views that moved, those alike in one line.
  private var frameLines: [DifferenceLine] {
    guard !frames.isEmpty else { return [] }
    let place = surroundings.map { ", \($0)" } ?? ""
    let head = "frames\(place): \(frames.count) of \(viewCount) views moved"
    return [DifferenceLine(.headline, head, indentation: 4)]
      + FrameChange.groups(of: frames).map { frames in
        DifferenceLine(
          .frames, Self.text(of: frames), indentation: 6, oldViews: frames.map(\.oldView),
          newViews: frames.map(\.view))
      }
  }

  private static func text(of frames: [FrameChange]) -> String {
    let cause = frames.first?.cause.map { "  because of \($0)" } ?? ""
    if frames.count == 1, let frame = frames.first {
      return "\(frame.name ?? "view") \(frame.view)  \(text(frame.old)) -> \(text(frame.new))"
        + cause
    }
    let delta = frames.first?.delta ?? []
    let parts = zip(["x", "y", "width", "height"], delta).filter { $0.1 != 0 }.map {
      "\($0.0) \($0.1 < 0 ? "-" : "+") \(LayoutText.number(abs($0.1), decimals: 2))"
    }
    return "\(frames.count) views  \(parts.joined(separator: ", "))\(cause)"
  }

  private static func text(_ frame: [Double]) -> String {
    let numbers = frame.map { LayoutText.number($0, decimals: 2) }
    return "(\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))"
  }

  /// The problems that only one version has.
  private var problemLines: [DifferenceLine] {
    guard !problems.isEmpty else { return [] }
    return [DifferenceLine(.headline, "problems:", indentation: 4)]
      + problems.added.map { problem in
        DifferenceLine(.problem, "+ \(problem.text)", indentation: 6, newViews: problem.views)
      }
      + problems.fixed.map { problem in
        DifferenceLine(.fixed, "- \(problem.text)", indentation: 6, oldViews: problem.views)
      }
  }
}
