// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

extension LoadedScene {
  /// The frame of a view after layout, on the pixel grid, in points and in the coordinates of the
  /// file.
  ///
  /// That is the superview's, with y from its upper edge; on macOS y goes up from the lower edge,
  /// except in views that are flipped, such as tables.
  public func frame(of view: UIView) -> CGRect {
    convert(view.frame, of: view, height: view.superview?.frame.height)
  }

  /// The same frame before it was rounded to pixels.
  package func exactFrame(of view: UIView) -> CGRect {
    convert(view.exactFrame, of: view, height: view.superview?.exactFrame.height)
  }

  /// The view around a view in the scene; for a cell and the like the view that shows it.
  public func parent(of view: UIView) -> UIView? { view.superview }

  private func convert(_ frame: CGRect, of view: UIView, height: CGFloat?) -> CGRect {
    guard platform == .macOS, let height, let superview = view.superview,
      let description = entries.description(of: superview),
      !entries.isFlipped(description)
    else { return frame }
    return CGRect(
      x: frame.minX, y: height - frame.maxY, width: frame.width, height: frame.height)
  }
}

extension SceneEntries {
  /// Whether y goes down in a macOS view. A clip view does as its document does.
  func isFlipped(_ description: ViewDescription) -> Bool {
    guard description.rule.kind == .clip, let document = description.children.first else {
      return description.rule.isFlipped
    }
    return descriptions[document - scene.views.lowerBound].rule.isFlipped
  }
}
