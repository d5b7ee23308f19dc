// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// The view of a background configuration.
final class ConfiguredBackgroundView: UIView {
  private var customView: UIView?
  private var background: UIBackgroundConfiguration?

  func show(_ background: UIBackgroundConfiguration) {
    self.background = background
    layer.cornerRadius = background.cornerRadius
    layer.borderWidth = background.strokeWidth
    showColors()
    guard customView !== background.customView else { return }
    customView?.removeFromSuperview()
    customView = background.customView
    guard let customView else { return }
    customView.frame = bounds
    customView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(customView)
  }

  /// Shows the colours for the tint and the appearance that the view has now: colours of layers
  /// are those of one appearance.
  private func showColors() {
    guard let background else { return }
    backgroundColor = background.resolvedBackgroundColor(for: tintColor)
    guard background.strokeWidth > 0 else { return }
    let color = background.resolvedStrokeColor(for: tintColor)
    layer.borderColor = color.resolvedColor(with: traitCollection).cgColor
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    showColors()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showColors()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showColors()
  }
}

extension ConfiguredBackgroundView {
  /// Makes the corners of a card round, unless the configuration has a radius for all corners.
  func round(by row: ListRowLook?, radius: CGFloat) {
    let corners = radius == 0 ? row?.corners ?? [] : []
    layer.cornerRadius = corners.isEmpty ? radius : ListRowLook.cornerRadius
    layer.maskedCorners = corners.isEmpty ? .all : corners
  }
}

extension UIBackgroundConfiguration {
  /// Returns the rectangle of the background in a cell.
  @MainActor func frame(in view: UIView) -> CGRect {
    var insets = backgroundInsets
    let margins = view.directionalLayoutMargins
    let edges = edgesAddingLayoutMarginsToBackgroundInsets
    if edges.contains(.top) { insets.top += margins.top }
    if edges.contains(.leading) { insets.leading += margins.leading }
    if edges.contains(.bottom) { insets.bottom += margins.bottom }
    if edges.contains(.trailing) { insets.trailing += margins.trailing }
    let isReversed = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return view.bounds.inset(
      by: UIEdgeInsets(
        top: insets.top, left: isReversed ? insets.trailing : insets.leading,
        bottom: insets.bottom, right: isReversed ? insets.leading : insets.trailing))
  }
}
