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
  /// Records whether the last call of a method called that of the superclass, for reports.
  func recordSuper(_ method: OverriddenMethods, isCalled: Bool) {
    let isMissing = layoutExtras?.missingSuper.contains(method) == true
    guard isMissing == isCalled else { return }
    if isCalled {
      changeLayoutExtras { $0.missingSuper.remove(method) }
    } else {
      changeLayoutExtras { $0.missingSuper.insert(method) }
      layoutHostRoot.layoutHost?.hasNewFrames = true
    }
  }
}
