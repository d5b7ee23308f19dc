// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout
import QuoinPlatform

/// Collects the constraints of one block until the block has ended.
///
/// All proxies of a block share one context. Programs only pass it on to proxies of their own.
@preconcurrency @MainActor public class Context {
  /// The constraints that the block has declared so far, in order.
  private(set) var constraints: [NSLayoutConstraint] = []
  /// The source location of the block; nil for proxies that a program makes outside of blocks.
  private let location: SourceLocation?
  private var statements = 0
  private var isClosed = false

  init(location: SourceLocation? = nil) {
    self.location = location
  }

  /// The location of the next statement.
  var nextLocation: SourceLocation? { location?.statement(statements + 1) }

  /// Adds the constraints of one statement of the block. A statement that cannot be carried out has
  /// none, and is counted too.
  func add(_ statement: [NSLayoutConstraint]) {
    statements += 1
    if isClosed { reportLateStatement(statement) }
    let location = location?.statement(statements)
    for constraint in statement { constraint.sourceLocation = location }
    constraints += statement
  }

  /// Ends the block. Constraints that are declared later are never installed, so they are reported.
  func close() {
    isClosed = true
  }

  private func reportLateStatement(_ statement: [NSLayoutConstraint]) {
    #if DEBUG
    guard let first = statement.first else { return }
    LayoutMisuse.report(
      BlockMisuse.endedBlock(constraint: first.plainDescription, location: location).report)
    #endif
  }
}
