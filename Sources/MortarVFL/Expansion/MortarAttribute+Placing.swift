// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import MortarCore
import QuoinPlatform

extension MortarAttribute {
  /// The place that is so many points further.
  func moved(by points: CGFloat) -> MortarAttribute {
    var place = self
    place.constants += SIMD4(repeating: Double(points))
    return place
  }

  /// The length so many times.
  func multiplied(by factor: CGFloat) -> MortarAttribute {
    var length = self
    length.multipliers *= SIMD4(repeating: Double(factor))
    return length
  }

  /// The attribute with a priority.
  func with(_ priority: PlatformLayoutPriority) -> MortarAttribute {
    var attribute = self
    attribute.priority = priority
    return attribute
  }
}
