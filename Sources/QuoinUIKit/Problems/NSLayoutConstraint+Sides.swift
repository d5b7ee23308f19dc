// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension UIView {
  /// Whether a constraint of the program makes a length of the view many times another one.
  var isMultiplied: Bool { programConstraints.contains { $0.isMultiple(of: self) } }
}

extension NSLayoutConstraint {
  /// Whether the constraint makes a length of a view many times that of another item.
  func isMultiple(of view: UIView) -> Bool {
    firstItem === view && secondItem != nil && secondItem !== view && multiplier >= 4
      && [.width, .height].contains(firstAttribute)
  }

  /// Whether the constraint states the length of a view along an axis.
  func isLength(_ length: Attribute, of view: UIView) -> Bool {
    firstItem === view && firstAttribute == length
  }

  /// The item beside another one; nil for a constant.
  func other(than item: AnyObject) -> AnyObject? {
    firstItem === item ? secondItem : firstItem
  }

  /// The attribute of one of the items; nil for another item.
  func attribute(of item: AnyObject) -> Attribute? {
    firstItem === item ? firstAttribute : secondItem === item ? secondAttribute : nil
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether the attribute is the edge at which reading begins; nil for other attributes than edges.
  func isStart(_ isMirrored: Bool) -> Bool? {
    switch self {
    case .leading, .top: true
    case .trailing, .bottom: false
    case .left: !isMirrored
    case .right: isMirrored
    default: nil
    }
  }
}

extension UIView {
  /// Whether the view is inside of another one, or of the owner of a guide.
  func isInside(_ item: AnyObject) -> Bool {
    (item as? UIView ?? (item as? UILayoutGuide)?.owningView).map {
      $0 !== self && isDescendant(of: $0)
    } ?? false
  }
}
