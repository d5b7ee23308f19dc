// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The configuration of an edit menu.
@preconcurrency @MainActor open class UIEditMenuConfiguration: NSObject {
  /// The identifier of the menu, defined by the program.
  open private(set) var identifier: AnyHashable
  /// The location that the menu points to, in the view of the interaction.
  open private(set) var sourcePoint: CGPoint
  /// The preferred direction of the menu's arrow. Stored, not shown.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  /// Creates a configuration for a menu at a location.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable(UUID())
    self.sourcePoint = sourcePoint
    super.init()
  }
}
