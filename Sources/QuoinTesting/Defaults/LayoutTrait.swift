// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if canImport(Testing)
public import QuoinChecking
public import QuoinSnapshots
public import Testing

/// Sets the matrix and the recording mode of a suite or a test, see `Trait/layouts(in:record:)`.
public struct LayoutTrait: SuiteTrait, TestTrait, TestScoping {
  let matrix: LayoutMatrix?
  let recording: LayoutRecording?

  /// The suites inside have the trait too.
  public var isRecursive: Bool { true }

  /// Runs a test with the values of the trait.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await LayoutDefaults.$current.withValue(LayoutDefaults.current.with(matrix, recording)) {
      try await function()
    }
  }
}

extension Trait where Self == LayoutTrait {
  /// Sets `LayoutMatrix.current` and the recording of snapshots, for a suite or a test.
  ///
  /// ```swift
  /// @Suite(.layouts(in: .phones, record: .never)) struct FormTests { … }
  /// ```
  ///
  /// - Parameters:
  ///   - matrix: The matrix; nil for that outside.
  ///   - record: The recording mode; nil for that outside.
  public static func layouts(
    in matrix: LayoutMatrix? = nil, record: LayoutRecording? = nil
  ) -> Self {
    LayoutTrait(matrix: matrix, recording: record)
  }
}
#endif
