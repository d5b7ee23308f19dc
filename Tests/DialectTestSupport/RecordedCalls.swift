// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_UIKIT && !QUOIN_APPKIT
import QuoinLayout
package import QuoinPlatform

/// Whether the libraries of the toolchain can record calls, which came with Swift 6.2.
package var canRecordCalls: Bool {
  #if canImport(Runtime) && !canImport(Darwin)
  true
  #else
  false
  #endif
}

extension NSLayoutConstraint {
  /// The line of the statement that makes the constraint; nil where it is not known.
  @MainActor package var statementLine: UInt? { sourceLocation?.line }
}

/// Records the calls that lead to the constraints of a block.
@MainActor @discardableResult package func recordingCalls<Result>(_ block: () -> Result) -> Result {
  ConstraintLocations.areRecorded = true
  defer { ConstraintLocations.areRecorded = false }
  return block()
}
#endif
