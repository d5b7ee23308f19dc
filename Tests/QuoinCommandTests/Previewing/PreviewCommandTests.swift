// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import QuoinPreview
import Testing

@testable import quoin

/// The steps of `quoin preview` before its server listens.
@MainActor @Suite struct PreviewCommandTests {
  private func job(
    _ files: [String],
    _ console: CommandConsole = CommandConsole(write: { _ in }, complain: { _ in })
  ) throws(CommandError) -> PreviewJob {
    try PreviewJob(
      files: files, command: nil, start: PreviewStart(), fontFolder: nil, assets: AssetRequest(),
      isQuiet: true, console: console)
  }

  private func answer(_ job: PreviewJob, _ target: String) async -> PreviewAnswer? {
    let request = PreviewRequest(
      method: "GET", target: target, headers: ["Host": "127.0.0.1:8417"])
    guard case .answer(let answer) = await job.answer(request) else { return nil }
    return answer
  }

  private func started() throws -> PreviewJob {
    let job = try job([PackageFolder.path("Examples/Conflict.storyboard")])
    job.begin(RequestGuard(address: "127.0.0.1", port: 8417), address: "http://127.0.0.1:8417/")
    return job
  }

  @Test("The command is also called serve")
  func alias() throws {
    let command = try Quoin.parseAsRoot(["serve", "A.xib", "--port", "0"])
    #expect((command as? PreviewCommand)?.port == 0)
  }

  @Test(
    "Wrong arguments are refused",
    arguments: [
      ["preview"], ["preview", "a.xib", "--port", "70000"], ["preview", "a.xib", "--device", "x"],
      ["preview", "a.xib", "--text-size", "x"], ["preview", "a.xib", "--direction", "x"],
    ])
  func wrong(arguments: [String]) {
    #expect(throws: (any Error).self) { try Quoin.parseAsRoot(arguments) }
  }

  @Test("A file that is missing, a folder without files and standard input cannot be watched")
  func nothing() throws {
    let folder = try TemporaryFolder()
    #expect(throws: CommandError.nothingToWatch("missing.xib")) { try job(["missing.xib"]) }
    #expect(throws: CommandError.nothingToWatch("-")) { try job(["-"]) }
    #expect(throws: CommandError.folderWithoutFiles(folder.url.path)) { try job([folder.url.path]) }
  }

  @Test("A build without the trait says how to build one with it")
  func missingTrait() {
    #expect(
      CommandError.missingPreview.line
        == "error: This quoin was built without its trait Preview; build it with swift build "
        + "--traits Preview. [missing-preview]")
  }

  @Test("A page and its parts are answered, and other addresses are not")
  func addresses() async throws {
    let job = try started()
    for path in ["/", "/app.js", "/app.css", "/api/start", "/api/files"] {
      #expect(await answer(job, path)?.status == 200)
    }
    for path in ["/api/", "/api/nothing", "/secret", "/events/", "/../etc/passwd"] {
      #expect(await answer(job, path)?.status == 404)
    }
  }

  @Test("Addresses of tools name files of the list")
  func tools() async throws {
    let job = try started()
    for path in [
      "/api/findings?file=x", "/api/convert?file=x&to=anchors", "/api/difference?file=x",
      "/difference?file=x", "/export?file=x&id=y&format=svg",
    ] {
      #expect(await answer(job, path)?.status == 404)
    }
    let file = PackageFolder.path("Examples/Conflict.storyboard")
    let known = "file=\(file)&id=Cnf-Sc-001"
    #expect(await answer(job, "/api/convert?\(known)&to=basic")?.status == 400)
    #expect(await answer(job, "/api/convert?file=\(file)&id=--help&to=anchors")?.status == 404)
    #expect(await answer(job, "/export?\(known)&format=exe")?.status == 400)
    let svg = await answer(job, "/export?\(known)&format=svg")
    #expect(svg?.type == "image/svg+xml; charset=utf-8")
    #expect(svg?.fileName == "Cnf-Sc-001.svg")
  }

  @Test("What a page begins with has the devices and the text sizes")
  func start() throws {
    let json = PreviewStart(device: "iPhone SE").json
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    #expect(object["device"] as? String == "iPhone SE")
    #expect((object["devices"] as? [[String: Any]])?.isEmpty == false)
    #expect(object["textSizes"] as? [String] == TextSizeArgument.shortNames)
  }
}
