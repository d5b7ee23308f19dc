// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinSnapshots
import Testing

@Suite("Files of references") struct ReferenceFileTests {
  @Test(
    "A file is named by function, name and number, in characters that each file system has",
    arguments: [
      ("form()", nil, 1, "form"), ("form(cell:)", nil, 1, "form"), ("form()", nil, 2, "form.2"),
      ("form()", "compact", 1, "form.compact"), ("form()", "compact", 3, "form.compact.3"),
      ("form()", "a/b ä", 1, "form.a-b--"),
      (
        "`email (optional) is below`()", nil, 1,
        "email--optional--is-below"
      ),
      ("form()", "", 1, "form.-"), ("größe_1()", nil, 1, "gr--e_1"),
      ("form()", "../x", 1, "form.---x"),
    ] as [(String, String?, Int, String)])
  func names(function: String, name: String?, number: Int, stem: String) {
    let reference = ReferenceName(function: function, name: name, number: number)
    #expect(reference.stem == stem)
    #expect(
      reference.path(besideSource: "/p/Tests/FormTests.swift")
        == "/p/Tests/__Layouts__/FormTests/\(stem)")
  }

  @Test("Each engine has a file of its own once there is one of any engine")
  func engines() throws {
    let folder = try TemporaryFolder()
    let file = ReferenceFile(base: folder.path("form"))
    #expect(file.path(engine: "quoin") == folder.path("form.txt"))
    try folder.write("form.txt", "")
    try folder.write("form.uikit.txt", "")
    #expect(file.path(engine: "quoin") == folder.path("form.txt"))
    #expect(file.path(engine: "uikit") == folder.path("form.uikit.txt"))
    try folder.write("form.quoin.txt", "")
    #expect(file.path(engine: "quoin") == folder.path("form.quoin.txt"))
  }

  @Test("References with conflict markers, without text, and of other bytes are named as such")
  func problems() throws {
    let folder = try TemporaryFolder()
    let markers = "A a  (0 0; 1 1)\n<<<<<<< HEAD\nB b  (0 0; 1 1)\n=======\n>>>>>>> other\n"
    try folder.write("markers", markers)
    try folder.write("empty", "# quoin layout 1 · engine quoin · text built-in-1\n\n")
    try Data([0x41, 0xFF, 0xFE]).write(to: URL(fileURLWithPath: folder.path("binary")))
    #expect(ReferenceContent(path: folder.path("markers")) == .unusable(.conflictMarkers))
    #expect(ReferenceContent(path: folder.path("empty")) == .unusable(.empty))
    #expect(ReferenceContent(path: folder.path("binary")) == .unusable(.binary))
    #expect(ReferenceContent(path: folder.path("none")) == .missing)
    #expect(ReferenceProblem.conflictMarkers.sentence.hasSuffix("merge it first"))
  }

  @Test("A reference that must be merged is not replaced but by all, an empty one is")
  func blockedReferences() throws {
    let folder = try TemporaryFolder()
    let found = SnapshotContent("A a  (0 0; 1 1)")
    let markers = "<<<<<<< HEAD\nA a  (0 0; 1 1)\n"
    for mode in LayoutRecording.allCases {
      try folder.write("form.txt", markers)
      let check = TextReferenceCheck(FileRecorder(RecordingChoice(mode: mode)))
      let outcome = check.outcome(found, ReferenceFile(base: folder.path("form")))
      #expect(outcome.passes == (mode == .all))
      #expect((folder.read("form.txt") == markers) == (mode != .all))
      #expect(folder.read("form.txt.new") == nil)

      try folder.write("form.txt", "")
      _ = check.outcome(found, ReferenceFile(base: folder.path("form")))
      #expect((folder.read("form.txt") == found.fileText) == [.failed, .all].contains(mode))
      try? FileManager.default.removeItem(atPath: folder.path("form.txt.new"))
    }
  }

  @Test("A reference of UIKit fails by one sentence and stays when Quoin's is recorded beside it")
  func otherEngine() throws {
    let folder = try TemporaryFolder()
    let uikit = "# quoin layout 1 · engine uikit · text uikit\nA a  (0 0; 7 7)\n"
    try folder.write("form.txt", uikit)
    let found = SnapshotContent("A a  (0 0; 1 1)")
    let file = ReferenceFile(base: folder.path("form"))
    let never = TextReferenceCheck(FileRecorder(RecordingChoice(mode: .never))).outcome(found, file)
    #expect(!never.passes)
    #expect(never.lines[0].contains("the engine uikit, and this run has the engine quoin"))
    #expect(!never.text.contains("(0 0; 7 7)"))
    let failed = TextReferenceCheck(FileRecorder(RecordingChoice(mode: .failed))).outcome(
      found, file)
    #expect(!failed.passes)
    #expect(folder.read("form.txt") == uikit)
    #expect(folder.read("form.quoin.txt") == found.fileText)
    #expect(
      TextReferenceCheck(FileRecorder(RecordingChoice(mode: .never))).outcome(found, file).passes)
  }

  @Test("QUOIN_SOURCE_ROOT maps a path by its longest end that is there")
  func sourceRoot() throws {
    let folder = try TemporaryFolder()
    try folder.write("Tests/A/F.swift", "")
    try folder.write("F.swift", "")
    let root = SourceRoot(["QUOIN_SOURCE_ROOT": folder.root])
    #expect(root.path(of: "/built/x/Tests/A/F.swift") == folder.path("Tests/A/F.swift"))
    #expect(root.path(of: "./Tests/A/F.swift") == folder.path("Tests/A/F.swift"))
    #expect(root.path(of: "/built/Other/F.swift") == folder.path("F.swift"))
    #expect(root.problem(ofSource: "/built/x/Tests/A/F.swift") == nil)
    let problem = SourceRoot([:]).problem(ofSource: "/built/x/Tests/A/F.swift")
    #expect(
      problem
        == "there is no file /built/x/Tests/A/F.swift; set QUOIN_SOURCE_ROOT to the folder of the "
        + "sources")
  }

  @Test("In a folder that cannot be written an assertion fails with its difference and the reason")
  func readOnly() throws {
    let folder = try TemporaryFolder()
    // A file in place of the folder keeps every process from writing, also a privileged one.
    try folder.write("__Layouts__", "")
    let file = ReferenceFile(base: folder.path("__Layouts__/F/form"))
    let outcome = TextReferenceCheck(FileRecorder(RecordingChoice(mode: .pending)))
      .outcome(SnapshotContent("A a  (0 0; 1 1)"), file)
    #expect(!outcome.passes)
    #expect(outcome.lines.first?.hasPrefix("there is no reference") == true)
    #expect(outcome.lines.last?.contains("cannot be written: ") == true)
  }
}
