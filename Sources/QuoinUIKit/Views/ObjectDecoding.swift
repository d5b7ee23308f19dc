// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A coder with the values of the objects that are created from a file of Interface Builder. Values
/// of other coders are not read.
@MainActor package protocol ObjectDecoding: AnyObject {
  /// Sets the values of an object. Called by the initializers of classes of UIKit, so that code of
  /// a subclass after `super.init(coder:)` runs later, as in UIKit.
  func decode(_ object: AnyObject)
}
