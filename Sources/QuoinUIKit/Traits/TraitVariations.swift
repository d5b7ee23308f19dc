// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Installs and changes views of a file when the size classes of their outermost view change.
@MainActor package protocol TraitVariations: AnyObject {
  /// Called before the view and its controller are notified of other traits.
  func traitsDidChange(of view: UIView)
}
