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

  @Test("Both names of the command are known, and no others")
  func names() {
    #expect(PreviewCommand.isNamed(["/usr/bin/quoin", "preview", "--port", "x"]))
    #expect(PreviewCommand.isNamed(["quoin", "serve"]))
    for arguments in [["quoin"], ["quoin", "render", "preview"], []] {
      #expect(!PreviewCommand.isNamed(arguments))
    }
  }

  @Test("Changes in catalogs are told from others, and catalogs are read again then")
  func catalogs() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.add(
      "Colors.xcassets/Accent.colorset/Contents.json",
      #"{"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":"#
        + #"{"red":"1.0","green":"0.0","blue":"0.0","alpha":"1.0"}}}],"info":{"version":1,"author":"x"}}"#
    )
    let root = folder.url.path
    let file = root + "/Main.storyboard"
    let cache = CatalogCache(request: AssetRequest(places: .project))
    #expect(
      cache.paths(for: [file, root + "/B.xib"]).map { ($0 as NSString).lastPathComponent }
        == ["Colors.xcassets"])
    // No picture has shown a catalog yet.
    #expect(!cache.take(.any))
    _ = cache.assets(for: file)
    #expect(!cache.take(.files([file])))
    #expect(cache.take(.files([root + "/Colors.xcassets/Accent.colorset/Contents.json"])))
    _ = cache.assets(for: file)
    #expect(cache.take(.any))
  }

  @Test("A file that is missing, a folder without files and standard input cannot be watched")
  func nothing() throws {
    let folder = try TemporaryFolder()
    #expect(throws: CommandError.nothingToWatch("missing.xib")) { try job(["missing.xib"]) }
    #expect(throws: CommandError.nothingToWatch("-")) { try job(["-"]) }
    #expect(throws: CommandError.folderWithoutFiles(folder.url.path)) { try job([folder.url.path]) }
  }

  @Test("A folder that is gone is not a file, and has its files again when it is back")
  func goneFolder() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let file = try folder.add("Views/A.xib", "")
    let search = PreviewSearch(arguments: [folder.path("Views")])
    #expect(search.names == [file])
    try FileManager.default.removeItem(atPath: folder.path("Views"))
    #expect(search.names == [])
    try folder.add("Views/A.xib", "")
    #expect(search.names == [file])
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
    #expect(await answer(job, "/api/pieces?file=\(file)&id=x")?.status == 404)
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
