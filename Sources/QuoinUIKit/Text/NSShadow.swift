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

extension NSShadow {
  /// The colour that the shadow is drawn with: black, a third opaque, unless another one is set.
  var color: UIColor { shadowColor as? UIColor ?? UIColor(white: 0, alpha: 1.0 / 3) }
}

extension DisplayShadow {
  /// Converts the shadow of a text.
  package init(_ shadow: NSShadow) {
    self.init(
      x: Double(shadow.shadowOffset.width), y: Double(shadow.shadowOffset.height),
      deviation: Double(max(shadow.shadowBlurRadius, 0) / 2), color: DisplayColor(shadow.color))
  }
}
