// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinExplanation
import QuoinInterfaceBuilder
import Testing

@testable import quoin

/// The output of `quoin explain --format json` about a mistake in a file.
@MainActor struct ExplainedMistake {
  /// A member of a conflict.
  struct Member {
    var text: String
    var location: String?
    var isBroken: Bool
  }

  /// The members of each conflict.
  let members: [[Member]]
  /// The headlines of ambiguities.
  let ambiguities: [String]
  /// The codes of warnings and other problems.
  let warnings: [String]

  init(_ mistake: FileMistake) throws {
    let line = try Self.output(of: mistake, .json)
    let file = try #require(
      try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    let scenes = try #require(file["scenes"] as? [[String: Any]])
    let groups = scenes.flatMap { $0["conflictGroups"] as? [[String: Any]] ?? [] }
    members = try groups.map { group in
      try #require(group["members"] as? [[String: Any]]).map { member in
        Member(
          text: try #require(member["text"] as? String), location: member["location"] as? String,
          isBroken: try #require(member["broken"] as? Bool))
      }
    }
    ambiguities = try scenes.flatMap { $0["ambiguities"] as? [[String: Any]] ?? [] }
      .map { try #require($0["text"] as? String) }
    warnings = try ["problems", "warnings"].flatMap { key in
      try scenes.flatMap { $0[key] as? [[String: Any]] ?? [] }
        .map { try #require($0["code"] as? String) }
    }
  }

  /// The output of the command, which must succeed.
  static func output(of mistake: FileMistake, _ format: ExplainFormat) throws -> String {
    var output = ""
    var complaints: [String] = []
    let console = CommandConsole(write: { output += $0 }, complain: { complaints.append($0) })
    var job = ExplainJob(request: try request(for: mistake))
    job.format = format
    let succeeded = job.run(console)
    #expect(succeeded && complaints.isEmpty, "\(complaints)")
    return output
  }

  /// The only scene of the file, laid out.
  static func scene(of mistake: FileMistake) throws -> LoadedScene {
    var reader = SceneReader(try request(for: mistake))
    let source = try #require(reader.sources().files.first)
    return try #require(try reader.read(source)?.scenes.first)
  }

  private static func request(for mistake: FileMistake) throws -> SceneRequest {
    var options = SceneOptions()
    options.device = try mistake.device.map(DeviceArgument.device)
    return SceneRequest(files: [PackageFolder.path(mistake.file)], options: options)
  }
}
