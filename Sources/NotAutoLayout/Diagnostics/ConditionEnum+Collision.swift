// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinPlatform

extension ConditionEnum {
  /// Reports a condition of a program that has the raw value of the default condition.
  @MainActor func warnOfCollision(in view: View) {
    guard rawValue == DefaultCondition.default.rawValue, Self.self != DefaultCondition.self else {
      return
    }
    FrameWarning.defaultCondition(name: "\(type(of: self)).\(self)", view: view).report()
  }
}
