// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinChecking
import QuoinExplanation
import QuoinInterfaceBuilder
package import QuoinRender
import QuoinText
import QuoinUIKit

/// The files of a page, and the answers to questions about their scenes.
@MainActor package final class PreviewFiles: PreviewSource {
  /// The conflicts and ambiguities of a scene.
  private struct Counts {
    var conflicts: Int
    var ambiguous: Int
  }

  private let settings: FileSettings
  private let events: EventList
  package private(set) var files: [PreviewFile] = []
  private var layouts = FileLayouts()
  /// The problems of scenes as the files state them, by file and scene.
  private var counts: [String: [String: Counts]] = [:]

  package init(_ settings: FileSettings, events: EventList) {
    self.settings = settings
    self.events = events
    for name in settings.search() { add(name) }
  }

  // MARK: Changes

  private func add(_ name: String) {
    var file = PreviewFile(name: name)
    _ = file.update(to: settings.read(name)) { events.generation }
    files.append(file)
  }

  package func take(_ change: WatchChange) async {
    let start = ContinuousClock.now
    addNewFiles()
    for index in files.indices where change.concerns(files[index].watchedPaths) {
      let content = settings.read(files[index].name)
      guard files[index].update(to: content, generation: events.nextGeneration) else { continue }
      counts[files[index].name] = nil
      report(files[index], since: start)
    }
  }

  /// Adds the files that are new in folders.
  private func addNewFiles() {
    let known = Set(files.map(\.name))
    let names = settings.search()
    for name in names where !known.contains(name) {
      add(name)
      _ = events.nextGeneration()
      events.send("files", .object([("generation", .number(Double(events.generation)))]))
    }
    let order = Dictionary(
      names.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    guard names.contains(where: { !known.contains($0) }) else { return }
    // Files that are gone stay where they are, after the others.
    files.sort { (order[$0.name] ?? .max, $0.name) < (order[$1.name] ?? .max, $1.name) }
  }

  /// Tells the pages and the terminal about a change.
  private func report(_ file: PreviewFile, since start: ContinuousClock.Instant) {
    let generation = ("generation", JSONValue.number(Double(events.generation)))
    let name = ("file", JSONValue.string(file.name))
    switch file.trouble {
    case nil:
      let ids = file.scenes.map(\.id)
      events.send("changed", .object([name, ("scenes", .strings(ids)), generation]))
      let milliseconds = (ContinuousClock.now - start) / .milliseconds(1)
      settings.log(
        "\(file.name): \(ids.count) \(ids.count == 1 ? "scene" : "scenes"), "
          + "\(Int(milliseconds.rounded())) ms")
    case .gone?:
      events.send("error", .object([name, ("error", trouble(of: file)), generation]))
      settings.log("\(file.name): gone")
    case .unreadable(let error)?:
      events.send("error", .object([name, ("error", trouble(of: file)), generation]))
      settings.log(settings.line(error))
    }
  }

  // MARK: Answers

  package func answer(_ question: String, _ query: [String: String]) async -> PreviewAnswer? {
    do throws(PreviewRefusal) {
      switch question {
      case "files": return .json(list)
      case "scene": return .json(try scene(query))
      case "problems": return .json(try problems(query))
      case "view": return .json(try view(query))
      default: return nil
      }
    } catch {
      return error.answer
    }
  }

  /// The file with a name. Only files of the list are read, whatever a request asks for.
  package func file(_ name: String) throws(PreviewRefusal) -> PreviewFile {
    guard let file = files.first(where: { $0.name == name }) else {
      throw PreviewRefusal(404, "There is no such file in the list.")
    }
    return file
  }

  /// A scene of a request with its file, laid out.
  private func layout(
    _ query: PreviewQuery
  ) throws(PreviewRefusal) -> (file: PreviewFile, layout: FileLayouts.Layout) {
    let file = try file(query.file)
    let layout = try layouts.layout(query, of: file, assets: settings.assets(file.name))
    if query.key.isEmpty {
      let found = ScenePreview(layout.rendered, scale: layout.scale).counts
      counts[file.name, default: [:]][layout.scene.id] = Counts(
        conflicts: found.conflicts, ambiguous: found.ambiguous)
    }
    return (file, layout)
  }

  /// Returns a scene of a request after layout, for pictures of other formats.
  package func rendered(_ values: [String: String]) throws(PreviewRefusal) -> RenderedFile {
    let query = try settings.query(values)
    let (file, layout) = try layout(query)
    return RenderedFile(file: file.name, scenes: [layout.rendered])
  }

  private func scene(_ values: [String: String]) throws(PreviewRefusal) -> String {
    let query = try settings.query(values)
    let (file, layout) = try layout(query)
    let preview = ScenePreview(
      layout.rendered, scale: layout.scale, showsConstraints: query.showsConstraints,
      measurer: TextMeasuring.measurer)
    return JSONValue.object(
      [
        ("generation", .number(Double(file.generation))), ("file", .string(file.name)),
        ("error", trouble(of: file)),
      ] + preview.members
    ).serialized
  }

  /// The problems of a scene with what to try, which takes longer than the scene.
  private func problems(_ values: [String: String]) throws(PreviewRefusal) -> String {
    let query = try settings.query(values)
    let (file, layout) = try layout(query)
    guard let source = file.file else { return "{}" }
    var options = ExplanationOptions.short
    options.deadline = .now + .seconds(2)
    let rendered = RenderedScene(layout.scene, in: source, explained: options)
    return JSONValue.object([
      ("generation", .number(Double(file.generation))),
      ("problems", ScenePreview(rendered, scale: layout.scale).problems),
    ]).serialized
  }

  private func view(_ values: [String: String]) throws(PreviewRefusal) -> String {
    let (file, layout) = try layout(try settings.query(values))
    let id = values["view"] ?? ""
    guard let view = layout.scene.view(id) else {
      throw PreviewRefusal(404, "There is no view '\(id)' in the scene.")
    }
    let preview = ViewPreview(view, id: id, constraintID: layout.scene.identifier(of:))
    return JSONValue.object(
      [("generation", .number(Double(file.generation)))] + preview.members
    ).serialized
  }

  // MARK: The list

  private var list: String {
    JSONValue.array(
      files.map { file in
        let known = counts[file.name] ?? [:]
        return .object([
          ("file", .string(file.name)), ("generation", .number(Double(file.generation))),
          ("error", trouble(of: file)),
          (
            "scenes",
            .array(
              file.scenes.map { scene in
                .object([
                  ("id", .string(scene.id)), ("name", .string(scene.name)),
                  ("conflicts", .optional(known[scene.id].map { Double($0.conflicts) })),
                  ("ambiguous", .optional(known[scene.id].map { Double($0.ambiguous) })),
                ])
              })
          ),
        ])
      }
    ).serialized
  }

  private func trouble(of file: PreviewFile) -> JSONValue {
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
    for file in files where file.file != nil {
      for scene in file.scenes where counts[file.name]?[scene.id] == nil {
        let isLaidOut = (try? layout(PreviewQuery(file: file.name, scene: scene.id))) != nil
        // A scene that its own file does not lay out is listed without problems. A request for it
        // returns the reason.
        if !isLaidOut {
          counts[file.name, default: [:]][scene.id] = Counts(conflicts: 0, ambiguous: 0)
        }
        return true
      }
    }
    return false
  }
}
