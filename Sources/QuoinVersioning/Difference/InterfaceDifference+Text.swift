// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension InterfaceDifference {
  /// The difference in lines for people, the name of the file first; empty when nothing differs.
  public func text(includesFrames: Bool = true) -> String {
    var lines: [String] = []
    for scene in scenes {
      let mark = scene.state == .added ? "+ " : scene.state == .removed ? "- " : ""
      lines.append(
        scene.id == ObjectCatalog.document ? "  document" : "  \(mark)\(scene.name) (\(scene.id))")
      lines += Self.lines(scene.changes)
      if includesFrames { lines += scene.frameLines }
    }
    if let refusal { lines.append("  not compared by objects: \(refusal)") }
    if let sentence = noise.sentence { lines.append("  ignored: \(sentence)") }
    guard !lines.isEmpty else { return "" }
    let name =
      old == nil ? "\(new ?? "") (new)" : new == nil ? "\(old ?? "") (deleted)" : new ?? ""
    return ([name] + lines).joined(separator: "\n") + "\n"
  }

  private static func lines(_ changes: [ObjectChange]) -> [String] {
    var result: [String] = []
    var index = 0
    while index < changes.count {
      let first = changes[index]
      var end = index + 1
      if first.operation == .change {
        while end < changes.count, changes[end].operation == .change,
          changes[end].object == first.object
        {
          end += 1
        }
        let parts = changes[index..<end].map(\.valueText).joined(separator: "; ")
        let id = first.name.contains(first.object) ? "" : "  \(first.object)"
        result.append("    ~ \(first.name)  \(parts)\(id)")
      } else {
        result.append("    " + first.wholeText)
      }
      index = end
    }
    return result
  }
}

extension ObjectChange {
  /// The property and its values.
  fileprivate var valueText: String {
    let name = property ?? ""
    let values = LongText.shortened(old ?? "none", new ?? "none")
    let isText = ["text", "title", "placeholder", "normal.title"].contains(name)
    let after = isText && new != nil ? "\"\(values.new)\"" : values.new
    // The name of the object shows the old value already.
    let isShown = isText && old != nil || (kind == "constraint" && name == "constant")
    return isShown ? "\(name) -> \(after)" : "\(name) \(values.old) -> \(after)"
  }

  fileprivate var wholeText: String {
    let id = name.contains(object) ? "" : "  \(object)"
    switch operation {
    case .add:
      let parent = path.split(separator: "/").last.map { "  in \($0)" } ?? ""
      return "+ \(name)\(parent)" + (parts.map { "; \($0)" } ?? "") + id
    case .remove:
      return "- \(name)" + (parts.map { "  and \($0)" } ?? "") + id
    case .move where property == "order":
      return "> \(name)  from position \((Int(old ?? "") ?? 0) + 1) to \((Int(new ?? "") ?? 0) + 1)"
    case .move, .change:
      return "> \(name)  from \(old ?? "the document") into \(new ?? "the document")\(id)"
    }
  }
}

extension SceneDifference {
  /// The views that moved, those alike in one line.
  fileprivate var frameLines: [String] {
    guard !frames.isEmpty else { return [] }
    var groups: [(delta: [Double], frames: [FrameChange])] = []
    for frame in frames {
      if let index = groups.firstIndex(where: { $0.delta == frame.delta }) {
        groups[index].frames.append(frame)
      } else {
        groups.append((frame.delta, [frame]))
      }
    }
    let head = "    frames\(surroundings.map { ", \($0)" } ?? ""): \(frames.count) of \(viewCount) "
    return [head + "views moved"]
      + groups.map { delta, frames in
        if frames.count == 1, let frame = frames.first {
          return "      \(frame.name ?? "view") \(frame.view)  \(Self.text(frame.old)) -> "
            + Self.text(frame.new)
        }
        let parts = zip(["x", "y", "width", "height"], delta).filter { $0.1 != 0 }.map {
          "\($0.0) \($0.1 < 0 ? "-" : "+") \(NumberText.text(abs($0.1)))"
        }
        return "      \(frames.count) views  \(parts.joined(separator: ", "))"
      }
  }

  private static func text(_ frame: [Double]) -> String {
    let numbers = frame.map(NumberText.text)
    return "(\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))"
  }
}
