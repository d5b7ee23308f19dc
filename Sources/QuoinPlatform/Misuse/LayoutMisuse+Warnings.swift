// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension LayoutMisuse {
  /// Gets what a statement probably does not mean, though it can be carried out, and is. Ignores it
  /// until a program or a test puts another function in its place.
  public static var warningHandler: @MainActor (LayoutMisuseReport) -> Void = ignore

  /// Does nothing.
  public static let ignore: @MainActor @Sendable (LayoutMisuseReport) -> Void = { _ in }

  /// Tells the handler of warnings.
  package static func warn(_ report: LayoutMisuseReport) {
    warningHandler(report)
  }
}
