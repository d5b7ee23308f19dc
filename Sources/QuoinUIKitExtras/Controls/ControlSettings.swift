// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
public import QuoinUIKit

extension UISwitch {
  /// What a switch looks like.
  public enum Style: Int, Hashable, Sendable {
    case automatic = 0
    case checkbox = 1
    case sliding = 2
  }
}

/// What a control behaves like.
public enum UIBehavioralStyle: UInt, Hashable, Sendable {
  case automatic = 0
  case pad = 1
  case mac = 2
}
