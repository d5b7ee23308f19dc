// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import QuoinAssets

/// The catalog `Tests/Fixtures/Catalogs/Kinds.xcassets`, which has a set of each kind that Xcode
/// writes. Expectations are derived by hand from Apple's order: the appearance first, then the idiom,
/// the size classes, the direction, and the scale, of which the nearest one upward.
@Suite("Sets of each kind") struct KindTests {
  private static let path =
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().path
    + "/Fixtures/Catalogs/Kinds.xcassets"
  private static let catalogs = AssetCatalogs(reading: [path])

  /// A set and the file that it shows: that of the first line whose words all describe the
  /// environment.
  static let files: [(set: String, lines: [(words: String, file: String?)])] = [
    ("Scales", [("1x", "1.png"), ("2x", "2.png"), ("3x", "3.png")]),
    ("OnlyTwice", [("", "2.png")]),
    ("SingleScale", [("", "one.png")]),
    ("Appearances", [("dark", "dark.png"), ("", "light.png")]),
    (
      "Contrast",
      [("dark high", "darkhigh.png"), ("dark", "dark.png"), ("high", "high.png"), ("", "any.png")]
    ),
    ("Tinted", [("", "any.png")]),
    (
      "Idioms",
      [
        ("iphone", "iphone.png"), ("ipad", "ipad.png"), ("mac", "mac.png"), ("tv", "tv.png"),
        ("", "any.png"),
      ]
    ),
    ("OnlyPhone", [("iphone", "iphone.png"), ("", nil)]),
    ("IdiomAndDark", [("dark", "dark.png"), ("ipad", "ipad.png"), ("", "any.png")]),
    (
      "SizeClasses",
      [
        ("narrow low", "small.png"), ("narrow", "narrow.png"), ("low", "low.png"),
        ("", "any.png"),
      ]
    ),
    ("Directions", [("rtl", "rtl.png"), ("", "ltr.png")]),
    // It is drawn mirrored from right to left.
    ("OneDirection", [("", "ltr.png")]),
    // The appearance comes before the scale; between 1x and 3x the larger one is taken.
    ("DarkScale", [("dark", "dark1.png"), ("1x", "1.png"), ("", "3.png")]),
    ("Absent", [("", nil)]),
    ("Gone", [("", nil)]),
    ("Outside", [("", nil)]),
    ("Banner", [("", nil)]),
    ("Theme/Banner", [("", "b.png")]),
    ("Loose", [("", "l.png")]),
    ("DarkOnly", [("dark", "dark.png"), ("", nil)]),
    ("LightAndDark", [("dark", "dark.png"), ("", "light.png")]),
    ("ContrastOnly", [("high", "high.png"), ("", "any.png")]),
    ("DarkHighOnly", [("dark high", "darkhigh.png"), ("", "any.png")]),
    // The idiom comes before the scale: 2x for a tablet rather than 3x for every device.
    ("PadScales", [("ipad 1x", "pad1.png"), ("ipad", "pad2.png"), ("", "any3.png")]),
    ("MacScales", [("mac 1x", "mac1.png"), ("mac", "mac2.png"), ("", "any.png")]),
    ("Vision", [("vision", "vision.png"), ("", "any.png")]),
    ("OnlyCar", [("", nil)]),
    ("OnlyWatch", [("", nil)]),
    ("Wide", [("narrow", "any.png"), ("", "wide.png")]),
    ("Tall", [("low", "any.png"), ("", "tall.png")]),
    ("WideAndTall", [("narrow", "any.png"), ("low", "any.png"), ("", "large.png")]),
    ("ClassBeforeDirection", [("narrow", "narrow.png"), ("rtl", "rtl.png"), ("", "any.png")]),
    ("DirectionBeforeScale", [("rtl", "rtl2.png"), ("", "ltr1.png")]),
    ("OnlyRightToLeft", [("", "rtl.png")]),
    ("AppearanceBeforeClass", [("dark", "dark.png"), ("narrow", "narrow.png"), ("", "any.png")]),
    ("IdiomBeforeClass", [("ipad", "ipad.png"), ("narrow", "narrow.png"), ("", "any.png")]),
    ("ContrastBeforeIdiom", [("high", "high.png"), ("ipad", "ipad.png"), ("", "any.png")]),
    ("OneAndThree", [("1x", "1.png"), ("", "3.png")]),
    ("OnlyOnce", [("", "1.png")]),
    ("Theme/Dark", [("dark", "dark.png"), ("", "any.png")]),
    ("Outer/Inner/Icon", [("", "icon.png")]),
  ]

  /// All environments, each with the words that describe it.
  private static let environments: [(words: Set<String>, environment: AssetEnvironment)] = {
    var all: [(Set<String>, AssetEnvironment)] = []
    for idiom in [AssetEnvironment.Idiom.phone, .pad, .mac, .tv, .vision] {
      for bits in 0..<32 {
        for scale in 1...3 {
          var environment = AssetEnvironment(idiom: idiom)
          environment.scale = Double(scale)
          var words: Set = [idiom.rawValue, "\(scale)x"]
          func bit(_ index: Int, _ word: String) -> Bool {
            guard bits >> index & 1 == 1 else { return false }
            words.insert(word)
            return true
          }
          environment.isDark = bit(0, "dark")
          environment.hasHighContrast = bit(1, "high")
          environment.isRightToLeft = bit(2, "rtl")
          environment.widthClass = bit(3, "narrow") ? .compact : .regular
          environment.heightClass = bit(4, "low") ? .compact : .regular
          all.append((words, environment))
        }
      }
    }
    return all
  }()

  @Test("The file of a set is the one for the environment", arguments: files)
  func shownFile(_ set: String, _ lines: [(words: String, file: String?)]) throws {
    for (words, environment) in Self.environments {
      let line = try #require(
        lines.first { line in
          line.words.split(separator: " ").allSatisfy { words.contains(String($0)) }
        })
      let image = Self.catalogs.image(named: set, in: environment)
      let name = image.map { URL(fileURLWithPath: $0.file.path).lastPathComponent }
      #expect(name == line.file, "\(words.sorted())")
    }
  }

  /// The size of an image in points: its pixels divided by its scale.
  static let sizes: [(set: String, size: [Double])] = [
    ("Scales", [4, 3]), ("Vector", [24, 16]), ("Document", [30, 20]), ("Photo", [15, 10]),
    ("Heif", [10, 15]), ("Sliced", [4, 3]),
  ]

  @Test("Images of each format have their size", arguments: sizes)
  func pointSize(_ set: String, _ size: [Double]) throws {
    let image = try #require(
      Self.catalogs.image(named: set, in: AssetEnvironment(idiom: .phone)))
    #expect([image.width, image.height] == size)
  }

  @Test("Templates, slices and mirrored variants are known")
  func properties() throws {
    var environment = AssetEnvironment(idiom: .phone)
    func image(_ name: String) throws -> AssetImage {
      try #require(Self.catalogs.image(named: name, in: environment))
    }
    #expect(try image("Vector").isTemplate)
    #expect(try !image("Original").isTemplate)
    let slices = try #require(try image("Sliced").slices)
    #expect([slices.top, slices.left, slices.bottom, slices.right] == [1, 2, 1, 1])
    #expect(slices.centerWidth == 1)
    #expect(slices.isTiled)
    environment.isRightToLeft = true
    #expect(try image("OneDirection").isMirrored)
    #expect(try !image("Directions").isMirrored)
  }

  /// The parts of a colour on a light phone.
  static let colors: [(set: String, parts: [Double])] = [
    ("Fractions", [0.2, 0.4, 1, 0.5]), ("Bytes", [0.2, 0.4, 1, 1]),
    ("Hexadecimal", [0.2, 0.4, 1, 1]), ("Extended", [0.2, 0.4, 1, 1]),
    ("Gray", [0.6, 0.6, 0.6, 1]),
    ("ExtendedGray", [0.6, 0.6, 0.6, 1]), ("WideWhite", [1, 1, 1, 1]), ("Shades", [1, 1, 1, 1]),
    ("PadColor", [1, 0, 0, 1]), ("HighShade", [0.2, 0.4, 1, 1]), ("NotTv", [0.2, 0.4, 1, 0.5]),
  ]

  @Test("Colours in each notation and space", arguments: colors)
  func parts(_ set: String, _ parts: [Double]) {
    let color = Self.catalogs.color(named: set, in: AssetEnvironment(idiom: .phone))
    guard case .parts(let red, let green, let blue, let alpha) = color else {
      Issue.record("\(set) has no parts")
      return
    }
    for (found, wanted) in zip([red, green, blue, alpha], parts) {
      #expect(abs(found - wanted) < 1e-9)
    }
  }

  @Test("Data sets, symbols and colours of the system are known by their names")
  func others() {
    let environment = AssetEnvironment(idiom: .phone)
    #expect(Self.catalogs.color(named: "System", in: environment) == .system("systemRedColor"))
    #expect(Self.catalogs.dataFile(named: "Words")?.hasSuffix("/words.txt") == true)
    #expect(Self.catalogs.symbolSet(named: "mark") != nil)
    #expect(Self.catalogs.remarks.isEmpty)
  }

  // The template has margins at 100 and 149, a line of capital letters at 200 and a baseline at 270,
  // beyond both of which symbols reach by a fifth of the 70 between them.
  @Test("A symbol set gives the shape of its regular weight and medium size, between its margins")
  func symbolShapes() throws {
    let shape = try #require(Self.catalogs.symbolSet(named: "mark")?.shape)
    #expect(shape.ratio == 0.5)
    let vector = try VectorImage(shape.document)
    #expect(vector.viewBox == [100, 186, 49, 98])
    let document = String(decoding: shape.document, as: UTF8.self)
    #expect(document.contains("M0 0h49v35z"))
    #expect(!document.contains("M0 0h49v70z"))
    #expect(document.contains("translate(10 0)"))
  }

  @Test("A missing file, and a file outside of the set, give one remark with the path")
  func remarks() {
    var remarks: [String] = []
    for name in ["Gone", "Outside", "Absent"] {
      _ = Self.catalogs.image(named: name, in: AssetEnvironment(idiom: .phone)) {
        remarks.append($0)
      }
    }
    #expect(remarks.count == 2)
    #expect(remarks.first == "\(Self.path)/Gone.imageset/gone.png cannot be read")
    #expect(remarks.last?.hasPrefix("\(Self.path)/Outside.imageset/../") ?? false)
  }

  @Test("Images of an atlas of sprites and of a group with a dot in its name have their names")
  func groups() throws {
    let folder = try CatalogFolder()
    let image = "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"a.png\"}]}"
    for set in ["Heroes.spriteatlas/Knight", "Icons v2.0/Bell", "Cover.imagestack/Content"] {
      try folder.write(image, to: "\(set).imageset/Contents.json")
    }
    let catalogs = AssetCatalogs(reading: [folder.path])
    #expect(catalogs.imageSet(named: "Knight") != nil)
    #expect(catalogs.imageSet(named: "Bell") != nil)
    // The layers of an image of tvOS have no names of their own.
    #expect(catalogs.imageSet(named: "Content") == nil)
    #expect(catalogs.remarks.isEmpty)
  }

  @Test("A symbol whose template has the small size alone has that shape")
  func smallSymbol() throws {
    let folder = try CatalogFolder()
    try folder.write(
      "{\"symbols\": [{\"filename\": \"s.svg\"}]}", to: "box.symbolset/Contents.json")
    try folder.write(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="3300" height="2200"><g id="Guides">
      <line id="Baseline-S" x1="0" x2="9" y1="100" y2="100"/><line id="Capline-S" y1="30" y2="30"/>
      <line id="left-margin-Regular-S" x1="10"/><line id="right-margin-Regular-S" x1="108"/></g>
      <g id="Symbols"><g id="Regular-S"><path d="M20 40h60v50z"/></g></g></svg>
      """, to: "box.symbolset/s.svg")
    let shape = try #require(
      AssetCatalogs(reading: [folder.path]).symbolSet(named: "box")?.shape)
    // 98 points between the margins; 70 between the lines, and a fifth of that beyond both.
    #expect(abs(shape.ratio - 1) < 1e-9)
  }
}
