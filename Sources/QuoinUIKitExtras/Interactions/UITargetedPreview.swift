// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

/// The parameters of the preview of a lifted view. Stored, not shown.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject {
  /// The outline of the visible part. Stored, not shown.
  open var visiblePath: UIBezierPath?
  /// The outline of the shadow. Stored, not shown.
  open var shadowPath: UIBezierPath?
  /// The background colour of the preview. Stored, not shown.
  open var backgroundColor: UIColor!

  /// Creates parameters for a whole view.
  public override init() { super.init() }

  /// Creates parameters for lines of text.
  public init(textLineRects: [NSValue]) { super.init() }
}

/// The parameters of the preview of a dragged item.
@preconcurrency @MainActor open class UIDragPreviewParameters: UIPreviewParameters {}

/// The position of a preview in a container view.
@preconcurrency @MainActor open class UIPreviewTarget: NSObject {
  /// The container view.
  public let container: UIView
  /// The centre of the preview, in the coordinates of the container.
  public let center: CGPoint
  /// The transform of the preview in the container.
  public let transform: CGAffineTransform

  /// Creates a target with a centre in a container.
  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }

  /// Creates a target with a centre in a container and a transform.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    self.container = container
    self.center = center
    self.transform = transform
    super.init()
  }
}

/// A preview of a view that is lifted from its position. Stored, not shown.
@preconcurrency @MainActor open class UITargetedPreview: NSObject {
  /// The view of the preview.
  public let view: UIView
  /// The parameters of the preview.
  public let parameters: UIPreviewParameters
  /// The position that the view is lifted from.
  public let target: UIPreviewTarget

  /// Creates a preview of a view with parameters and a target.
  public required init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
    super.init()
  }

  /// Creates a preview of a view with parameters, at the current position of the view.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(container: view.superview ?? view, center: view.center))
  }

  /// Creates a preview of a view at its current position.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  /// The size of the view.
  open var size: CGSize { view.bounds.size }
  /// Returns the same preview with another target.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> Self {
    Self(view: view, parameters: parameters, target: newTarget)
  }
}

/// A preview of a dragged view. Stored, not shown.
@preconcurrency @MainActor open class UITargetedDragPreview: UITargetedPreview {}
