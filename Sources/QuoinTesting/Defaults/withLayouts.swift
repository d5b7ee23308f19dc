// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinChecking
public import QuoinSnapshots

/// Sets the matrix and the recording mode of the calls inside a closure, and of the tasks that it
/// starts.
///
/// ```swift
/// final class FormTests: XCTestCase {
///   override func invokeTest() {
///     withLayouts(in: .phones) { super.invokeTest() }
///   }
/// }
/// ```
///
/// - Parameters:
///   - matrix: The value of `LayoutMatrix.current`; nil for that outside.
///   - record: The recording mode of snapshots; nil for that outside.
///   - perform: The calls.
/// - Returns: The result of the closure.
/// - Throws: The error of the closure.
public func withLayouts<Result>(
  in matrix: LayoutMatrix? = nil, record: LayoutRecording? = nil, perform: () throws -> Result
) rethrows -> Result {
  try LayoutDefaults.$current.withValue(
    LayoutDefaults.current.with(matrix, record), operation: perform)
}

/// Sets the matrix and the recording mode of the calls inside an asynchronous closure.
///
/// - Parameters:
///   - matrix: The value of `LayoutMatrix.current`; nil for that outside.
///   - record: The recording mode of snapshots; nil for that outside.
///   - perform: The calls.
/// - Returns: The result of the closure.
/// - Throws: The error of the closure.
public nonisolated(nonsending) func withLayouts<Result>(
  in matrix: LayoutMatrix? = nil, record: LayoutRecording? = nil,
  perform: nonisolated(nonsending) () async throws -> Result
) async rethrows -> Result {
  try await LayoutDefaults.$current.withValue(
    LayoutDefaults.current.with(matrix, record), operation: perform)
}
