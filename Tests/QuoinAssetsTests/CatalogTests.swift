// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import QuoinAssets

@Suite("Catalogs") struct CatalogTests {
  private let environment = AssetEnvironment(idiom: .phone)

  private static let white = """
    {"colors": [{"idiom": "universal", "color": {"components": {"white": "1.0", "alpha": "1.0"}}}]}
    """
  private static func image(_ name: String) -> String {
    #"{"images": [{"idiom": "universal", "filename": "\#(name)", "scale": "2x"}]}"#
  }

  @Test("Sets are found in folders, and under the namespace of a folder that provides one")
  func namespaces() throws {
    let folder = try CatalogFolder()
    try folder.write(Self.white, to: "A.xcassets/Plain/Card.colorset/Contents.json")
    try folder.write(
      #"{"properties": {"provides-namespace": true}}"#, to: "A.xcassets/Theme/Contents.json")
    try folder.write(Self.white, to: "A.xcassets/Theme/Line.colorset/Contents.json")
    try folder.write(
      #"{"properties": {"provides-namespace": true}}"#, to: "A.xcassets/Icons v2.0/Contents.json")
    try folder.write(Self.white, to: "A.xcassets/Icons v2.0/Dot.colorset/Contents.json")
    let catalogs = AssetCatalogs(reading: [folder.path + "/A.xcassets"])
    #expect(catalogs.color(named: "Card", in: environment) != nil)
    #expect(catalogs.color(named: "Theme/Line", in: environment) != nil)
    #expect(catalogs.color(named: "Line", in: environment) == nil)
    #expect(catalogs.color(named: "Icons v2.0/Dot", in: environment) != nil)
    #expect(catalogs.remarks.isEmpty)
  }

  @Test("The size of an image is that of its pixels divided by its scale")
  func size() throws {
    let folder = try CatalogFolder()
    try folder.write(pngHeader(60, 40), to: "Logo.imageset/logo@2x.png")
    try folder.write(Self.image("logo@2x.png"), to: "Logo.imageset/Contents.json")
    let image = try #require(
      AssetCatalogs(reading: [folder.path]).image(named: "Logo", in: environment))
    #expect([image.width, image.height] == [30, 20])
    #expect(!image.isTemplate)
  }

  @Test("Icons, data and unknown sets are left out without a word")
  func otherSets() throws {
    let folder = try CatalogFolder()
    for name in ["AppIcon.appiconset", "Words.dataset", "New.futureset"] {
      try folder.write("{}", to: name + "/Contents.json")
    }
    let catalogs = AssetCatalogs(reading: [folder.path])
    #expect(catalogs.isEmpty)
    #expect(catalogs.remarks.isEmpty)
  }

  @Test("A damaged set gives one remark with its path")
  func damaged() throws {
    let folder = try CatalogFolder()
    try folder.write("{", to: "Bad.colorset/Contents.json")
    let catalogs = AssetCatalogs(reading: [folder.path])
    #expect(catalogs.remarks == ["\(folder.path)/Bad.colorset/Contents.json is not JSON"])
  }

  @Test(
    "A file out of the set, without a name or of another kind is not an image",
    arguments: ["../secret.png", "", "..", "missing.png", "text.png"])
  func outside(_ name: String) throws {
    let folder = try CatalogFolder()
    try folder.write(pngHeader(1, 1), to: "secret.png")
    try folder.write("hello", to: "A.imageset/text.png")
    try folder.write(Self.image(name), to: "A.imageset/Contents.json")
    let catalogs = AssetCatalogs(reading: [folder.path])
    var remarks: [String] = []
    #expect(catalogs.image(named: "A", in: environment) { remarks.append($0) } == nil)
    #expect(remarks.count == (name.isEmpty ? 0 : 1))
  }

  @Test("Catalogs are those of the project around a file, without those of its dependencies")
  func search() throws {
    let folder = try CatalogFolder()
    try folder.write("", to: "App/App.xcodeproj/project.pbxproj")
    for name in ["App/Sources/Media.xcassets", "App/Pods/Other.xcassets", "Beside.xcassets"] {
      try folder.write("{}", to: name + "/Contents.json")
    }
    try folder.write("", to: "App/Sources/Views/Main.storyboard")
    let found = CatalogSearch.catalogs(for: folder.path + "/App/Sources/Views")
    #expect(found.map { URL(fileURLWithPath: $0).lastPathComponent } == ["Media.xcassets"])
  }

  @Test("JSON that is nested deeply ends nothing")
  func nested() {
    let text = String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
    #expect(CatalogValue(json: Data(text.utf8)) == nil)
  }
}
