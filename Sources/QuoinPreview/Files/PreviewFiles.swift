// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinChecking
import QuoinExplanation
package import QuoinInterfaceBuilder
package import QuoinRender
import QuoinText
import QuoinUIKit

/// The files of a page, and the answers to questions about their scenes.
@MainActor package final class PreviewFiles: PreviewSource {
  let settings: FileSettings
  let events: EventList
  package private(set) var files: [PreviewFile] = []
  private var read = ReadFiles()
  private var layouts = FileLayouts()
  /// The scenes that were laid out as the files state them, by file and scene.
  var listed: [String: [String: ListedScene]] = [:]
  /// The files whose change is not in the log yet, with how long it took to read them.
  var unlogged: [(file: String, duration: Duration)] = []

  package init(_ settings: FileSettings, events: EventList) {
    self.settings = settings
    self.events = events
    for name in settings.search() { add(name) }
    read.removeAll()
  }

  // MARK: Changes

  private func add(_ name: String) {
    var file = PreviewFile(name: name)
    _ = update(&file) { events.generation }
    files.append(file)
  }

  private func update(_ file: inout PreviewFile, generation: () -> Int) -> Bool {
    let name = file.name
    return file.update(to: settings.read(name), generation: generation) {
      bytes throws(InterfaceBuilderError) in try read.file(name, bytes)
    }
  }

  package func take(_ change: WatchChange) async {
    if mayAddFiles(change) { addNewFiles() }
    for index in files.indices where change.concerns(files[index].watchedPaths) {
      let start = ContinuousClock.now
      guard update(&files[index], generation: events.nextGeneration) else { continue }
      listed[files[index].name] = nil
      report(files[index], since: start)
    }
    if settings.assetsChange(change) { redrawAll() }
  }

  /// Whether a change may be that of a file which is not listed. Looking for files in a folder
  /// takes longer than reading the one that was saved.
  private func mayAddFiles(_ change: WatchChange) -> Bool {
    guard case .files(let paths) = change, !paths.isEmpty else { return true }
    return !paths.isSubset(of: files.reduce(into: []) { $0.formUnion($1.watchedPaths) })
  }

  /// Has the pages ask for all pictures again: catalogs have other colours or images.
  private func redrawAll() {
    let generation = events.nextGeneration()
    for index in files.indices { files[index].redraw(generation: generation) }
    events.send(
      "changed", .object([("file", .null), ("generation", .number(Double(generation)))]))
    settings.log("Catalogs of colours and images: changed")
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
      sendChange(of: file)
      // The line has the number of conflicts, which are counted once the pages have their pictures.
      unlogged.removeAll { $0.file == file.name }
      unlogged.append((file.name, ContinuousClock.now - start))
    case .gone?:
      events.send("error", .object([name, ("error", trouble(of: file)), generation]))
      settings.log("\(file.name): gone")
    case .unreadable(let error)?:
      events.send("error", .object([name, ("error", trouble(of: file)), generation]))
      settings.log(settings.line(error))
    }
  }

  private func sendChange(of file: PreviewFile) {
    events.send(
      "changed",
      .object([
        ("file", .string(file.name)), ("scenes", .strings(file.scenes.map(\.id))),
        ("generation", .number(Double(events.generation))),
      ]))
  }

  // MARK: Answers

  package func answer(_ question: String, _ query: [String: String]) async -> PreviewAnswer? {
    TextMeasuring.measuring(with: settings.fonts) { respond(to: question, query) }
  }

  private func respond(to question: String, _ query: [String: String]) -> PreviewAnswer? {
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

  /// The file with a name. Only files of the list are read, whatever a request names.
  package func file(_ name: String) throws(PreviewRefusal) -> PreviewFile {
    guard let file = files.first(where: { $0.name == name }) else {
      throw PreviewRefusal(404, "There is no such file in the list.")
    }
    return file
  }

  /// The last content of a file that could be read.
  package func source(of file: PreviewFile) throws(PreviewRefusal) -> InterfaceFile {
    guard let content = file.content, let source = try? read.file(file.name, content) else {
      throw PreviewRefusal(404, "The file \(file.name) could not be read yet.")
    }
    return source
  }

  /// A scene of a request with its file, laid out.
  func layout(
    _ query: PreviewQuery, isKept: Bool = true
  ) throws(PreviewRefusal) -> (file: PreviewFile, layout: FileLayouts.Layout) {
    let file = try file(query.file)
    let layout = try layouts.layout(
      query, of: file, source: { () throws(PreviewRefusal) in try source(of: file) },
      assets: { settings.assets(file.name) }, isKept: isKept)
    if query.key.isEmpty {
      listed[file.name, default: [:]][layout.scene.id] =
        ScenePreview(layout.rendered, scale: layout.scale).listed
    }
    return (file, layout)
  }

  /// Returns a scene of a request after layout, for pictures of other formats.
  package func rendered(_ values: [String: String]) throws(PreviewRefusal) -> RenderedFile {
    let query = try settings.query(values)
    return try TextMeasuring.measuring(with: settings.fonts) { () throws(PreviewRefusal) in
      let (file, layout) = try layout(query)
      return RenderedFile(file: file.name, scenes: [layout.rendered])
    }
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
    let source = try source(of: file)
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
}
