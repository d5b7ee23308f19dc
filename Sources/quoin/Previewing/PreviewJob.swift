// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinAssets
import QuoinChecking
import QuoinConvert
import QuoinInterfaceBuilder
import QuoinPreview
import QuoinRender
import QuoinUIKit

/// The state behind a page: its scenes, its tools, and the open pages.
@MainActor final class PreviewJob {
  /// The answer to a request.
  enum Result: Sendable {
    case answer(PreviewAnswer)
    case events(AsyncStream<String>)
  }

  let console: CommandConsole
  let events: EventList
  private let source: any PreviewSource
  private let start: PreviewStart
  private let tools: PreviewTools?
  private let watched: WatchedFolders
  private let isQuiet: Bool
  private var knownServer = RequestGuard(address: "127.0.0.1", port: 0)
  private var watch: FolderWatch?
  private var lastChange: Task<Void, Never>?
  /// Whether scenes are being counted.
  private var isCounting = false

  /// - Throws: A ``CommandError`` when there is nothing to show or fonts cannot be read.
  init(
    files: [String], command: String?, start: PreviewStart, fontFolder: String?,
    assets: AssetRequest, isQuiet: Bool, console: CommandConsole
  ) throws(CommandError) {
    self.console = console
    self.isQuiet = isQuiet
    let fonts = try RenderFonts(folder: fontFolder, isForPictures: false)
    let events = EventList(session: "\(ProcessInfo.processInfo.processIdentifier)")
    self.events = events
    let log: (String) -> Void = isQuiet ? { _ in } : { console.write("\(Self.clock) \($0)\n") }
    var start = start
    start.command = command
    var watched = WatchedFolders()
    if let command {
      watched.trees = Set(files)
      source = ProgramScenes(
        command, events: events,
        values: { values throws(PreviewRefusal) in try PreviewQuery.programValues(values) },
        log: log)
      tools = nil
    } else {
      let search = PreviewSearch(arguments: files)
      if let error = search.error { throw error }
      for file in files {
        if FileManager.default.isFolder(file) { watched.trees.insert(file) }
      }
      for name in search.names { watched.add(file: name) }
      start.dialects = ConversionDialect.allCases.map(\.rawValue)
      let catalogs = CatalogCache(request: assets)
      watched.trees.formUnion(catalogs.paths(for: search.names))
      let scenes = PreviewFiles(
        FileSettings(
          search: { search.names },
          read: { FileManager.default.contents(atPath: $0) },
          line: { CommandError.unreadableFile($0).line },
          query: { values throws(PreviewRefusal) in try PreviewQuery(values) },
          assets: { catalogs.assets(for: $0) }, assetsChange: { catalogs.take($0) },
          fonts: fonts.given, log: log),
        events: events)
      source = scenes
      tools = PreviewTools(scenes: scenes, fonts: fonts, fontFolder: fontFolder)
    }
    self.watched = watched
    self.start = start
  }

  /// The time of day, for lines about events.
  private static var clock: String {
    var now = time(nil)
    // A calendar of Foundation needs some megabytes for this.
    guard let parts = localtime(&now)?.pointee else { return "" }
    return [parts.tm_hour, parts.tm_min, parts.tm_sec].map { $0 < 10 ? "0\($0)" : "\($0)" }
      .joined(separator: ":")
  }

  /// Begins to watch, once the server listens.
  func begin(_ server: RequestGuard, address: String) {
    knownServer = server
    console.write(address + "\n")
    watch = FolderWatch(watched) { change in
      Task { @MainActor [weak self] in self?.take(change) }
    }
    // What changed since the files were read was not watched yet.
    take(.any)
  }

  /// Takes changes one after the other.
  private func take(_ change: WatchChange) {
    let before = lastChange
    let source = source
    lastChange = Task { @MainActor in
      await before?.value
      await source.take(change)
      countScenes()
    }
  }

  /// The delay in seconds before scenes are counted, in which pages request their pictures first.
  private static let countingDelay = 0.5

  /// Lays out scenes for the list of files, between requests.
  private func countScenes() {
    guard let scenes = source as? PreviewFiles, !isCounting else { return }
    isCounting = true
    Task { @MainActor in
      try? await Task.sleep(for: .seconds(Self.countingDelay))
      var number = 0
      while scenes.countNextScene() {
        number += 1
        if number % 20 == 0 { events.send("counted", .null) }
        await Task.yield()
      }
      isCounting = false
      scenes.logCounted()
      if number > 0 { events.send("counted", .null) }
    }
  }

  // MARK: Answers

  /// Answers a request.
  func answer(_ request: PreviewRequest) async -> Result {
    if let refusal = knownServer.refusal(of: request) { return .answer(refusal) }
    if request.path == "/events" { return .events(events.stream()) }
    return .answer(await page(request).answering(request))
  }

  private func page(_ request: PreviewRequest) async -> PreviewAnswer {
    if let part = PreviewPage.answer(request.path) { return part }
    if request.path == "/api/start" { return .json(start.json) }
    if let tools, let answer = await tools.answer(request) { return answer }
    // The tools have answered for files.
    let question =
      request.path == "/export"
      ? "export" : request.path.hasPrefix("/api/") ? String(request.path.dropFirst(5)) : nil
    if let question, let answer = await source.answer(question, request.query) { return answer }
    return .refusal(404, "There is nothing at this address.")
  }
}
