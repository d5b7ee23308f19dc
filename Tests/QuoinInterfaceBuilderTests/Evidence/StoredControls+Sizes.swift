// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout
import QuoinUIKit

@testable import QuoinInterfaceBuilder

extension StoredControls {
  /// Whether a control has the size of its row, on the axes that neither constraints nor a stack
  /// view size; nil where they size both.
  func sizeVote(of index: Int) -> (CanvasMeasure, Bool)? {
    let view = document.views[index]
    guard let frame = view.frame, hasOwnSize(view),
      let row = ControlSizeTable.row(
        for: view, platform: document.kind.platform, era: document.era)
    else { return nil }
    let size = ControlSizeTable.size(
      of: view, platform: document.kind.platform, era: document.era)
    var agreement: [Bool] = []
    if let width = size.horizontal, isFree(index, .horizontal) {
      agreement.append(abs(frame.width - width) <= 0.5)
    }
    if let height = size.vertical, isFree(index, .vertical) {
      agreement.append(abs(frame.height - height) <= 0.5)
    }
    let measure = row.measure(on: document.kind.platform)
    return agreement.isEmpty ? nil : (measure, !agreement.contains(false))
  }

  /// Whether content and nothing else sizes the view: no mask, stack view, placeholder or image,
  /// and at most one line of the system font.
  private func hasOwnSize(_ view: ViewDescription) -> Bool {
    guard !view.translatesMask, !view.isFixedFrame, let parent = view.parent,
      document.views[parent].rule.kind != .stack, view.children.isEmpty
    else { return false }
    let look = view.appearance
    return look.isSystemFont && look.imageName == nil && look.numberOfLines == 1
      && look.styles["configuration"] == nil && look.text?.contains("\n") != true
      && (view.element != "button" || look.styles["buttonType"] != nil
        || document.kind.platform == .macOS)
      && view.placeholderSize == AxisPair(nil, nil) && look.controlSize == nil
  }

  private func isFree(_ index: Int, _ axis: LayoutAxis) -> Bool {
    var edges: Set<Bool> = []
    for constraint in constraints {
      for (item, attribute) in [
        (constraint.first, constraint.firstAttribute),
        (constraint.second ?? constraint.first, constraint.secondAttribute),
      ] where item == .view(index) {
        switch (axis, attribute) {
        case (.horizontal, .width), (.vertical, .height): return false
        case (.horizontal, .left), (.horizontal, .leading), (.vertical, .top): edges.insert(false)
        case (.horizontal, .right), (.horizontal, .trailing), (.vertical, .bottom):
          edges.insert(true)
        default: break
        }
      }
    }
    return edges.count < 2
  }

  /// Whether the text of a label of macOS in a font that the file names by its use is as wide as in
  /// the size of the row: closer than in any other whole size.
  @MainActor func fontVote(of index: Int) -> (CanvasMeasure, Bool)? {
    let view = document.views[index]
    let look = view.appearance
    guard let name = look.namedFont, let row = FontTable.row(named: name), let text = look.text,
      let frame = view.frame, text.count >= 8, hasOwnSize(view), isFree(index, .horizontal),
      document.kind.platform == .macOS, ControlVariant(of: view).name == "label"
    else { return nil }
    let sizes = (8...16).map(Double.init)
    let distances = sizes.map { size in
      let label = UILabel()
      label.text = text
      label.font = .systemFont(ofSize: size, weight: look.isBold ? .bold : .regular)
      // A label is 2 points wider than its text on each side.
      return abs(Double(label.intrinsicContentSize.width) - (frame.width - 4))
    }
    let best = zip(sizes, distances).min { $0.1 < $1.1 }
    return (row.measure, best?.0 == row.pointSize)
  }
}
