// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The shadow of a text, with which drawing code draws.
open class NSShadow: NSObject, NSCopying {
  /// Has to be the first property, see ``ObjectType``.
  private let objectType = ObjectType.known
  /// The offset of the shadow.
  open var shadowOffset = CGSize.zero
  /// The blur radius of the shadow, in points.
  open var shadowBlurRadius: CGFloat = 0
  /// The colour of the shadow, a `UIColor`.
  open var shadowColor: Any?

  /// Creates a shadow with default values.
  public override init() {
    super.init()
  }

  /// Returns a shadow with the same attributes.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }
}
