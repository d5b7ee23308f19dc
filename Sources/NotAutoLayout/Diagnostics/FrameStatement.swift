// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout
import QuoinPlatform

/// The statement of a program that makes a layout, for warnings about the frame that it leads to.
@usableFromInline struct FrameStatement {
  private let fileID: StaticString
  private let line: UInt

  @usableFromInline init(_ fileID: StaticString, _ line: UInt) {
    self.fileID = fileID
    self.line = line
  }

  var location: SourceLocation { SourceLocation(fileID: fileID, line: line) }

  /// The statement whose layout is being applied; nil where it is not known.
  @MainActor static var current: FrameStatement?
}
