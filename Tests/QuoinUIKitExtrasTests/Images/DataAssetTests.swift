// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit
import QuoinUIKitExtras
import Testing

@MainActor @Suite("Resources by their names") struct DataAssetTests {
  /// A folder as a bundle, with a file of data and an image of 4 × 2 pixels.
  private static func bundle() throws -> Bundle {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("quoin-\(UUID().uuidString).bundle")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("{}".utf8).write(to: folder.appendingPathComponent("config.json"))
    try gif(width: 4, height: 2).write(to: folder.appendingPathComponent("flag@2x.gif"))
    return try #require(Bundle(path: folder.path))
  }

  /// The head of a GIF file: its size is in the bytes 6 to 9.
  private static func gif(width: UInt8, height: UInt8) -> Data {
    Data("GIF89a".utf8) + Data([width, 0, height, 0, 0, 0, 0, 0x3B])
  }

  @Test("A file is found with and without its extension")
  func data() throws {
    let bundle = try Self.bundle()
    defer { try? FileManager.default.removeItem(atPath: bundle.bundlePath) }
    for name in ["config", "config.json"] {
      let asset = try #require(NSDataAsset(name: name, bundle: bundle))
      #expect(asset.data == Data("{}".utf8) && asset.name == name)
      #expect(asset.typeIdentifier == "public.json")
    }
    #expect(NSDataAsset(name: "conf", bundle: bundle) == nil)
    #expect(NSDataAsset(name: "not-there") == nil)
  }

  @Test("The image of a resource has the size of its file; one that is missing is empty")
  func image() throws {
    let bundle = try Self.bundle()
    defer { try? FileManager.default.removeItem(atPath: bundle.bundlePath) }
    #expect(
      UIImage(resource: ImageResource(name: "flag", bundle: bundle)).size
        == CGSize(width: 2, height: 1))
    #expect(UIImage(resource: ImageResource(name: "missing", bundle: bundle)).size == .zero)
  }
}
