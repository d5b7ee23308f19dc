// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A shadow of letters; stored, not shown.
open class NSShadow: NSObject, NSCopying {
  /// How far the shadow is moved.
  open var shadowOffset = CGSize.zero
  /// How soft the shadow is, in points.
  open var shadowBlurRadius: CGFloat = 0
  /// The colour: a `UIColor`.
  open var shadowColor: Any?

  /// A shadow with default values.
  public override init() {
    super.init()
  }

  /// A shadow with the same attributes.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }
}
