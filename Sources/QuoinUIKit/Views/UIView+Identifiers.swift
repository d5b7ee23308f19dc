// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension [UIView] {
  /// Calls back with the identifiers of the views.
  ///
  /// A reference has the memory layout of the identifier of its object. Reading 100,000 views one
  /// by one would retain and release each of them.
  func withIdentifiers<Result>(
    _ body: (UnsafeBufferPointer<ObjectIdentifier>) -> Result
  ) -> Result {
    withUnsafeBufferPointer { views in
      views.withMemoryRebound(to: ObjectIdentifier.self) { body($0) }
    }
  }
}
