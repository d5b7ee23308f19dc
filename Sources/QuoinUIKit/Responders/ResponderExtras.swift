// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// Rarely used properties of a responder.
@MainActor final class ResponderExtras {
  var accessibilityIdentifier: String?
  var accessibilityLabel: String?
  var accessibilityHint: String?
  var accessibilityValue: String?
  var accessibilityLanguage: String?
  var isAccessibilityElement = false
  var accessibilityTraits = UIAccessibilityTraits.none
  var accessibilityElements: [Any]?
  var accessibilityFrame: CGRect?
  var accessibilityActivationPoint: CGPoint?
  var accessibilityViewIsModal = false
  var accessibilityElementsHidden = false
  var shouldGroupAccessibilityChildren = false
  var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  var accessibilityContainerType = UIAccessibilityContainerType.none
  var accessibilityRespondsToUserInteraction: Bool?
  var accessibilityUserInputLabels: [String]?
  var accessibilityAttributedLabel: NSAttributedString?
  var userActivity: NSUserActivity?
  /// The values of properties that extensions add, by the names of the properties.
  var keptValues: [String: Any] = [:]
}
