// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinPlatform

/// What one statement declares: one or more constraints of the platform, which are switched on and
/// off together.
///
/// ```swift
/// let wide = card.m_width |=| form ~~ .deactivated
/// wide.activate()
/// ```
@preconcurrency @MainActor public final class MortarConstraint {
  /// The constraints of the platform, in the order of the attributes. They are live: a constant may
  /// be changed.
  public internal(set) var layoutConstraints: [NSLayoutConstraint]
  /// What is to become of them when the hierarchy is complete that is being built; nil when they do
  /// not wait for that.
  var waiting: WaitingStatement?

  /// What is switched on and off with the constraints although the program has not stated it.
  private let supports: [NSLayoutConstraint]
  /// Everything that is switched on and off.
  var switchedConstraints: [NSLayoutConstraint] { layoutConstraints + supports }

  /// Holds constraints that are installed already, or none.
  package init(_ layoutConstraints: [NSLayoutConstraint], supports: [NSLayoutConstraint] = []) {
    self.layoutConstraints = layoutConstraints
    self.supports = supports
  }
}

/// Statements that are switched on and off together.
public typealias MortarGroup = [MortarConstraint]
