// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout
import QuoinPlatform

/// Where the constraints of one block collect until the block has ended.
///
/// All proxies of a block share one. Programs see it only as a type that proxies pass around.
@preconcurrency @MainActor public class Context {
  /// What the block declared so far, in order.
  private(set) var constraints: [NSLayoutConstraint] = []
  /// Where the block is; nil for proxies that a program made by itself.
  private let place: SourcePlace?
  private var statements = 0
  private var isClosed = false

  init(place: SourcePlace? = nil) {
    self.place = place
  }

  /// Adds what one statement of the block declares.
  func add(_ statement: [NSLayoutConstraint]) {
    statements += 1
    if isClosed { reportLateStatement(statement) }
    let place = place?.statement(statements)
    for constraint in statement { constraint.sourcePlace = place }
    constraints += statement
  }

  /// Ends the block. What is declared later would never be installed.
  func close() {
    isClosed = true
  }

  private func reportLateStatement(_ statement: [NSLayoutConstraint]) {
    #if DEBUG
    guard let first = statement.first else { return }
    LayoutMisuse.report(
      "\(first.plainDescription) is declared with a proxy whose block has ended, so it is never "
        + "installed; use proxies only inside of their block.")
    #endif
  }
}
