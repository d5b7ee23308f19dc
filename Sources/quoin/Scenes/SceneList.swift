// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinInterfaceBuilder
import QuoinRender

/// The scenes of a file, as text to read and as JSON for programs.
struct SceneList {
  var file: InterfaceFile

  private struct Row {
    var id: String
    var name: String
    var controller: String?
    var root: String?
  }

  private var rows: [Row] {
    let document = file.document
    return file.document.scenes.map { scene in
      Row(
        id: scene.id, name: scene.name, controller: scene.controller?.id,
        root: scene.hasMainRoot ? scene.roots.first.map { document.views[$0].id } : nil)
    }
  }

  /// The file and below it one scene a line: its id, its name, and the ids of its controller and of
  /// its root view where they are other ones.
  var text: String {
    let rows = self.rows
    let width = rows.map(\.id.count).max() ?? 0
    let lines = rows.map { row in
      let id = row.id + String(repeating: " ", count: width - row.id.count)
      let others = [("controller", row.controller), ("view", row.root)].compactMap { kind, other in
        other.flatMap { $0 == row.id ? nil : "\(kind) \($0)" }
      }
      let parts = [id, row.name.isEmpty ? nil : row.name, others.joined(separator: ", ")]
      return "  " + parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: "  ")
    }
    return ([file.name] + (lines.isEmpty ? ["  no scene"] : lines))
      .map { $0.split(whereSeparator: \.isNewline).joined(separator: " ") + "\n" }.joined()
  }

  /// The file as one object on one line.
  var json: String {
    let scenes = rows.map { row in
      JSONValue.object([
        ("id", .string(row.id)), ("name", .string(row.name)),
        ("controller", .optional(row.controller)), ("view", .optional(row.root)),
      ])
    }
    return JSONValue.object([("file", .string(file.name)), ("scenes", .array(scenes))]).serialized
  }
}
