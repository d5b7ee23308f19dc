// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinChecking
public import QuoinUIKit

/// The sample text from `.samples(_:)` for a function that creates views, as a short name for
/// closures.
public typealias Sample = LayoutSample

/// Lays out the views that a closure makes of samples, each sample in each layout of a matrix.
///
/// ```swift
/// expectLayout(of: { (s: Sample) in TitleCell(title: s.text) }, samples: .strings, .sane, .textFits)
/// ```
///
/// - Parameters:
///   - make: Makes a view of a sample.
///   - samples: The samples, by default texts that layouts have to handle.
///   - matrix: The layouts; each is made with each sample.
///   - expectations: The conditions for each layout.
///   - severity: Whether violations fail the test.
///   - fileID: The file of the call.
///   - filePath: The path of the file of the call.
///   - line: The line of the call.
///   - column: The column of the call.
/// - Returns: The result of the test.
/// - Throws: The error of the closure.
@MainActor @discardableResult public func expectLayout(
  of make: (LayoutSample) throws -> UIView, samples: LayoutSamples = .strings,
  in matrix: LayoutMatrix = .current, _ expectations: LayoutExpectation...,
  severity: LayoutTestSeverity = .error, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) rethrows -> LayoutTestResult {
  let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  return try ExpectationCall(matrix.samples(samples.list), expectations, severity, at: location)
    .run { cell in
      .view(try make(cell.configuration.sample ?? LayoutSample("empty", text: "")))
    }
}

/// Lays out the views that a closure makes of values of a test, each value in each layout of a
/// matrix.
///
/// - Parameters:
///   - make: Makes a view of a value.
///   - samples: The values. Failures name them by their descriptions.
///   - matrix: The layouts; by default those of the trait, otherwise one iPhone.
///   - expectations: The conditions for each layout.
///   - severity: Whether violations fail the test.
///   - fileID: The file of the call.
///   - filePath: The path of the file of the call.
///   - line: The line of the call.
///   - column: The column of the call.
@MainActor @discardableResult public func expectLayout<Value>(
  of make: (Value) throws -> UIView, samples: [Value], in matrix: LayoutMatrix = .current,
  _ expectations: LayoutExpectation..., severity: LayoutTestSeverity = .error,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) rethrows -> LayoutTestResult {
  let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  // Values with equal descriptions get numbers, so that each has a layout.
  let named = samples.enumerated().map { index, value in
    LayoutSample("\(value)", text: "\(index)")
  }
  return try ExpectationCall(matrix.samples(named), expectations, severity, at: location)
    .run { cell in
      guard let index = cell.configuration.sample.flatMap({ Int($0.text) }) else {
        preconditionFailure("The samples of the matrix are those that were numbered here")
      }
      return .view(try make(samples[index]))
    }
}

/// Samples for the maker of views.
public struct LayoutSamples: Hashable, Sendable, ExpressibleByArrayLiteral {
  /// The samples in order.
  public var list: [LayoutSample]

  /// Samples in a list.
  public init(_ list: [LayoutSample]) { self.list = list }

  /// Samples in a list.
  public init(arrayLiteral samples: LayoutSample...) { list = samples }

  /// Texts that layouts have to handle, see `LayoutSample.strings`.
  public static let strings = LayoutSamples(LayoutSample.strings)
}
