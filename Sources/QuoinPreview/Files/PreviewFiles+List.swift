// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinInterfaceBuilder
import QuoinRender
import QuoinUIKit

extension PreviewFiles {
  /// The files and their scenes with the problems that are known, as JSON.
  var list: String {
    JSONValue.array(
      files.map { file in
        let known = listed[file.name] ?? [:]
        return .object([
          ("file", .string(file.name)), ("generation", .number(Double(file.generation))),
          ("error", trouble(of: file)),
          (
            "scenes",
            .array(
              file.scenes.map {
                (known[$0.id] ?? ListedScene(id: $0.id, name: $0.name)).json
              })
          ),
        ])
      }
    ).serialized
  }

  func trouble(of file: PreviewFile) -> JSONValue {
    switch file.trouble {
    case nil: .null
    case .gone?:
      .object([
        ("gone", .boolean(true)), ("line", .number(0)), ("column", .number(0)),
        ("text", .string("\(file.name) is gone")),
      ])
    case .unreadable(let error)?:
      .object([
        ("gone", .boolean(false)), ("line", .number(Double(error.line))),
        ("column", .number(Double(error.column))), ("text", .string(settings.line(error))),
      ])
    }
  }

  /// Lays out the next scene whose problems are not known, for the list of files.
  ///
  /// - Returns: Whether there was one.
  package func countNextScene() -> Bool {
    for file in files where file.content != nil {
      for scene in file.scenes where listed[file.name]?[scene.id] == nil {
        let query = PreviewQuery(file: file.name, scene: scene.id)
        let isLaidOut = TextMeasuring.measuring(with: settings.fonts) {
          (try? layout(query, isKept: false)) != nil
        }
        // A scene that its own file does not lay out is listed without problems; asking for it says
        // why.
        if !isLaidOut {
          listed[file.name, default: [:]][scene.id] = ListedScene(
            id: scene.id, name: scene.name, conflicts: 0, ambiguous: 0)
        }
        return true
      }
    }
    return false
  }

  /// Writes the lines about changed files whose conflicts are known.
  package func logCounted() {
    unlogged.removeAll { name, duration in
      guard let file = files.first(where: { $0.name == name }), file.trouble == nil else {
        return true
      }
      let known = listed[name] ?? [:]
      guard file.scenes.allSatisfy({ known[$0.id] != nil }) else { return false }
      let conflicts = file.scenes.reduce(0) { $0 + (known[$1.id]?.conflicts ?? 0) }
      let milliseconds = (duration / .milliseconds(1)).rounded()
      settings.log(
        "\(name): \(EventList.counts(file.scenes.count, conflicts)), \(Int(milliseconds)) ms")
      return true
    }
  }
}
