// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinRender
import Testing

@testable import QuoinPreview

/// Programs that show scenes, played by a shell.
@MainActor @Suite struct ProgramTests {
  @Test(
    "The first error of a compiler has its place",
    arguments: [
      (
        "/a b/F.swift:15:23: error: cannot find 'x' in scope",
        ("/a b/F.swift", 15, 23)
      ),
      ("F.swift:1:2: error: a: b: error: c", ("F.swift", 1, 2)),
      ("C:\\F.swift:3:4: error: x", ("C:\\F.swift", 3, 4)),
    ])
  func errors(line: String, place: (String, Int, Int)) {
    let error = BuildError(line)
    #expect(error?.file == place.0)
    #expect(error?.line == place.1)
    #expect(error?.column == place.2)
  }

  @Test(
    "Other lines of a build are not errors with a place",
    arguments: [
      "error: fatalError", "F.swift:1:2: warning: x", "", "[3/7] Compiling A", "a:b:c: error: x",
    ])
  func noErrors(line: String) {
    #expect(BuildError(line) == nil)
  }

  @Test("Lines of a program are told from what it prints besides")
  func messages() {
    #expect(
      ProgramMessage(
        "#quoin-scenes [{\"id\":\"A\",\"name\":\"B\",\"conflicts\":1,\"ambiguous\":0}]")
        == .scenes([ListedScene(id: "A", name: "B", conflicts: 1, ambiguous: 0)]))
    #expect(ProgramMessage("#quoin-answer 3 200 {}") == .answer(3, status: 200, "{}"))
    for message in [
      ProgramMessage.scenes([ListedScene(id: "é \"", name: "\\n", ambiguous: 2, size: [393, 852])]),
      .answer(7, status: 404, "There is none."),
    ] {
      #expect(ProgramMessage(message.line) == message)
    }
    for line in ["", "hello", "#quoin-scenes", "#quoin-scenes x", "#quoin-answer x 200 {}"] {
      #expect(ProgramMessage(line) == nil)
    }
    let question = ProgramQuestion(number: 1, name: "scene", values: ["id": "A b", "c": "é&=+"])
    #expect(question.line == "1 scene c=%C3%A9%26%3D%2B&id=A%20b")
    #expect(ProgramQuestion(question.line) == question)
  }

  /// A program that answers each line with the number and its question.
  private static let shell = #"""
    echo "before"; echo '#quoin-scenes [{"id":"A","name":"A","conflicts":0,"ambiguous":0}]'
    while read number question values; do echo "#quoin-answer $number 200 {\"q\":\"$values\"}"; done
    """#

  private func scenes(_ command: String, _ events: EventList) -> ProgramScenes {
    ProgramScenes(
      command, events: events, values: { values throws(PreviewRefusal) in values }, log: { _ in })
  }

  private func wait(_ condition: () -> Bool) async throws {
    for _ in 0..<500 where !condition() { try await Task.sleep(for: .milliseconds(20)) }
    #expect(condition())
  }

  private func text(_ answer: PreviewAnswer?) -> String {
    String(decoding: answer?.body ?? [], as: UTF8.self)
  }

  @Test("A program answers questions, with the generation of its build")
  func program() async throws {
    let events = EventList(session: "1")
    let scenes = scenes(Self.shell, events)
    #expect(await scenes.answer("scene", ["id": "A"])?.status == 404)
    await scenes.take(.files([]))
    try await wait { events.generation == 1 }
    #expect(
      text(await scenes.answer("scene", ["id": "A"])) == "{\"generation\":1,\"q\":\"id=A\"}")
    #expect(text(await scenes.answer("files", [:])).contains("\"scenes\":[{\"id\":\"A\""))
  }

  @Test("A program writes the files that a page stores")
  func export() async throws {
    let events = EventList(session: "1")
    let shell = Self.shell.replacing(
      "{\\\"q\\\":\\\"$values\\\"}", with: "{\\\"text\\\":\\\"$values\\\"}")
    let scenes = scenes(shell, events)
    await scenes.take(.any)
    try await wait { events.generation == 1 }
    let file = await scenes.answer("export", ["id": "A", "format": "interactive"])
    #expect(text(file) == "format=interactive&id=A")
    #expect(file?.type == "text/html; charset=utf-8")
    #expect(file?.fileName == "A.html")
    #expect(await scenes.answer("export", ["id": "A", "format": "exe"])?.status == 400)
  }

  @Test("A program writes PNG in Base64, and anything else is refused")
  func png() async throws {
    let cases: [(text: String, status: Int, body: [UInt8]?)] = [
      ("iVBORw==", 200, [0x89, 0x50, 0x4e, 0x47]), ("?", 500, nil),
    ]
    for (text, status, body) in cases {
      let events = EventList(session: "1")
      let answer = "{\\\"text\\\":\\\"\(text)\\\"}"
      let shell = Self.shell.replacing("{\\\"q\\\":\\\"$values\\\"}", with: answer)
      let scenes = scenes(shell, events)
      await scenes.take(.any)
      try await wait { events.generation == 1 }
      let file = await scenes.answer("export", ["id": "A", "format": "png"])
      #expect(file?.status == status)
      if let body { #expect(file?.body == body) }
    }
  }

  @Test("A build that fails reports its first error, and the program before it answers on")
  func failure() async throws {
    let folder = try TemporaryFolder()
    let events = EventList(session: "1")
    let scenes = scenes(
      """
      if [ -e \(folder.path)/broken ]; then
        echo 'F.swift:3:7: error: first'; echo 'F.swift:9:1: error: second'; exit 1
      fi
      \(Self.shell)
      """, events)
    await scenes.take(.files([]))
    try await wait { events.generation == 1 }
    try folder.write("", to: "broken")
    await scenes.take(.files(["/F.swift"]))
    try await wait { events.generation == 2 }
    let list = text(await scenes.answer("files", [:]))
    #expect(list.contains("\"line\":3,\"column\":7,\"text\":\"F.swift:3:7: error: first\""))
    #expect(text(await scenes.answer("scene", ["id": "A"])).contains("\"q\":\"id=A\""))
  }

  @Test("A program that ends while it is asked is reported")
  func crash() async throws {
    let events = EventList(session: "1")
    let scenes = scenes("echo '#quoin-scenes []'; read line; exit 3", events)
    await scenes.take(.files([]))
    try await wait { events.generation == 1 }
    #expect(await scenes.answer("scene", ["id": "A"])?.status == 500)
    try await wait { events.generation == 2 }
    #expect(text(await scenes.answer("files", [:])).contains("ended with code 3"))
  }

  @Test("Files that no build reads do not start one")
  func otherFiles() async throws {
    let events = EventList(session: "1")
    let scenes = scenes("exit 1", events)
    await scenes.take(.files(["/a/Package.resolved", "/a/README.md"]))
    try await Task.sleep(for: .milliseconds(100))
    #expect(events.generation == 0)
  }
}
