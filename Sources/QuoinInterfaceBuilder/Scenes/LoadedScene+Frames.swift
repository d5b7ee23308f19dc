// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
import QuoinLayout
public import QuoinUIKit

extension LoadedScene {
  /// Returns the frame of a view after layout, on the pixel grid, in points and in the coordinates
  /// of the file.
  ///
  /// That is the superview's, with y from its upper edge; on macOS y increases upward from the
  /// lower edge, except in views that are flipped, such as tables.
  public func frame(of view: UIView) -> CGRect {
    convert(view.frame, of: view, height: view.superview?.frame.height)
  }

  /// Returns the unrounded frame in the coordinates of the file, for comparison with the stored
  /// frame.
  ///
  /// On macOS, y is measured from the lower edge that the superview has in the file: the
  /// constraints determine the distance from the upper edge, and the superview's own height may be
  /// out of date. Observed: `SasquatchMac.storyboard`, where the document of a scroll view was
  /// stored with the height of an earlier window.
  package func comparableFrame(of view: UIView) -> CGRect {
    convertFromStoredHeight(view.exactFrame, of: view)
  }

  /// Returns the frame that the file stores for a view, in the coordinates of the superview with y
  /// from its upper edge; nil where it was never laid out, or where the editor marks it as wrong.
  package func drawnFrame(of view: UIView) -> CGRect? {
    guard let description = entries.description(of: view), let stored = description.frame,
      stored != .zero, !description.isMisplaced
    else { return nil }
    return convertFromStoredHeight(
      CGRect(x: stored.x, y: stored.y, width: stored.width, height: stored.height), of: view)
  }

  /// Returns the view around a view in the scene; for a cell and the like the view that shows it.
  public func parent(of view: UIView) -> UIView? { view.superview }

  /// Converts a frame with the height that the file stores for the superview.
  private func convertFromStoredHeight(_ frame: CGRect, of view: UIView) -> CGRect {
    let superview = view.superview.flatMap { entries.description(of: $0) }
    return convert(
      frame, of: view,
      height: superview?.frame.map { CGFloat($0.height) } ?? view.superview?.exactFrame.height)
  }

  private func convert(_ frame: CGRect, of view: UIView, height: CGFloat?) -> CGRect {
    guard platform == .macOS, let height, let superview = view.superview,
      entries.description(of: superview) != nil, !entries.isFlipped(superview)
    else { return frame }
    return CGRect(
      x: frame.minX, y: height - frame.maxY, width: frame.width, height: frame.height)
  }
}
