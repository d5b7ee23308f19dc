// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

/// An item of a physics animation: a view or layout attributes.
@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {
  /// The centre of the item, in points.
  var center: CGPoint { get set }
  /// The bounds of the item, in points.
  var bounds: CGRect { get }
  /// The transform of the item, which rotates it.
  var transform: CGAffineTransform { get set }
}

extension UIView: UIDynamicItem {}
