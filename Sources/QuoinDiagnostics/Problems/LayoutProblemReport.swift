// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A report about a layout at run time: a conflict, a layout that does not settle, a constraint
/// that the layout excludes, a warning, or an error that stops the program.
public struct LayoutProblemReport: Hashable, Sendable {
  /// The kind of the problem, such as `conflict`, `unsettled-views` or `no-common-ancestor`. It
  /// stays the same when the wording changes.
  public var code: String
  /// The source location of the constraint or statement, such as `Feed.swift:21`; nil when it is
  /// unknown or several constraints are involved.
  public var location: String?
  /// The name of the root of the layout; nil when the problem is not about a layout.
  public var root: String?
  /// The problem and the first fix.
  public var shortText: String
  /// The problem with its evidence and all fixes, several lines.
  public var text: String
  /// Whether the program stops when the handler returns.
  public var stopsProgram: Bool

  /// Creates a report from its parts.
  ///
  /// - Parameters:
  ///   - code: the kind of the problem.
  ///   - location: the source location of the constraint or statement, where it is known.
  ///   - root: the name of the root of the layout.
  ///   - shortText: the problem and the first fix.
  ///   - text: the problem with its evidence; nil when the short form is complete.
  ///   - stopsProgram: whether the program stops when the handler returns.
  public init(
    code: String, location: String? = nil, root: String? = nil, shortText: String,
    text: String? = nil, stopsProgram: Bool = false
  ) {
    self.code = code
    self.location = location
    self.root = root
    self.shortText = shortText
    self.text = text ?? shortText
    self.stopsProgram = stopsProgram
  }
}

extension LayoutProblemReport: CustomStringConvertible {
  /// The short form.
  public var description: String { shortText }
}
