// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A layer that shows copies of its sublayers. The colours of copies are not shown.
open class CAReplicatorLayer: CALayer {
  /// The number of copies of the sublayers.
  open var instanceCount = 1 { didSet { lookDidChange() } }
  /// Whether copies are drawn in depth.
  open var preservesDepth = false
  /// The time between two copies, in seconds.
  open var instanceDelay: TimeInterval = 0
  /// The transform from a copy to the next.
  open var instanceTransform = CATransform3DIdentity { didSet { lookDidChange() } }
  /// The colour of the first copy.
  open var instanceColor: CGColor? = UIColor.white.cgColor { didSet { lookDidChange() } }
  /// The difference in red from a copy to the next.
  open var instanceRedOffset: Float = 0 { didSet { lookDidChange() } }
  /// The difference in green from a copy to the next.
  open var instanceGreenOffset: Float = 0 { didSet { lookDidChange() } }
  /// The difference in blue from a copy to the next.
  open var instanceBlueOffset: Float = 0 { didSet { lookDidChange() } }
  /// The difference in alpha from a copy to the next.
  open var instanceAlphaOffset: Float = 0 { didSet { lookDidChange() } }
}

/// A layer that shows its sublayers in three dimensions; stored, not shown.
open class CATransformLayer: CALayer {}

/// A layer that shows a part of its sublayers.
open class CAScrollLayer: CALayer {
  /// Moves the origin of the bounds to a point.
  open func scroll(to p: CGPoint) { bounds.origin = p }
  /// Scrolls to the origin of a rectangle.
  open func scroll(to r: CGRect) { scroll(to: r.origin) }
}
