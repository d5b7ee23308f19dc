// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Methods that a program overrides, and that have to call the implementation of the superclass.
struct OverriddenMethods: OptionSet {
  let rawValue: UInt8

  static let layoutSubviews = OverriddenMethods(rawValue: 1)
  static let updateConstraints = OverriddenMethods(rawValue: 2)
  /// The method of a controller.
  static let updateViewConstraints = OverriddenMethods(rawValue: 4)
}

extension UIView {
  /// Records that a method did not call that of the superclass, for reports.
  func recordMissingSuper(_ method: OverriddenMethods) {
    guard layoutExtras?.missingSuper.contains(method) != true else { return }
    changeLayoutExtras { $0.missingSuper.insert(method) }
    layoutHostRoot.layoutHost?.hasNewFrames = true
  }
}
