// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The state of a spring-loaded interaction.
public enum UISpringLoadedInteractionEffectState: Int, Hashable, Sendable {
  case inactive = 0
  case possible = 1
  case activating = 2
  case activated = 3
}

/// A control that opens while a dragged item hovers over it.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
  /// Whether the control opens while a dragged item hovers over it.
  var isSpringLoaded: Bool { get set }
}
