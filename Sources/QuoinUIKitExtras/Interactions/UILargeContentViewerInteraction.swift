// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

/// Shows a view enlarged while it is touched. Nothing is shown here.
@preconcurrency @MainActor open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  /// Decides about it.
  open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
  /// Whether the reader wants that: false.
  open class var isEnabled: Bool { false }
  /// The setting was changed. Never posted here.
  public nonisolated static let enabledStatusDidChangeNotification = Notification.Name(
    "UILargeContentViewerInteractionEnabledStatusDidChangeNotification")
  /// The recognizer of the touch.
  open private(set) lazy var gestureRecognizerForExclusionRelationship: UIGestureRecognizer =
    UILongPressGestureRecognizer()
  /// An interaction without delegate.
  public convenience override init() { self.init(delegate: nil) }
  /// An interaction of a delegate.
  public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }
  /// The view of the interaction.
  open private(set) weak var view: UIView?
  /// The view is about to change.
  open func willMove(to view: UIView?) {}
  /// The view changed.
  open func didMove(to view: UIView?) { self.view = view }
}

/// Decides about enlarged views. Never asked here.
@preconcurrency @MainActor public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol
{
  /// The touch ended at a view.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
    at point: CGPoint)
  /// What is shown for a point.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)?
  /// The controller that shows it.
  func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController
}

extension UILargeContentViewerInteractionDelegate {
  /// Does nothing.
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
    at point: CGPoint
  ) {}
  /// None.
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)? { nil }
  /// A new controller.
  public func viewController(
    for interaction: UILargeContentViewerInteraction
  ) -> UIViewController { UIViewController() }
}

/// What is shown enlarged.
@preconcurrency @MainActor public protocol UILargeContentViewerItem: NSObjectProtocol {
  /// Whether it is shown.
  var showsLargeContentViewer: Bool { get }
  /// The text.
  var largeContentTitle: String? { get }
  /// The picture.
  var largeContentImage: UIImage? { get }
  /// Whether the picture grows.
  var scalesLargeContentImage: Bool { get }
  /// The space around the picture.
  var largeContentImageInsets: UIEdgeInsets { get }
}

extension UIView: UILargeContentViewerItem {
  /// Whether the picture of the enlarged view grows. Stored, not shown.
  public var scalesLargeContentImage: Bool {
    get { kept(as: Bool.self, .scalesLargeContent) ?? false }
    set { keep(newValue, .scalesLargeContent) }
  }
  /// The space around the picture of the enlarged view. Stored, not shown.
  public var largeContentImageInsets: UIEdgeInsets {
    get { kept(as: UIEdgeInsets.self, .largeContentInsets) ?? .zero }
    set { keep(newValue, .largeContentInsets) }
  }
}
