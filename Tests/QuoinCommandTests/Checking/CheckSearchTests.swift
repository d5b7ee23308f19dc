// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinChecking
import Testing

@testable import quoin

/// The files that `quoin check` reads, and their order.
@MainActor @Suite struct CheckSearchTests {
  /// The files that arguments name, from the folder.
  private func names(
    _ folder: TemporaryFolder, _ arguments: [String]? = nil
  ) -> [String] {
    let options = ConfigurationLayer()
    var search = CheckSearch(ConfigurationSearch(file: nil, options: options, rules: []))
    let files = (arguments ?? [folder.url.path]).flatMap { search.files(of: $0) }
    return files.map { $0.replacing(folder.url.path + "/", with: "") }
  }

  @Test("Folders of packages, of products of builds and hidden ones are left out")
  func leftOut() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let others = [".git", ".build", "Pods", "Carthage", "DerivedData", "App/Pods", "App/.hidden"]
    for name in others { try folder.add("\(name)/a.xib", "") }
    for name in ["App/a.xib", "App/b.STORYBOARD", "App/c.txt", "App/.d.xib", "PodsOfPeas/e.xib"] {
      try folder.add(name, "")
    }
    #expect(names(folder) == ["App/a.xib", "App/b.STORYBOARD", "PodsOfPeas/e.xib"])
  }

  @Test("Files are in the order of the bytes of their paths")
  func order() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    // In UTF-8, "-" is before "/", capital letters before small ones, and "é" is behind "z".
    let sorted = ["B.xib", "a-b.xib", "a/c.xib", "a/d/e.xib", "b.xib", "z.xib", "é.xib"]
    for name in sorted.reversed() { try folder.add(name, "") }
    #expect(names(folder) == sorted)
  }

  @Test("A file that is named twice is read once, by other paths and links too")
  func twice() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let file = try folder.add("App/a.xib", "")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link.xib"), withDestinationPath: "App/a.xib")
    let other = folder.path("App/../App/./a.xib")
    #expect(names(folder, [other, file, folder.url.path]) == ["App/../App/./a.xib"])
  }

  @Test("A loop of links ends")
  func loop() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.add("App/a.xib", "")
    let manager = FileManager.default
    try manager.createSymbolicLink(
      atPath: folder.path("App/loop"), withDestinationPath: folder.url.path)
    try manager.createSymbolicLink(atPath: folder.path("x.xib"), withDestinationPath: "y.xib")
    try manager.createSymbolicLink(atPath: folder.path("y.xib"), withDestinationPath: "x.xib")
    #expect(names(folder) == ["App/a.xib", "x.xib", "y.xib"])
    let transcript = CheckTranscript([folder.url.path])
    #expect(transcript.exitCode == 2)
    #expect(transcript.complaints.count == 3)
  }

  @Test("Paths that a configuration excludes are left out of folders, and checked when named")
  func excluded() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.add(".quoin.json", #"{"excluded": ["Generated", "Old/*.xib"]}"#)
    try folder.add("App/Generated/a.xib", "")
    try folder.add("Old/b.xib", "")
    try folder.add("Old/New/c.xib", "")
    #expect(names(folder) == ["Old/New/c.xib"])
    #expect(names(folder, [folder.path("Old/b.xib")]) == ["Old/b.xib"])
  }

  @Test("A folder without files is one line and no failure")
  func emptyFolder() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let transcript = CheckTranscript([folder.url.path]) {
      $0.reports = [ReportTarget(writer: TextReport(), destination: .standardOutput)]
    }
    #expect(transcript.exitCode == 0)
    #expect(transcript.output.isEmpty)
    #expect(
      transcript.complaints == [
        "\(folder.url.path): info: There are no .storyboard and .xib files. [no-files]"
      ])
  }

  @Test("A name with a newline or a comma stays on one line, and in one property")
  func names() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let text = try PackageFolder.text("Examples/Conflict.storyboard")
    let path = try folder.add("a\n,b.storyboard", text)
    let line = CheckTranscript([path]).output.split(separator: "\n").first ?? ""
    #expect(line.contains("/a\\n,b.storyboard:23:37: error: "))
    let annotations = CheckTranscript([path], root: folder.url) { request in
      request.reports = [
        ReportTarget(writer: GitHubReport(root: request.root), destination: .standardOutput)
      ]
    }
    #expect(annotations.output.hasPrefix("::error file=a%0A%2Cb.storyboard,line=23,"))
  }

  @Test("The order of arguments does not change what is found")
  func argumentOrder() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let text = try PackageFolder.text("Examples/Conflict.storyboard")
    let paths = try ["a.storyboard", "b/c.storyboard"].map { try folder.add($0, text) }
    let lines = [paths, paths.reversed(), [folder.url.path]].map { arguments in
      CheckTranscript(arguments).output.split(separator: "\n").sorted()
    }
    #expect(lines[0].count == 4)
    #expect(lines[0] == lines[1])
    #expect(lines[0] == lines[2])
    let single = paths.flatMap { CheckTranscript([$0]).output.split(separator: "\n") }
    #expect(single.sorted() == lines[0])
  }
}
