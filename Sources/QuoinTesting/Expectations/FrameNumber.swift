// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit

/// One of the numbers of a frame. Messages have the names of the cases.
enum FrameNumber: CaseIterable {
  case x, y, width, height

  /// The attribute that constraints determine.
  var attribute: NSLayoutConstraint.Attribute {
    switch self {
    case .x: .left
    case .y: .top
    case .width: .width
    case .height: .height
    }
  }

  func value(in frame: CGRect) -> CGFloat {
    switch self {
    case .x: frame.origin.x
    case .y: frame.origin.y
    case .width: frame.size.width
    case .height: frame.size.height
    }
  }

  /// The numbers of two frames that differ by more than a tolerance, or are not numbers.
  static func differing(
    _ first: CGRect, _ second: CGRect, within tolerance: CGFloat
  ) -> [FrameNumber] {
    allCases.filter { !(abs($0.value(in: first) - $0.value(in: second)) <= tolerance) }
  }
}

extension CGRect {
  /// Whether a coordinate or a length differs by a distance or more.
  func isMoved(to other: CGRect, by distance: CGFloat) -> Bool {
    // A distance that is a fraction of a point is not exact.
    FrameNumber.allCases.contains {
      abs($0.value(in: self) - $0.value(in: other)) >= distance - 0.001
    }
  }
}
