// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The statement of a program that makes a layout, for warnings about the resulting frame.
@usableFromInline struct FrameStatement {
  let fileID: StaticString
  let line: UInt

  @usableFromInline init(_ fileID: StaticString, _ line: UInt) {
    self.fileID = fileID
    self.line = line
  }

  /// The statement whose layout is being applied; nil where it is not known.
  @MainActor static var current: FrameStatement?
  /// The view that a statement lays out at once; nil in a pass of stored layouts, whose order is
  /// checked as a whole.
  @MainActor static var view: View?
}
