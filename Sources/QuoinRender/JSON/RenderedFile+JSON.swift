// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

extension RenderedFile {
  /// The file as one JSON object on one line, without a line break at the end.
  ///
  /// The form is stable: keys keep their names and their order, and new keys are added at the end
  /// of an object.
  ///
  ///     {"file", "scenes": [{"id", "name", "device", "size": [w, h],
  ///       "views": [{"id", "class", "parent", "frame": [x, y, w, h], "name"}],
  ///       "conflicts": [{"constraints": [id], "broken": id, "message", "otherBroken": [id],
  ///         "views": [id], "otherMembers": [text]}],
  ///       "ambiguous": [{"view", "attribute", "range": [min, max], "message"}],
  ///       "problems": [{"code", "constraint": id, "items": [id], "message"}]}],
  ///     "unknown": [name], "findings": [{"code", "line", "column", "message"}]}
  ///
  /// Frames are in points, in the coordinates of the parent. The parent of a root, the device of a
  /// scene without one, the name of a view that was given none, an unbounded end of a range, the
  /// message of a coordinate that follows another one and the constraint of a problem that is not
  /// about a constraint are null.
  public var json: String {
    JSONValue.object([
      ("file", .string(file)),
      ("scenes", .array(scenes.map(\.json))),
      ("unknown", .strings(unknown)),
      ("findings", .array(findings.map(\.json))),
    ]).serialized
  }
}

extension RenderedScene {
  fileprivate var json: JSONValue {
    .object([
      ("id", .string(id)),
      ("name", .string(name)),
      ("device", .optional(device)),
      ("size", .numbers(size.width, size.height)),
      ("views", .array(views.map(\.json))),
      ("conflicts", .array(conflicts.map(\.json))),
      ("ambiguous", .array(ambiguities.map(\.json))),
      ("problems", .array(problems.map(\.json))),
    ])
  }
}

extension RenderedView {
  fileprivate var json: JSONValue {
    .object([
      ("id", .string(id)),
      ("class", .string(className)),
      ("parent", .optional(parent)),
      (
        "frame",
        .numbers(
          frame.x.withoutNoise, frame.y.withoutNoise, frame.width.withoutNoise,
          frame.height.withoutNoise)
      ),
      ("name", .optional(givenName)),
    ])
  }
}

extension Double {
  /// The nearest sixth if the number differs from it by rounding noise only, otherwise the number.
  ///
  /// Edges are on the pixels of screens with one, two or three pixels per point; differences of
  /// edges have rounding noise.
  var withoutNoise: Double {
    let sixths = (self * 6).rounded()
    return abs(self * 6 - sixths) < 1e-6 ? sixths / 6 : self
  }
}

extension RenderedConflict {
  fileprivate var json: JSONValue {
    .object([
      ("constraints", .strings(constraints)),
      ("broken", .optional(broken)),
      ("message", .string(message)),
      ("otherBroken", .strings(otherBroken)),
      ("views", .strings(views)),
      ("otherMembers", .strings(otherMembers)),
    ])
  }
}

extension RenderedAmbiguity {
  fileprivate var json: JSONValue {
    .object([
      ("view", .string(view)),
      ("attribute", .string(attribute.rawValue)),
      ("range", .numbers(minimum, maximum)),
      ("message", .optional(message)),
    ])
  }
}

extension RenderedProblem {
  fileprivate var json: JSONValue {
    .object([
      ("code", .string(code)),
      ("constraint", .optional(constraint)),
      ("items", .strings(items)),
      ("message", .string(message)),
    ])
  }
}

extension RenderedFinding {
  fileprivate var json: JSONValue {
    .object([
      ("code", .string(code)),
      ("line", .number(Double(line))),
      ("column", .number(Double(column))),
      ("message", .string(message)),
    ])
  }
}
