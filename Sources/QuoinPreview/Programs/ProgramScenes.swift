// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinRender

/// The scenes of a program that calls `Preview.show`.
///
/// The command of the program is run again after each change of a source. The program that ran
/// before answers until the new one shows its scenes, so that a page has a picture while a build
/// runs and after one that fails.
@MainActor package final class ProgramScenes: PreviewSource {
  /// The program that answers, or one that is to replace it.
  private final class Run {
    let process: LineProcess
    /// The questions without an answer yet, by their numbers.
    var questions: [Int: CheckedContinuation<PreviewAnswer, Never>] = [:]
    var firstError: BuildError?
    var lastComplaint = ""
    var hasScenes = false

    init(_ process: LineProcess) { self.process = process }
  }

  private let command: String
  private let events: EventList
  /// Checks the values of a request, and returns them as programs read them.
  private let values: ([String: String]) throws(PreviewRefusal) -> [String: String]
  private let log: (String) -> Void
  private var shown: Run?
  private var building: Run?
  private var isChanged = false
  private var buildStart = ContinuousClock.now
  private var scenes: [ListedScene] = []
  private var trouble: JSONValue = .null
  private var generation = 0
  private var nextQuestion = 0

  /// - Parameters:
  ///   - command: The command of a shell that builds and runs the program.
  ///   - values: Checks the values of a request, and returns them as programs read them.
  ///   - log: Writes a line about an event.
  package init(
    _ command: String, events: EventList,
    values: @escaping ([String: String]) throws(PreviewRefusal) -> [String: String],
    log: @escaping (String) -> Void
  ) {
    self.values = values
    self.command = command
    self.events = events
    self.log = log
  }

  // MARK: Runs

  /// The endings of files that a build reads.
  private static let sourceEndings: Set<String> = [
    "swift", "c", "h", "m", "mm", "cpp", "storyboard", "xib", "json", "strings", "xcstrings",
  ]

  package func take(_ change: WatchChange) async {
    if case .files(let paths) = change, !paths.isEmpty {
      let isSource = paths.contains { path in
        Self.sourceEndings.contains(String(path.split(separator: ".").last ?? ""))
      }
      guard isSource else { return }
    }
    // A build that runs has read some of the sources already.
    guard building == nil else {
      isChanged = true
      return
    }
    build()
  }

  private func build() {
    isChanged = false
    buildStart = .now
    events.send("building", .object([("file", .string(command))]))
    do {
      let process = try LineProcess(command, environment: ["QUOIN_PREVIEW": "1"])
      let run = Run(process)
      building = run
      Task { @MainActor in
        for await output in process.output { take(output, of: run) }
      }
    } catch {
      fail("\(command): \(error)", at: nil)
    }
  }

  private func take(_ output: LineProcess.Output, of run: Run) {
    switch output {
    case .line(let line):
      if let message = ProgramMessage(line) { take(message, of: run) } else { note(line, of: run) }
    case .complaint(let line): note(line, of: run)
    case .ended(let status): end(run, status)
    }
  }

  /// Records a line of output of a build.
  private func note(_ line: String, of run: Run) {
    if run.firstError == nil { run.firstError = BuildError(line) }
    if !line.trimmingCharacters(in: .whitespaces).isEmpty { run.lastComplaint = line }
    if run.hasScenes { log(line) }
  }

  private func take(_ message: ProgramMessage, of run: Run) {
    switch message {
    case .scenes(let list):
      run.hasScenes = true
      let before = shown
      (shown, scenes, trouble) = (run, list, .null)
      if building === run { building = nil }
      before?.process.close()
      generation = events.nextGeneration()
      events.send(
        "changed",
        .object([
          ("file", .string(command)), ("scenes", .strings(list.map(\.id))),
          ("generation", .number(Double(generation))),
        ]))
      let seconds = (ContinuousClock.now - buildStart) / .seconds(1)
      log(
        "\(command): \(EventList.counts(list.count, list.reduce(0) { $0 + ($1.conflicts ?? 0) })), "
          + "\((seconds * 10).rounded() / 10) s")
      if isChanged { build() }
    case .answer(let number, let status, let body):
      let answer =
        status == 200
        ? PreviewAnswer.json("{\"generation\":\(generation),\(body.dropFirst())")
        : .refusal(status, body)
      run.questions.removeValue(forKey: number)?.resume(returning: answer)
    }
  }

  private func end(_ run: Run, _ status: Int32) {
    for question in run.questions.values {
      question.resume(returning: .refusal(500, "The program ended before it answered."))
    }
    run.questions = [:]
    if shown === run {
      shown = nil
      if building == nil { fail("The program has ended with code \(status).", at: nil) }
    } else if building === run {
      building = nil
      let reason =
        run.lastComplaint.isEmpty ? "It ended with code \(status)." : run.lastComplaint
      fail(run.firstError?.text ?? "\(command): error: \(reason)", at: run.firstError)
      if isChanged { build() }
    }
  }

  private func fail(_ text: String, at place: BuildError?) {
    generation = events.nextGeneration()
    trouble = .object([
      ("gone", .boolean(false)), ("line", .number(Double(place?.line ?? 0))),
      ("column", .number(Double(place?.column ?? 0))), ("text", .string(text)),
    ])
    events.send(
      "error",
      .object([
        ("file", .string(command)), ("error", trouble), ("generation", .number(Double(generation))),
      ]))
    log(text)
  }

  // MARK: Answers

  package func answer(_ question: String, _ query: [String: String]) async -> PreviewAnswer? {
    switch question {
    case "files":
      return .json(
        "[{\"file\":\(JSONValue.string(command).serialized),\"generation\":\(generation),"
          + "\"error\":\(trouble.serialized),\"scenes\":\(JSONValue.array(scenes.map(\.json)).serialized)}]"
      )
    case "export": return await export(query)
    case "scene", "view", "problems": return await ask(question, query)
    default: return nil
    }
  }

  /// The file of a scene that the program writes.
  private func export(_ query: [String: String]) async -> PreviewAnswer {
    struct File: Decodable { var text: String }
    do throws(PreviewRefusal) {
      let format = try ExportFormat(query)
      let answer = await ask("export", query)
      guard answer.status == 200,
        let file = try? JSONDecoder().decode(File.self, from: Data(answer.body))
      else { return answer }
      guard format == .png else { return format.answer(file.text, to: query) }
      guard let bytes = Data(base64Encoded: file.text) else {
        return .refusal(500, "The program wrote no PNG.")
      }
      return format.answer(Array(bytes), to: query)
    } catch {
      return error.answer
    }
  }

  private func ask(_ question: String, _ query: [String: String]) async -> PreviewAnswer {
    guard let run = shown else { return .refusal(404, "The program shows no scenes yet.") }
    let checked: [String: String]
    do throws(PreviewRefusal) {
      checked = try values(query)
    } catch {
      return error.answer
    }
    nextQuestion += 1
    let number = nextQuestion
    let line = ProgramQuestion(number: number, name: question, values: checked).line
    return await withCheckedContinuation { continuation in
      run.questions[number] = continuation
      run.process.send(line)
    }
  }
}
