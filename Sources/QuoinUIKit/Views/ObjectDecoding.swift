// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A coder that gives the objects which are made with it their values: that of a file of Interface
/// Builder. Values of a coder that is none are not read.
@MainActor package protocol ObjectDecoding: AnyObject {
  /// Gives an object its values. Called by the initializers of classes of UIKit, so that what a
  /// subclass does after `super.init(coder:)` comes later, as in UIKit.
  func decode(_ object: AnyObject)
}
