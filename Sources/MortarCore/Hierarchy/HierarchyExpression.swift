// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The hierarchy that an expression builds: closures inside it may state constraints of views that
/// have no superview yet.
@MainActor enum HierarchyExpression {
  private static var depth = 0
  private static var waiting: [() -> Void] = []

  /// Whether subviews of an operator are being made or added.
  static var isUnderWay: Bool { depth > 0 }

  /// Calls a function, in order, when the outermost operator has added all subviews.
  static func whenComplete(_ action: @escaping () -> Void) {
    waiting.append(action)
  }

  /// Builds a part of the hierarchy.
  static func build(_ part: () -> Void) {
    depth += 1
    part()
    depth -= 1
    guard depth == 0 else { return }
    let actions = waiting
    waiting = []
    for action in actions { action() }
  }
}
