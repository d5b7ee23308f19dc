// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Presents a controller as a sheet. On a phone in portrait the sheet has the height of the
/// selected detent, or of the lowest one.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor open class Detent: NSObject {
    /// The name of a height.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The raw string value.
      public var rawValue: String
      /// Creates an identifier from a name.
      public init(rawValue: String) {
        self.rawValue = rawValue
      }
      /// Creates an identifier from a name.
      public init(_ rawValue: String) {
        self.init(rawValue: rawValue)
      }
      /// The identifier of about half of the screen.
      public static let medium = Identifier("medium")
      /// The identifier of the full height.
      public static let large = Identifier("large")
    }

    /// The name of the height.
    open private(set) var identifier = Identifier.large
    private var height: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? = {
      $0.maximumDetentValue
    }

    /// Returns a height of about half of the screen, which is left out in a compact height.
    public class func medium() -> Detent {
      custom(identifier: .medium) {
        $0.containerTraitCollection.verticalSizeClass == .compact ? nil : $0.maximumDetentValue / 2
      }
    }
    /// Returns the full height.
    public class func large() -> Detent { custom(identifier: .large) { $0.maximumDetentValue } }
    /// Returns a height that a closure computes, without the safe area below; nil to leave the
    /// detent out.
    public class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      let detent = Detent()
      made += 1
      detent.identifier = identifier ?? Identifier("detent \(made)")
      detent.height = resolver
      return detent
    }
    private static var made = 0

    /// Returns the height in a context, without the safe area below; nil where the detent is left
    /// out.
    open func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? { height(context) }
  }

  /// The heights at which the sheet may rest.
  open var detents: [Detent] = [.large()] { didSet { sheetDidChange() } }
  /// The identifier of the detent at which the sheet rests.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { sheetDidChange() } }
  /// The largest detent at which the content behind the sheet is not dimmed.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet { sheetDidChange() }
  }
  /// Whether a handle is shown.
  open var prefersGrabberVisible = false
  /// Whether the sheet is attached to the edge in screens with a compact height.
  open var prefersEdgeAttachedInCompactHeight = false { didSet { sheetDidChange() } }
  /// Whether the width follows the preferred size of the content there.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
    didSet { sheetDidChange() }
  }
  /// Whether scrolling makes the sheet taller.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// The corner radius, in points; nil for that of the system.
  open var preferredCornerRadius: CGFloat?
  /// The view from which the sheet appears.
  open var sourceView: UIView?

  /// The popover that the sheet replaces on a narrow screen.
  final weak var popover: UIPopoverPresentationController?
  override var shownContainer: UIView? { popover?.shownContainer ?? super.shownContainer }
  override func sheet(for style: UIModalPresentationStyle) -> UISheetPresentationController? {
    style.isSheet ? self : nil
  }
  /// Places the sheet again, or the popover that it replaces.
  private func sheetDidChange() { (popover ?? self).invalidatePlace() }

  /// Whether the sheet leaves a part of the screen free.
  private var isCard: Bool {
    guard let container = containerView, let view = presentedView else { return false }
    return view.frame != container.bounds
  }

  /// Whether the content behind the sheet is darker: unless the sheet rests at a detent, or below
  /// one, that leaves it as it is.
  private var dimsContent: Bool {
    guard isCard, let undimmed = largestUndimmedDetentIdentifier else { return isCard }
    let order = detents.map(\.identifier)
    let selected = selectedDetentIdentifier ?? order.first
    guard let limit = order.firstIndex(of: undimmed),
      let current = selected.flatMap({ order.firstIndex(of: $0) })
    else { return true }
    return current > limit
  }

  override func didPlacePresentedView(in container: UIView) {
    container.backgroundColor = dimsContent ? UIColor(white: 0, alpha: 0.2) : nil
  }

  /// The radius of the upper corners, in points; nil where the sheet fills the screen.
  package final var shownCornerRadius: CGFloat? { isCard ? preferredCornerRadius ?? 10 : nil }
  /// Whether all four corners are round, since the sheet ends above the lower edge of the screen.
  package final var isDetached: Bool {
    isCard && (presentedView?.frame.maxY ?? 0) < (containerView?.bounds.maxY ?? 0)
  }

  /// Changes heights; nothing is shown as an animation.
  open func animateChanges(_ changes: () -> Void) {
    changes()
    invalidateDetents()
  }
  /// Computes the heights again.
  open func invalidateDetents() { sheetDidChange() }
}

/// The properties on which the height of a sheet depends.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of the container.
  var containerTraitCollection: UITraitCollection { get }
  /// The maximum height, without the safe area below.
  var maximumDetentValue: CGFloat { get }
}
