// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// The lines into which the text of a label or a text view breaks, at each width of its scene.
struct BrokenLines {
  let view: RenderedView
  let ruler: TextRuler
  /// The lines that were broken already.
  private var known: [Room: [String]] = [:]

  /// The properties of the view's size that determine its line breaks.
  private struct Room: Hashable {
    var width: Double
    var limit: Int
  }

  /// - Parameter view: A label, or a text view with one font, with a text.
  init?(of view: RenderedView, ruler: TextRuler) {
    guard view.appearance.text?.isEmpty == false,
      view.kind == .label || view.kind == .textView && view.appearance.runs.isEmpty
    else { return nil }
    self.view = view
    self.ruler = ruler
  }

  /// Returns the lines for successive sizes of the view, where they change; nil for a text that is
  /// broken in one way only.
  ///
  /// - Parameters:
  ///   - sizes: The sizes of the view in points.
  ///   - first: The width of the scene at the first size.
  mutating func changes(at sizes: [LayoutSize], from first: Int) -> [ScenePieces.Lines]? {
    let rooms = sizes.map(room)
    for (_, group) in Dictionary(grouping: Set(rooms), by: \.limit) {
      fill(group.sorted { $0.width < $1.width })
    }
    var changes: [ScenePieces.Lines] = []
    for (index, room) in rooms.enumerated() {
      let lines = known[room] ?? []
      if changes.last?.lines != lines {
        changes.append(ScenePieces.Lines(from: first + index, lines: lines))
      }
    }
    return changes.count > 1 ? changes : nil
  }

  private func room(_ size: LayoutSize) -> Room {
    let painter = ViewPainter(view: view.resized(to: size), style: .iOS, ruler: ruler)
    return view.kind == .label
      ? Room(width: size.width, limit: painter.labelLineLimit)
      : Room(width: painter.textArea.width, limit: painter.textViewLineLimit)
  }

  /// Breaks the text at widths in order. Lines that are equal at two widths are the same between
  /// them, because each break moves to the end as the width grows.
  private mutating func fill(_ rooms: [Room]) {
    guard let first = rooms.first, let last = rooms.last else { return }
    let (atFirst, atLast) = (lines(in: first), lines(in: last))
    if atFirst == atLast {
      for room in rooms { known[room] = atFirst }
    } else if rooms.count > 2 {
      fill(Array(rooms[...(rooms.count / 2)]))
      fill(Array(rooms[(rooms.count / 2)...]))
    }
  }

  private mutating func lines(in room: Room) -> [String] {
    if let lines = known[room] { return lines }
    let fits =
      view.kind == .label && view.fitsContent && room.width >= view.drawingFrame.width - 0.5
    let setting = TextSetting(
      view.appearance.text ?? "", font: view.appearance.font, width: room.width,
      lineLimit: room.limit, isWhole: fits, truncation: view.appearance.truncation, ruler: ruler)
    let lines = setting.lines.map(\.text)
    known[room] = lines
    return lines
  }
}
