// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinRender
import Testing

@testable import QuoinPreview

/// The files of a page, whose contents the tests change in memory.
@MainActor @Suite struct PreviewFilesTests {
  /// The content of the disk.
  @MainActor private final class Disk {
    var files: [String: String] = [:]
    var lines: [String] = []
    /// Whether a catalog has changed.
    var hasOtherAssets = false
  }

  private let disk = Disk()
  private let events = EventList(session: "test")

  private func page(_ files: [String: String]) -> PreviewFiles {
    disk.files = files
    let disk = disk
    return PreviewFiles(
      FileSettings(
        search: { disk.files.keys.sorted() },
        read: { disk.files[$0].map { Data($0.utf8) } },
        line: { "\($0.file):\($0.line):\($0.column): error: \($0.message)" },
        query: { values throws(PreviewRefusal) in
          PreviewQuery(file: values["file"] ?? "", scene: values["id"] ?? "")
        }, assetsChange: { _ in disk.hasOtherAssets }, log: { disk.lines.append($0) }),
      events: events)
  }

  private func object(_ answer: PreviewAnswer?) throws -> [String: Any] {
    let body = try #require(answer?.body)
    return try #require(
      try JSONSerialization.jsonObject(with: Data(body)) as? [String: Any])
  }

  private func scene(_ page: PreviewFiles, _ file: String = "A.storyboard") async throws -> [String:
    Any]
  {
    try object(await page.answer("scene", ["file": file, "id": "scn"]))
  }

  private func svg(_ page: PreviewFiles) async throws -> String {
    try #require(try await scene(page)["svg"] as? String)
  }

  @Test("A scene has its picture with ids, its frames and its constraints")
  func scene() async throws {
    let page = page(["A.storyboard": SampleStoryboard.text(width: 120)])
    let scene = try await scene(page)
    let views = try #require(scene["views"] as? [[String: Any]])
    #expect(views.map { $0["id"] as? String } == ["rot", "lab"])
    // 59 points are covered at the top of the device, and the constants are 16.
    #expect((views[1]["frame"] as? [Double])?.prefix(3) == [16, 75, 120])
    #expect((scene["svg"] as? String)?.contains("data-id=\"lab\"") == true)
    let constraints = try #require(scene["constraints"] as? [[String: Any]])
    #expect(constraints.compactMap { $0["id"] as? String }.sorted() == ["led", "top", "wid"])
  }

  @Test("A change of the bytes is a change of the page, and a touch is none")
  func change() async throws {
    let page = page(["A.storyboard": SampleStoryboard.text()])
    #expect(try await svg(page).contains(">One<"))
    await page.take(.any)
    #expect(events.generation == 0)
    disk.files["A.storyboard"] = SampleStoryboard.text(label: "Two")
    await page.take(.any)
    #expect(events.generation == 1)
    #expect(try await svg(page).contains(">Two<"))
    #expect(try await scene(page)["generation"] as? Int == 1)
  }

  @Test("A file that cannot be read keeps its last good picture beside the error")
  func broken() async throws {
    let page = page(["A.storyboard": SampleStoryboard.text()])
    disk.files["A.storyboard"] = String(SampleStoryboard.text(label: "Two").prefix(600))
    await page.take(.any)
    let scene = try await scene(page)
    #expect((scene["svg"] as? String)?.contains(">One<") == true)
    let error = try #require(scene["error"] as? [String: Any])
    #expect((error["line"] as? Int ?? 0) > 1)
    #expect((error["text"] as? String)?.hasPrefix("A.storyboard:") == true)
    #expect(disk.lines.last?.contains(": error: ") == true)
    // The same error once more is no news.
    let generation = events.generation
    disk.files["A.storyboard"] = SampleStoryboard.text(label: "Three")
    await page.take(.any)
    #expect(events.generation == generation + 1)
    #expect(try await self.scene(page)["error"] is NSNull)
    #expect(try await svg(page).contains(">Three<"))
  }

  @Test("A file that is gone keeps its picture, and comes back")
  func gone() async throws {
    let text = SampleStoryboard.text()
    let page = page(["A.storyboard": text])
    disk.files = [:]
    await page.take(.any)
    #expect((try await scene(page)["error"] as? [String: Any])?["gone"] as? Bool == true)
    disk.files = ["A.storyboard": text]
    await page.take(.any)
    #expect(try await scene(page)["error"] is NSNull)
  }

  @Test("A file that was broken from the beginning appears once it can be read")
  func brokenFirst() async throws {
    let page = page(["A.storyboard": "<document"])
    #expect(await page.answer("scene", ["file": "A.storyboard", "id": "scn"])?.status == 404)
    disk.files["A.storyboard"] = SampleStoryboard.text()
    await page.take(.any)
    #expect(try await svg(page).contains(">One<"))
  }

  @Test("New files are listed in the order of their names")
  func newFile() async throws {
    let page = page(["B.storyboard": SampleStoryboard.text()])
    disk.files["A.storyboard"] = SampleStoryboard.text()
    await page.take(.any)
    #expect(page.files.map(\.name) == ["A.storyboard", "B.storyboard"])
  }

  @Test(
    "Only files of the list are read",
    arguments: ["../../etc/passwd", "/etc/passwd", "", ".", "a.storyboard", "A.storyboard/"])
  func otherFiles(name: String) async throws {
    let page = page(["A.storyboard": SampleStoryboard.text()])
    #expect(await page.answer("scene", ["file": name, "id": "scn"])?.status == 404)
  }

  @Test("Scenes, views and questions that do not exist have no answer")
  func unknown() async throws {
    let page = page(["A.storyboard": SampleStoryboard.text()])
    let values = ["file": "A.storyboard", "id": "scn"]
    #expect(await page.answer("scene", ["file": "A.storyboard", "id": "x"])?.status == 404)
    #expect(await page.answer("view", values.merging(["view": "x"]) { $1 })?.status == 404)
    #expect(await page.answer("passwd", values) == nil)
  }

  @Test("Each number of a view has a reason with the constraints that determine it")
  func reasons() async throws {
    let page = page(["A.storyboard": SampleStoryboard.text(width: 120)])
    let view = try object(
      await page.answer("view", ["file": "A.storyboard", "id": "scn", "view": "lab"]))
    let reasons = try #require(view["reasons"] as? [[String: Any]])
    #expect(reasons.map { $0["attribute"] as? String } == ["left", "top", "width", "height"])
    #expect(reasons[0]["constraints"] as? [String] == ["led"])
    #expect(reasons[1]["constraints"] as? [String] == ["top"])
    #expect(reasons[2]["constraints"] as? [String] == ["wid"])
    #expect(reasons[2]["value"] as? Double == 120)
  }

  @Test("Texts of a file end neither the picture nor the JSON")
  func hostile() async throws {
    let label = "&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt; ]]&gt; &quot;\\"
    let page = page(["A.storyboard": SampleStoryboard.text(label: label)])
    let svg = try await svg(page)
    #expect(!svg.contains("<img"))
    #expect(!svg.contains("</script"))
    #expect(svg.contains("&lt;/script&gt;"))
  }

  @Test("The line about a change has the number of conflicts")
  func lines() async throws {
    let page = page(["A.storyboard": SampleStoryboard.text()])
    // Nothing changed at the beginning.
    #expect(page.countNextScene())
    page.logCounted()
    #expect(disk.lines == [])
    disk.files["A.storyboard"] = SampleStoryboard.text(label: "Two")
    await page.take(.any)
    page.logCounted()
    #expect(disk.lines == [], "The conflicts are not counted yet")
    #expect(page.countNextScene())
    page.logCounted()
    #expect(disk.lines.count == 1)
    #expect(disk.lines.first?.hasPrefix("A.storyboard: 1 scene, no conflicts, ") == true)
  }

  @Test("A change of a catalog is a change of all files")
  func catalogs() async throws {
    let text = SampleStoryboard.text()
    let page = page(["A.storyboard": text, "B.storyboard": text])
    _ = try await scene(page)
    disk.hasOtherAssets = true
    await page.take(.files(["/a/Colors.xcassets/Accent.colorset/Contents.json"]))
    #expect(events.generation == 1)
    #expect(try await scene(page)["generation"] as? Int == 1)
    #expect(try await scene(page, "B.storyboard")["generation"] as? Int == 1)
  }

  @Test("More files than are kept in memory are all answered")
  func manyFiles() async throws {
    let names = (1...9).map { "\($0).storyboard" }
    let page = page(
      Dictionary(
        uniqueKeysWithValues: names.map { ($0, SampleStoryboard.text(label: "N\($0.prefix(1))")) }))
    for name in names + names.reversed() {
      let svg = try #require(try await scene(page, name)["svg"] as? String)
      #expect(svg.contains(">N\(name.prefix(1))<"))
    }
  }

  @Test("The problems of all scenes are counted one scene after the other")
  func counts() async throws {
    let page = page(["A.storyboard": SampleStoryboard.text(), "B.storyboard": "<broken"])
    #expect(page.countNextScene())
    #expect(!page.countNextScene())
    let body = try #require(await page.answer("files", [:])?.body)
    let list = try #require(try JSONSerialization.jsonObject(with: Data(body)) as? [[String: Any]])
    let scenes = try #require(list[0]["scenes"] as? [[String: Any]])
    #expect(scenes[0]["conflicts"] as? Int == 0)
    #expect(list[1]["error"] is [String: Any])
  }
}
