// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Something that a popover can point to: a view or a bar button item.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem:
  NSObjectProtocol
{
  /// Returns the rectangle of the item in the coordinates of a view.
  func frame(in referenceView: UIView) -> CGRect
}

extension UIView: UIPopoverPresentationControllerSourceItem {
  /// Returns the bounds in the coordinates of a view.
  public func frame(in referenceView: UIView) -> CGRect { convert(bounds, to: referenceView) }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
  /// Returns the rectangle of the item in a navigation bar in the coordinates of a view; null where
  /// no bar of the view's window shows the item, and in a toolbar.
  public func frame(in referenceView: UIView) -> CGRect {
    var found = CGRect.null
    referenceView.window?.forEachInTree { view in
      guard let bar = view as? UINavigationBar, let frame = bar.frame(of: self) else { return }
      found = bar.convert(frame, to: referenceView)
    }
    return found
  }
}

/// Presents a controller in a popover of its preferred size, beside its source. Without a source it is
/// in the middle. The arrow takes no room: its length is not published.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
  /// The edges at which an arrow may be.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// The view that the popover points to.
  open var sourceView: UIView?
  /// The part of the source view that the popover points to.
  open var sourceRect = CGRect.null
  /// The button that the popover points to.
  open var barButtonItem: UIBarButtonItem?
  /// The item that the popover points to: a view or a bar button item.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
  /// The sheet that replaces the popover on narrow screens.
  open var adaptiveSheetPresentationController: UISheetPresentationController { sheet }
  private lazy var sheet: UISheetPresentationController = {
    let sheet = UISheetPresentationController(
      presentedViewController: presentedViewController, presenting: presentingViewController)
    sheet.popover = self
    return sheet
  }()
  /// Whether the popover can cover its source.
  open var canOverlapSourceViewRect = false
  /// The direction in which the arrow points; unknown while no popover is shown beside a source.
  open var arrowDirection: UIPopoverArrowDirection { popoverPlace?.direction ?? .unknown }
  /// The views that can be used while the popover is shown.
  open var passthroughViews: [UIView]?
  /// The colour behind the content.
  open var backgroundColor: UIColor?
  /// Space around the popover inside the safe area, in points.
  open var popoverLayoutMargins = UIEdgeInsets.zero
  /// The frame beside the source, or in the middle.
  open override var frameOfPresentedViewInContainerView: CGRect {
    popoverPlace?.frame ?? super.frameOfPresentedViewInContainerView
  }
  private var popoverPlace: PopoverPlace? {
    guard let container = containerView, shownStyle(in: container) == .popover,
      let source = sourceFrame(in: container)
    else { return nil }
    let safeArea = container.bounds.inset(by: container.window?.safeAreaInsets ?? .zero)
    return PopoverPlace(
      size: place.popoverSize, source: source, area: safeArea.inset(by: popoverLayoutMargins),
      permitted: permittedArrowDirections, mayOverlap: canOverlapSourceViewRect)
  }
  /// Returns the rectangle that the popover points to; nil without a source.
  private func sourceFrame(in container: UIView) -> CGRect? {
    if let view = sourceView {
      return view.convert(sourceRect.isNull ? view.bounds : sourceRect, to: container)
    }
    let item: (any UIPopoverPresentationControllerSourceItem)? = sourceItem ?? barButtonItem
    return item.map { $0.frame(in: container) }.flatMap { $0.isNull ? nil : $0 }
  }
  /// The style on a narrow screen: a sheet.
  open override var adaptivePresentationStyle: UIModalPresentationStyle { .pageSheet }

  override func sheet(for style: UIModalPresentationStyle) -> UISheetPresentationController? {
    style.isSheet ? sheet : nil
  }
  override func willPlacePresentedView(in window: UIView) {
    // The source has a frame after the layout.
    window.layoutIfNeeded()
  }
  override func didPlacePresentedView(in container: UIView) {
    let style = shownStyle(in: container)
    if style.isSheet {
      sheet.didPlacePresentedView(in: container)
    } else {
      container.backgroundColor = nil
    }
  }
}

/// The edges at which the arrow of a popover may be.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The edges as a bit mask.
  public let rawValue: UInt
  /// Creates edges from bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
  /// The arrow points up.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// The arrow points down.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// The arrow points to the left.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// The arrow points to the right.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// The arrow points in any direction.
  public static let any = UIPopoverArrowDirection(rawValue: 15)
  /// The direction of the arrow is unknown.
  public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
}
