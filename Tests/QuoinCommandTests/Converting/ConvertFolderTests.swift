// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinConvert
import Testing

@testable import quoin

@MainActor @Suite("Conversions of folders") struct ConvertFolderTests {
  /// A storyboard with one scene, whose controller has a class of the program.
  private func storyboard(class name: String, id: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="23000" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <scenes><scene sceneID="\(id)"><objects>
        <viewController id="\(id)-c" customClass="\(name)" sceneMemberID="viewController">
          <view key="view" id="\(id)-v"><rect key="frame" x="0" y="0" width="393" height="852"/></view>
        </viewController>
      </objects></scene></scenes>
    </document>
    """
  }

  private struct Outcome {
    var code: ConvertExitCode
    var output: String
    var complaints: [String]
  }

  private func convert(
    _ path: String, scene: String? = nil, writes: Bool = false
  ) throws -> Outcome {
    let written = WrittenTexts()
    let console = CommandConsole(
      write: { written.output += $0 }, complain: { written.complaints.append($0) })
    var job = ConvertJob(dialect: .anchors, scene: scene, settings: [], isInPlace: writes)
    var target = ConvertTarget(output: nil, replaces: writes)
    var summary = ConvertSummary()
    let input = try ConvertInput(path, from: .interfaceBuilder)
    var code = job.run(input.documents, isFolder: input.isFolder, &target, &summary, console)
    code = max(code, job.finish(console), target.finish(console))
    return Outcome(
      code: code, output: written.output, complaints: written.complaints + summary.lines)
  }

  private final class WrittenTexts {
    var output = ""
    var complaints: [String] = []
  }

  @Test(
    "Code has the format of the nearest folder that asks for one, and a broken one is reported once"
  )
  func format() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let code = "func f() {\n  g()\n}\n"
    let written = WrittenTexts()
    var formatter = FolderFormatter(
      CommandConsole(write: { _ in }, complain: { written.complaints.append($0) }))
    let path = folder.path("App/A.swift")
    #expect(formatter.format(code, for: path) == code)
    try folder.add(".swift-format", #"{ "version": 1, "indentation": { "spaces": 4 } }"#)
    #expect(formatter.format(code, for: path) == "func f() {\n    g()\n}\n")
    #expect(written.complaints.isEmpty)
    try folder.add(".swift-format", "{")
    for _ in 0..<2 { #expect(formatter.format(code, for: path) == code) }
    #expect(written.complaints.count == 1)
    let start =
      "\(path): note: The code is not formatted: swift format fails with "
      + "\(folder.path(".swift-format")): "
    #expect(written.complaints.first?.hasPrefix(start) == true, "\(written.complaints)")
  }

  @Test("A file without permission stays, and a link leads to the file that is written")
  func writing() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.add("file.swift", "old")
    let (file, link) = (folder.path("file.swift"), folder.path("link.swift"))
    let manager = FileManager.default
    try manager.createSymbolicLink(atPath: link, withDestinationPath: "file.swift")
    try manager.setAttributes([.posixPermissions: 0o444], ofItemAtPath: file)
    var complaints: [String] = []
    let console = CommandConsole(write: { _ in }, complain: { complaints.append($0) })
    #expect(ConvertTarget.write("new", to: link, replaces: true, console) == .failed)
    #expect(complaints.count == 1)
    #expect(manager.contents(atPath: file) == Data("old".utf8))
    try manager.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file)
    #expect(ConvertTarget.write("new", to: link, replaces: true, console) == .converted)
    #expect(manager.contents(atPath: file) == Data("new".utf8))
    #expect(try manager.destinationOfSymbolicLink(atPath: link) == "file.swift")
    #expect(try manager.attributesOfItem(atPath: file)[.posixPermissions] as? Int == 0o640)
    // Patches cannot change what a link leads to.
    #expect(try ConvertInput(folder.path(""), from: .auto).code.count == 1)
  }

  @Test(
    "A class of the program is not replaced, though it has the name of the new file",
    arguments: [false, true])
  func ownClass(writes: Bool) throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.add("Main.storyboard", storyboard(class: "LoginController", id: "a"))
    let program = "import UIKit\n\nfinal class LoginController: UIViewController {}\n"
    let path = try folder.add("LoginController.swift", program)
    let outcome = try convert(folder.url.path, writes: writes)
    #expect(outcome.code == .failed)
    #expect(outcome.output.isEmpty)
    #expect(outcome.complaints.contains { $0.hasPrefix("\(path): error: The file exists") })
    #expect(try folder.text("LoginController.swift") == program)
  }

  @Test("A file that was converted before is written anew")
  func ownFile() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let file = try folder.add("Main.storyboard", storyboard(class: "LoginController", id: "a"))
    #expect(try convert(folder.url.path, writes: true).code == .converted)
    let first = try folder.text("LoginController.swift")
    try folder.add("LoginController.swift", first + "// An edit.\n")
    // The file alone is converted in its place, too.
    #expect(try convert(file, writes: true).code == .converted)
    #expect(try folder.text("LoginController.swift") == first)
  }

  @Test("Scenes of equal class in two files become classes with different names")
  func equalClasses() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.add("A.storyboard", storyboard(class: "ListController", id: "a"))
    try folder.add("B.storyboard", storyboard(class: "ListController", id: "b"))
    #expect(try convert(folder.url.path, writes: true).code == .converted)
    #expect(try folder.text("ListController.swift").contains("final class ListController:"))
    #expect(try folder.text("ListController2.swift").contains("final class ListController2:"))
  }

  @Test("A copy in another language is left out, and its texts are said to be lost")
  func localization() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let text = storyboard(class: "ListController", id: "a")
    for language in ["Base", "de"] { try folder.add("App/\(language).lproj/Main.storyboard", text) }
    let outcome = try convert(folder.url.path, writes: true)
    #expect(outcome.code == .incomplete)
    let note = try #require(outcome.complaints.first { $0.contains("note: ") })
    #expect(note.contains("de.lproj/Main.storyboard: note: The scenes are those of"))
    #expect(note.contains("Base.lproj/Main.storyboard"))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path("App"))
    #expect(names.filter { $0.hasSuffix(".swift") } == ["ListController.swift"])
  }

  @Test("A scene that no file has is an error that names those there are")
  func unknownScene() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let file = try folder.add("A.storyboard", storyboard(class: "ListController", id: "a"))
    #expect(try convert(file, scene: "a").code == .converted)
    let outcome = try convert(file, scene: "nope")
    #expect(outcome.code == .failed)
    let error = try #require(outcome.complaints.first)
    #expect(error.hasPrefix("error: There is no scene 'nope'; name one of: a"))
  }

  @Test("A file that cannot be read is worse than a part that is lost, and is counted")
  func brokenFile() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let text = storyboard(class: "ListController", id: "a")
    for language in ["Base", "de"] { try folder.add("App/\(language).lproj/Main.storyboard", text) }
    try folder.add("Broken.xib", "<document")
    let outcome = try convert(folder.url.path)
    #expect(outcome.code == .failed)
    let total = try #require(outcome.complaints.last)
    #expect(total.contains("1 file not read"))
    #expect(total.contains("1 file in another language"))
  }

  @Test(
    "The worst result is the exit code",
    arguments: [
      ([ConvertExitCode.converted, .incomplete], 3), ([.incomplete, .failed], 1),
      ([.differs, .failed, .incomplete], 4),
    ] as [([ConvertExitCode], Int32)])
  func order(codes: [ConvertExitCode], expected: Int32) {
    #expect(codes.max()?.rawValue == expected)
  }
}
