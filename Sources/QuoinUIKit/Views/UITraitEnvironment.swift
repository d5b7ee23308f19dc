// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// An object with traits: a view, a controller or a screen.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits that hold here.
  var traitCollection: UITraitCollection { get }
  /// Called after the traits changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// A class whose instances may get a common look.
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {}

/// A class whose instances contain others that may get a common look.
@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}
