// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A change that a script made.
enum SampleEdit {
  case set(object: String, attribute: String, old: String?, new: String)
  case color(object: String, old: String?, new: String)
  case number(object: String, name: String, new: String)
  case add(object: String)
  case delete(object: String)
  case move(object: String, to: String)

  var object: String {
    switch self {
    case .set(let object, _, _, _), .color(let object, _, _), .number(let object, _, _),
      .add(let object), .delete(let object), .move(let object, _):
      object
    }
  }
}
