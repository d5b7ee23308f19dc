// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// The frame of a presented controller's view, in points.
///
/// A sheet of a phone in portrait ends 10 points below the status bar, and sheets of tablets are in
/// the middle, as programs observe it since iOS 13. Apple does not publish these numbers, and no
/// file of Interface Builder shows them.
@MainActor struct PresentationPlace {
  var style: UIModalPresentationStyle
  var controller: UIViewController
  /// The sheet with the heights of the style; nil for the full height.
  var sheet: UISheetPresentationController?

  private static let sheetGap: CGFloat = 10
  private static let formSize = CGSize(width: 540, height: 620)
  private static let pageWidth: CGFloat = 712

  func frame(in container: UIView) -> CGRect {
    let bounds = container.bounds
    let traits = container.traitCollection
    switch style {
    case .automatic, .pageSheet, .formSheet:
      guard traits.verticalSizeClass != .compact else { return attachedFrame(in: container) }
      if traits.horizontalSizeClass == .regular {
        let preferred = controller.preferredContentSize
        let size =
          preferred == .zero
          ? (style == .formSheet
            ? Self.formSize
            : CGSize(width: Self.pageWidth, height: bounds.height - 2 * topGap(of: container)))
          : preferred
        return middle(of: bounds, size)
      }
      let top = topGap(of: container)
      let height = sheetHeight(in: container, below: top)
      return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    case .popover:
      return middle(of: bounds, popoverSize)
    default:
      return bounds
    }
  }

  /// The size of a popover.
  var popoverSize: CGSize {
    let preferred = controller.preferredContentSize
    return preferred == .zero ? CGSize(width: 320, height: 480) : preferred
  }

  /// Returns the traits of a controller that is presented in a part of a wide container: form sheets
  /// and popovers are compact. Nil for the traits of the container.
  func traits(in container: UIView) -> UITraitCollection? {
    let traits = container.traitCollection
    guard traits.horizontalSizeClass == .regular,
      style == .popover || style == .formSheet && traits.verticalSizeClass != .compact
    else { return nil }
    return UITraitCollection(horizontalSizeClass: .compact)
  }

  /// Returns the height of the detent that the sheet rests at, with the safe area below, as Apple
  /// documents the values of detents.
  private func sheetHeight(in container: UIView, below top: CGFloat) -> CGFloat {
    let greatest = container.bounds.height - top
    let bottom = container.window?.safeAreaInsets.bottom ?? 0
    guard let sheet else { return greatest }
    let context = DetentContext(
      traits: container.traitCollection, greatest: max(greatest - bottom, 0))
    let heights = sheet.detents.compactMap { detent in
      detent.resolvedValue(in: context).map { (detent.identifier, $0) }
    }
    let chosen =
      heights.first { $0.0 == sheet.selectedDetentIdentifier }?.1
      ?? heights.map(\.1).min() ?? context.maximumDetentValue
    return min(chosen + bottom, greatest)
  }

  /// Returns the frame in a compact height: all of the container, or the place at the lower edge that
  /// the program prefers there. It is as wide as the safe area, unless it follows the content's
  /// preferred size (Apple's comments on these properties).
  private func attachedFrame(in container: UIView) -> CGRect {
    guard let sheet, sheet.prefersEdgeAttachedInCompactHeight else { return container.bounds }
    let safeArea = container.bounds.inset(by: container.window?.safeAreaInsets ?? .zero)
    let height = sheetHeight(in: container, below: topGap(of: container))
    let preferred = controller.preferredContentSize.width
    let width =
      sheet.widthFollowsPreferredContentSizeWhenEdgeAttached && preferred > 0
      ? min(preferred, safeArea.width) : safeArea.width
    return CGRect(
      x: safeArea.midX - width / 2, y: container.bounds.height - height, width: width,
      height: height)
  }

  private func topGap(of container: UIView) -> CGFloat {
    (container.window?.safeAreaInsets.top ?? 0) + Self.sheetGap
  }

  private func middle(of bounds: CGRect, _ wanted: CGSize) -> CGRect {
    let size = CGSize(
      width: min(wanted.width, bounds.width), height: min(wanted.height, bounds.height))
    return CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }
}

/// The properties of a container on which the height of a sheet depends.
@MainActor
private final class DetentContext: NSObject,
  UISheetPresentationControllerDetentResolutionContext
{
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat

  init(traits: UITraitCollection, greatest: CGFloat) {
    containerTraitCollection = traits
    maximumDetentValue = greatest
    super.init()
  }
}
