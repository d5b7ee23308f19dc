// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout
import QuoinRender
import QuoinUIKit

extension SourceLocation {
  /// The file, the line and the column, counted from 1; the column is null where it is not known.
  var json: JSONValue {
    .object([
      ("file", .string(path)), ("line", .number(Double(line))),
      ("column", column > 0 ? .number(Double(column)) : .null),
    ])
  }
}

extension NSLayoutConstraint {
  /// The location of the constraint in the file, or null.
  @MainActor var placeJSON: JSONValue { sourceLocation?.json ?? .null }
}
