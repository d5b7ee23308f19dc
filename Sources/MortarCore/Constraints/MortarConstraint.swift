// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinPlatform

/// The result of one statement: one or more constraints of the platform that are activated and
/// deactivated together.
///
/// ```swift
/// let wide = card.m_width |=| form ~~ .deactivated
/// wide.activate()
/// ```
@preconcurrency @MainActor public final class MortarConstraint {
  /// The constraints of the platform, in the order of the attributes. They are live: a constant may
  /// be changed.
  public internal(set) var layoutConstraints: [NSLayoutConstraint]
  /// The statement to carry out once the hierarchy that is being built is complete; nil when the
  /// constraints do not wait for that.
  var waiting: WaitingStatement?

  /// Constraints that the module adds to those of the program. They are activated and deactivated
  /// together with them.
  private let supports: [NSLayoutConstraint]
  /// All constraints that are activated and deactivated.
  var switchedConstraints: [NSLayoutConstraint] { layoutConstraints + supports }

  /// Creates a group of constraints that are installed already, or an empty one.
  package init(_ layoutConstraints: [NSLayoutConstraint], supports: [NSLayoutConstraint] = []) {
    self.layoutConstraints = layoutConstraints
    self.supports = supports
  }
}

/// Statements that are activated and deactivated together.
public typealias MortarGroup = [MortarConstraint]
