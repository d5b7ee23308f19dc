// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
import QuoinUIKit

/// Where a menu is shown.
@preconcurrency @MainActor open class UIEditMenuConfiguration: NSObject {
  /// What the program knows the menu by.
  open private(set) var identifier: AnyHashable
  /// Where the menu points, in the view of the interaction.
  open private(set) var sourcePoint: CGPoint
  /// On which side of the point the menu is. Stored, not shown.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  /// A menu at a point.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable(UUID())
    self.sourcePoint = sourcePoint
    super.init()
  }
}
