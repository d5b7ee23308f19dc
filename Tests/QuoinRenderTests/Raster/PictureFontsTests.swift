// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if Pango

import Foundation
import QuoinRender
import Testing

@Suite struct PictureFontsTests {
  private func folder(_ files: [String: String]) throws -> URL {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("quoin-fonts-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (name, text) in files {
      try Data(text.utf8).write(to: url.appendingPathComponent(name))
    }
    return url
  }

  @Test("A missing folder is an error that names it")
  func missingFolder() throws {
    let error = try #require(throws: PictureError.self) { try PictureFonts(folder: "/no/fonts") }
    #expect(
      error.description
        == "/no/fonts: error: This folder of fonts cannot be read; check that it exists.")
  }

  @Test("A folder without fonts is an error that lists the extensions of fonts")
  func emptyFolder() throws {
    let url = try folder(["Readme.txt": "no font"])
    defer { try? FileManager.default.removeItem(at: url) }
    let error = try #require(throws: PictureError.self) { try PictureFonts(folder: url.path) }
    #expect(error == .emptyFolder(url.path))
    #expect(error.code == "folder-without-fonts")
    #expect(error.description.hasSuffix("they end in .otf, .ttf, .otc, .ttc."))
  }

  @Test("A file that is not a font is an error that names it", arguments: ["", "no font"])
  func brokenFont(content: String) throws {
    let url = try folder(["Broken.ttf": content])
    defer { try? FileManager.default.removeItem(at: url) }
    let error = try #require(throws: PictureError.self) { try PictureFonts(folder: url.path) }
    #expect(error == .unreadableFont("\(url.path)/Broken.ttf"))
  }

  @Test(
    "The family with the most fonts replaces the system font, among equals the first by name",
    .enabled(if: TestFonts.folder != nil, Comment(rawValue: TestFonts.hint)),
    arguments: [
      (["DejaVuSans", "DejaVuSans-Bold", "DejaVuSansMono"], "DejaVu Sans"),
      (["DejaVuSansMono", "DejaVuSansMono-Bold", "DejaVuSans"], "DejaVu Sans Mono"),
      (["DejaVuSansMono", "DejaVuSans"], "DejaVu Sans"),
    ])
  func family(files: [String], name: String) throws {
    let url = try folder([:])
    defer { try? FileManager.default.removeItem(at: url) }
    for file in files {
      try FileManager.default.copyItem(
        atPath: "\(TestFonts.folder ?? "")/\(file).ttf",
        toPath: url.appendingPathComponent("\(file).ttf").path)
    }
    #expect(try PictureFonts(folder: url.path).family == name)
  }
}

#endif
