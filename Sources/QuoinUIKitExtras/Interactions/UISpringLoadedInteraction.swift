// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
import QuoinUIKit

/// How far it is.
public enum UISpringLoadedInteractionEffectState: Int, Hashable, Sendable {
  case inactive = 0
  case possible = 1
  case activating = 2
  case activated = 3
}

/// A control that opens while what is dragged rests on it.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
  /// Whether the control does that.
  var isSpringLoaded: Bool { get set }
}
