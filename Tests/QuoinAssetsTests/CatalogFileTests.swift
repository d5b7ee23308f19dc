// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import QuoinAssets

/// Entries of catalogs that are no files of their own: nothing waits, and each gives one remark.
@Suite("Links, pipes and devices in catalogs") struct CatalogFileTests {
  private let environment = AssetEnvironment(idiom: .phone)
  private let folder: CatalogFolder

  init() throws { folder = try CatalogFolder() }

  private func imageSet(_ name: String) throws -> String {
    try folder.write(
      #"{"images": [{"idiom": "universal", "filename": "a.png"}]}"#,
      to: "A.xcassets/\(name).imageset/Contents.json")
    return "\(folder.path)/A.xcassets/\(name).imageset/a.png"
  }

  private func link(_ path: String, to place: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: place)
  }

  /// The remarks about an image that cannot be used.
  private func remarks(_ name: String) -> [String] {
    var remarks: [String] = []
    let catalogs = AssetCatalogs(reading: [folder.path + "/A.xcassets"])
    let image = catalogs.image(named: name, in: environment) { remarks.append($0) }
    #expect(image == nil)
    return remarks
  }

  @Test("A link out of the catalog is not followed, one inside of it is")
  func links() throws {
    try folder.write(pngHeader(3, 4), to: "secret.png")
    try link(try imageSet("Out"), to: folder.path + "/secret.png")
    #expect(remarks("Out").count == 1)
    try folder.write(pngHeader(3, 4), to: "A.xcassets/shared.png")
    try link(try imageSet("In"), to: "../shared.png")
    let catalogs = AssetCatalogs(reading: [folder.path + "/A.xcassets"])
    #expect(catalogs.image(named: "In", in: environment)?.width == 3)
  }

  @Test("A link to itself, to a device, a pipe and a folder are no images")
  func specialFiles() throws {
    try link(try imageSet("Loop"), to: "a.png")
    try link(try imageSet("Device"), to: "/dev/zero")
    try FileManager.default.createDirectory(
      atPath: try imageSet("Folder"), withIntermediateDirectories: false)
    for name in ["Loop", "Device", "Folder"] { #expect(remarks(name).count == 1, "\(name)") }
    #if canImport(Glibc)
    #expect(mkfifo(try imageSet("Pipe"), 0o600) == 0)
    #expect(remarks("Pipe").count == 1)
    try folder.write("", to: "A.xcassets/Card.colorset/x")
    #expect(mkfifo(folder.path + "/A.xcassets/Card.colorset/Contents.json", 0o600) == 0)
    #expect(AssetCatalogs(reading: [folder.path + "/A.xcassets"]).remarks.count == 1)
    #endif
  }

  // Two links to the folder above would be followed 2^32 times.
  @Test("Links to folders above are not followed, each with a remark")
  func cycles() throws {
    try folder.write("{}", to: "A.xcassets/Group/Card.colorset/Contents.json")
    for name in ["one", "two"] { try link(folder.path + "/A.xcassets/Group/\(name)", to: "..") }
    let catalogs = AssetCatalogs(reading: [folder.path + "/A.xcassets"])
    #expect(catalogs.colorSet(named: "Card") != nil)
    #expect(catalogs.remarks.count == 2)
  }

  @Test(
    "A scale that no image has is none", arguments: ["0x", "nanx", "-2x", "infx", "1e-300x", "x"])
  func scales(scale: String) throws {
    try folder.write(pngHeader(6, 4), to: "A.xcassets/Logo.imageset/a.png")
    try folder.write(
      #"{"images": [{"idiom": "universal", "filename": "a.png", "scale": "\#(scale)"}]}"#,
      to: "A.xcassets/Logo.imageset/Contents.json")
    let catalogs = AssetCatalogs(reading: [folder.path + "/A.xcassets"])
    #expect(catalogs.image(named: "Logo", in: environment)?.width == 6)
  }

  @Test("A file whose names have odd characters is found, and one with a null character is not")
  func names() throws {
    let name = #"“a” <&> 'b' %2F\ ü😀"#
    let contents = [
      "images": [["idiom": "universal", "filename": name + ".png"]]
    ]
    try folder.write(
      [UInt8](try JSONEncoder().encode(contents)), to: "A.xcassets/\(name).imageset/Contents.json")
    try folder.write(pngHeader(6, 4), to: "A.xcassets/\(name).imageset/\(name).png")
    let catalogs = AssetCatalogs(reading: [folder.path + "/A.xcassets"])
    #expect(catalogs.image(named: name, in: environment)?.width == 6)
    try folder.write(pngHeader(6, 4), to: "A.xcassets/Null.imageset/a.png")
    try folder.write(
      #"{"images": [{"idiom": "universal", "filename": "a.png\u0000.png"}]}"#,
      to: "A.xcassets/Null.imageset/Contents.json")
    #expect(remarks("Null").count <= 1)
  }

  // ISO/IEC 15948: a PNG file ends with the chunk IEND; ITU-T T.81: a JPEG file with the marker EOI.
  @Test("A file without its end is not complete")
  func completeness() {
    let end: [UInt8] = [0, 0, 0, 0] + Array("IEND".utf8) + [0xAE, 0x42, 0x60, 0x82]
    let png = pngHeader(3, 4) + [8, 6, 0, 0, 0, 0, 0, 0, 0]
    #expect(ImageHeader.isComplete(png + end, .png))
    for count in 0..<end.count { #expect(!ImageHeader.isComplete(png + end.prefix(count), .png)) }
    #expect(ImageHeader.isComplete([0xFF, 0xD8, 1, 0xFF, 0xD9], .jpeg))
    #expect(!ImageHeader.isComplete([0xFF, 0xD8, 1, 0xFF], .jpeg))
  }
}
