// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
import QuoinUIKit

extension UISplitViewController {
  /// The columns that are shown now; `secondaryOnly` while the columns are collapsed.
  public var displayMode: DisplayMode {
    if isCollapsed { return .secondaryOnly }
    if let chosenMode { return chosenMode }
    if preferredDisplayMode != .automatic { return preferredDisplayMode }
    // The list is beside the content in landscape, and hidden in portrait.
    let bounds = viewIfLoaded?.bounds ?? UIScreen.main.bounds
    return bounds.width > bounds.height ? .oneBesideSecondary : .secondaryOnly
  }

  /// The way in which the columns share the width now.
  public var splitBehavior: SplitBehavior {
    switch displayMode {
    case .oneOverSecondary, .twoOverSecondary: .overlay
    case .twoDisplaceSecondary: .displace
    case .oneBesideSecondary, .twoBesideSecondary: .tile
    case .automatic, .secondaryOnly:
      preferredSplitBehavior == .automatic ? .tile : preferredSplitBehavior
    }
  }

  /// The width of the primary column in points.
  public var primaryColumnWidth: CGFloat {
    width(
      preferred: preferredPrimaryColumnWidth, fraction: preferredPrimaryColumnWidthFraction,
      least: minimumPrimaryColumnWidth, greatest: maximumPrimaryColumnWidth)
  }

  /// The width of the supplementary column in points; 0 without such a column.
  public var supplementaryColumnWidth: CGFloat {
    guard columns[.supplementary] != nil else { return 0 }
    return width(
      preferred: preferredSupplementaryColumnWidth,
      fraction: preferredSupplementaryColumnWidthFraction,
      least: minimumSupplementaryColumnWidth, greatest: maximumSupplementaryColumnWidth)
  }

  /// Returns a width between its minimum and maximum; a minimum above the maximum wins. UIKit
  /// documents the fraction of 0.4, and the limits of 0 and 320 points for controllers without a
  /// style. It does not publish the limits for controllers with a style.
  private func width(
    preferred: CGFloat, fraction: CGFloat, least: CGFloat, greatest: CGFloat
  ) -> CGFloat {
    func known(_ value: CGFloat, else other: CGFloat) -> CGFloat {
      value == Self.automaticDimension ? other : value
    }
    let total = viewIfLoaded?.bounds.width ?? UIScreen.main.bounds.width
    let wanted = known(preferred, else: known(fraction, else: 0.4) * total)
    let bounded = min(wanted, known(greatest, else: 320))
    return min(max(bounded, known(least, else: 0)), total)
  }

  /// Returns the display mode that shows a column.
  func mode(showing column: Column) -> DisplayMode {
    let isOver = preferredSplitBehavior == .overlay || displayMode == .oneOverSecondary
    let isWide = (viewIfLoaded?.bounds.width ?? 0) > (viewIfLoaded?.bounds.height ?? 0)
    let isBeside = preferredSplitBehavior == .tile || (isWide && !isOver)
    switch (column, style) {
    case (.primary, .tripleColumn): return isBeside ? .twoBesideSecondary : .twoOverSecondary
    case (.primary, _), (.supplementary, _):
      return isBeside ? .oneBesideSecondary : .oneOverSecondary
    case (.secondary, _), (.compact, _): return displayMode
    }
  }

  /// Returns the display mode that hides a column.
  func mode(hiding column: Column) -> DisplayMode {
    switch (column, displayMode) {
    case (.primary, .twoBesideSecondary): .oneBesideSecondary
    case (.primary, .twoOverSecondary), (.primary, .twoDisplaceSecondary): .oneOverSecondary
    case (.primary, _) where style == .tripleColumn: displayMode
    case (.primary, _), (.supplementary, _): .secondaryOnly
    case (.secondary, _), (.compact, _): displayMode
    }
  }

  /// Returns the columns of a display mode, beginning at the primary edge.
  private func shownColumns(in mode: DisplayMode) -> [Column] {
    let all: [Column] =
      switch mode {
      case .automatic, .secondaryOnly: [.secondary]
      case .oneBesideSecondary, .oneOverSecondary:
        [columns[.supplementary] == nil ? .primary : .supplementary, .secondary]
      case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary:
        [.primary, .supplementary, .secondary]
      }
    return all.filter { columns[$0] != nil }
  }

  /// Places the views of the columns.
  func arrange() {
    guard let view = viewIfLoaded else { return }
    let shown = isCollapsed ? [] : shownColumns(in: displayMode)
    if isCollapsed {
      if let controller = collapsedController { place(controller, in: .compact, view.bounds) }
      return
    }
    for column in arranged where !shown.contains(column) {
      delegate?.splitViewController(self, willHide: column)
      shownController(of: column)?.viewIfLoaded?.removeFromSuperview()
    }
    let added = shown.filter { !arranged.contains($0) }
    arranged = shown
    for column in added { delegate?.splitViewController(self, willShow: column) }
    // The secondary column is placed behind the columns that overlap it.
    for column in shown.reversed() {
      if let controller = shownController(of: column) {
        place(controller, in: column, frame(of: column))
      }
    }
  }

  private func frame(of column: Column) -> CGRect {
    guard let view = viewIfLoaded else { return .zero }
    let bounds = view.bounds
    let primary = arranged.contains(.primary) ? primaryColumnWidth : 0
    let supplementary = arranged.contains(.supplementary) ? supplementaryColumnWidth : 0
    let listed = primary + supplementary
    var frame = bounds
    switch column {
    case .primary: frame.size.width = primary
    case .supplementary:
      frame.origin.x = primary
      frame.size.width = supplementary
    case .secondary, .compact:
      switch displayMode {
      case .oneBesideSecondary, .twoBesideSecondary:
        frame.origin.x = listed
        frame.size.width = max(bounds.width - listed, 0)
      case .twoDisplaceSecondary: frame.origin.x = primary
      default: break
      }
    }
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    if (primaryEdge == .trailing) != isRightToLeft {
      frame.origin.x = bounds.width - frame.maxX
    }
    return frame
  }

  private func place(_ controller: UIViewController, in column: Column, _ frame: CGRect) {
    guard let view = viewIfLoaded, let content = controller.view else { return }
    if controller.parent !== self { addChild(controller) }
    // Lists beside the content are compact, however wide the screen is.
    let isList = column == .primary || column == .supplementary
    controller.setTraitsOfPlace(isList ? UITraitCollection(horizontalSizeClass: .compact) : nil)
    if content.superview !== view {
      content.translatesAutoresizingMaskIntoConstraints = true
      content.autoresizingMask = []
      view.addSubview(content)
      controller.didMove(toParent: self)
    }
    if content.frame != frame { content.frame = frame }
  }
}
