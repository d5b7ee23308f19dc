// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
public import QuoinUIKit

extension UISwitch {
  /// The style of a switch.
  public enum Style: Int, Hashable, Sendable {
    case automatic = 0
    case checkbox = 1
    case sliding = 2
  }
}

/// The behaviour of a control: automatic, that of an iPad, or that of a Mac.
public enum UIBehavioralStyle: UInt, Hashable, Sendable {
  case automatic = 0
  case pad = 1
  case mac = 2
}
