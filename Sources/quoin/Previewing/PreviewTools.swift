// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinConvert
import QuoinPreview
import QuoinRender

/// The commands of Quoin about a file of the list, which the page offers beside scenes.
@MainActor struct PreviewTools {
  let scenes: PreviewFiles
  let fonts: RenderFonts
  let fontFolder: String?

  /// Answers an address of a tool; nil for other addresses.
  func answer(_ request: PreviewRequest) async -> PreviewAnswer? {
    do throws(PreviewRefusal) {
      let query = request.query
      switch request.path {
      case "/api/findings": return try await findings(try file(query))
      case "/api/convert": return try await conversion(try file(query), query)
      case "/api/constraint": return try statements(query)
      case "/api/pieces": return try await pieces(query)
      case "/api/difference": return try await changes(try file(query))
      case "/difference": return try await comparison(try file(query))
      case "/export": return try await export(query)
      default: return nil
      }
    } catch {
      return error.answer
    }
  }

  /// The path of the file of a request, which is one of the list.
  func file(_ query: [String: String]) throws(PreviewRefusal) -> String {
    try scenes.file(query["file"] ?? "").name
  }

  /// The id of the scene of a request, which is one of the file.
  func scene(_ query: [String: String]) throws(PreviewRefusal) -> String {
    let id = query["id"] ?? ""
    guard try scenes.file(query["file"] ?? "").scenes.contains(where: { $0.id == id }) else {
      throw PreviewRefusal(404, "There is no scene '\(id)' in the file.")
    }
    return id
  }

  func run(
    _ arguments: [String], in folder: String? = nil
  ) async throws(PreviewRefusal) -> ChildRun.Output {
    guard let output = await ChildRun(arguments: arguments, folder: folder).output() else {
      throw PreviewRefusal(500, "The command cannot be started.")
    }
    return output
  }

  /// The findings of `quoin check`, as its JSON has them.
  private func findings(_ file: String) async throws(PreviewRefusal) -> PreviewAnswer {
    let output = try await run(["check", "--format", "json", "--", file])
    let lines = output.text.split(separator: "\n").joined(separator: ",")
    let remarks = JSONValue.strings(Self.lines(output.errors)).serialized
    return .json("{\"findings\":[\(lines)],\"remarks\":\(remarks)}")
  }

  /// A scene as code, and the messages of `quoin convert` about it.
  private func conversion(
    _ file: String, _ query: [String: String]
  ) async throws(PreviewRefusal) -> PreviewAnswer {
    let dialect = query["to"] ?? ""
    guard let known = ConversionDialect(rawValue: dialect) else {
      throw PreviewRefusal(400, "'\(dialect)' is not a dialect.")
    }
    let scene = try scene(query)
    let output = try await run([
      "convert", "--to=\(known.rawValue)", "--scene=\(scene)", "--", file,
    ])
    return .json(
      JSONValue.object([
        ("code", .string(output.text)), ("notes", .strings(Self.lines(output.errors))),
      ]).serialized)
  }

  /// A constraint as a statement in each dialect, with the names that the code of the scene has.
  private func statements(_ query: [String: String]) throws(PreviewRefusal) -> PreviewAnswer {
    let (id, constraint) = (try scene(query), query["constraint"] ?? "")
    let file = try scenes.source(of: try scenes.file(query["file"] ?? ""))
    let found: ConvertedScene?
    do throws(ConversionProblem) {
      found = try InterfaceReader(file).scenes().first { $0.id == id }
    } catch {
      throw PreviewRefusal(400, error.sentence)
    }
    var scene = found
    for index in scene?.roots.indices ?? 0..<0 {
      scene?.roots[index].constraints.removeAll { $0.id != constraint }
    }
    guard let scene, scene.roots.contains(where: { !$0.constraints.isEmpty }) else {
      throw PreviewRefusal(404, "Code has no constraint '\(constraint)'.")
    }
    let code = ConversionDialect.allCases.map { dialect in
      let parts = scene.printed(OutputStyle(dialect)).parts
      let texts = parts.flatMap { [$0.statements] + $0.conditional.map(\.statements) }
      return JSONValue.strings([
        dialect.title, texts.filter { !$0.isEmpty }.joined(separator: "\n"),
      ])
    }
    return .json(JSONValue.object([("code", .array(code))]).serialized)
  }

  /// The lines of `quoin diff` against the version in git.
  private func changes(_ file: String) async throws(PreviewRefusal) -> PreviewAnswer {
    let output = try await difference(file, "text")
    return .json(
      JSONValue.object([
        ("lines", .strings(Self.lines(output.text))),
        ("remarks", .strings(Self.lines(output.errors))),
      ]).serialized)
  }

  /// The page of `quoin diff` against the version in git.
  private func comparison(_ file: String) async throws(PreviewRefusal) -> PreviewAnswer {
    let output = try await difference(file, "html")
    guard output.status == 0 else { throw PreviewRefusal(404, output.errors) }
    var answer = PreviewAnswer(type: "text/html", output.text)
    answer.policy = .sandboxed
    return answer
  }

  private func difference(
    _ file: String, _ format: String
  ) async throws(PreviewRefusal) -> ChildRun.Output {
    // Another folder than the current one may be in another work tree.
    let url = URL(fileURLWithPath: file)
    return try await run(
      ["diff", "HEAD", "--format", format, "--", url.lastPathComponent],
      in: url.deletingLastPathComponent().path)
  }

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map(String.init)
  }
}
