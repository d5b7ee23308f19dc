// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_UIKIT && !QUOIN_APPKIT
import DialectExamples
import Foundation
import QuoinLayout
import QuoinRender
import QuoinUIKit

/// The frames of the parts of a cell that differ between several layouts.
@MainActor struct FrameTable {
  /// The layouts with their titles.
  var columns: [(title: String, shown: ShownCell)]

  /// The parts whose frames are not equal in all layouts, with their frames.
  var rows: [(part: String, frames: [String])] {
    guard let first = columns.first?.shown.cell else { return [] }
    return first.parts.indices.compactMap { index in
      let frames = columns.map { text($0.shown.cell.parts[index].0.frame) }
      return Set(frames).count == 1 ? nil : (first.parts[index].1, frames)
    }
  }

  /// The table with a row for each of the parts.
  var element: SVGElement {
    let titles = ["part"] + columns.map(\.title)
    let head = SVGElement(
      "tr", children: titles.map { SVGElement("th", ["scope": "col"], text: $0) })
    let body = rows.map { row in
      SVGElement(
        "tr",
        children: [SVGElement("th", ["scope": "row"], text: row.part)]
          + row.frames.map { SVGElement("td", text: $0) })
    }
    return SVGElement(
      "table",
      children: [
        SVGElement("thead", children: [head]), SVGElement("tbody", children: body),
      ])
  }

  /// `(x y; width height)` in points.
  private func text(_ frame: CGRect) -> String {
    let parts = [frame.minX, frame.minY, frame.width, frame.height]
      .map { LayoutText.number(Double($0), decimals: 2) }
    return "(\(parts[0]) \(parts[1]); \(parts[2]) \(parts[3]))"
  }
}
#endif
