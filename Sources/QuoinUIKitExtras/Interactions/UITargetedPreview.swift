// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

/// How a view is raised for a menu or a drag. Stored, not shown.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject {
  /// The outline of what is raised. Stored, not shown.
  open var visiblePath: UIBezierPath?
  /// The outline of the shadow. Stored, not shown.
  open var shadowPath: UIBezierPath?
  /// The colour behind it. Stored, not shown.
  open var backgroundColor: UIColor!

  /// The whole view.
  public override init() { super.init() }

  /// Some lines of text.
  public init(textLineRects: [NSValue]) { super.init() }
}

/// The parameters of something that is dragged.
@preconcurrency @MainActor open class UIDragPreviewParameters: UIPreviewParameters {}

/// Where a view is raised from.
@preconcurrency @MainActor open class UIPreviewTarget: NSObject {
  /// The view around it.
  public let container: UIView
  /// The middle, in the coordinates of that view.
  public let center: CGPoint
  /// How the raised view is turned and scaled there.
  public let transform: CGAffineTransform

  /// A place in a view.
  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }

  /// A place in a view, turned or scaled.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    self.container = container
    self.center = center
    self.transform = transform
    super.init()
  }
}

/// A view that is raised from its place for a menu. Stored, not shown.
@preconcurrency @MainActor open class UITargetedPreview: NSObject {
  /// The view.
  public let view: UIView
  /// How it is raised.
  public let parameters: UIPreviewParameters
  /// Where it is raised from.
  public let target: UIPreviewTarget

  /// A view, how it is raised, and where from.
  public required init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
    super.init()
  }

  /// A view and how it is raised from its place.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(container: view.superview ?? view, center: view.center))
  }

  /// A view that is raised from its place.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  /// The size of the view.
  open var size: CGSize { view.bounds.size }
  /// The same view with another place.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> Self {
    Self(view: view, parameters: parameters, target: newTarget)
  }
}

/// A view that is dragged. Stored, not shown.
@preconcurrency @MainActor open class UITargetedDragPreview: UITargetedPreview {}
