// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit
import QuoinUIKitExtras
import Testing

@Suite("Images") struct ImageTests {
  /// The first bytes of files that state 3 × 2 pixels: PNG, GIF and JPEG with a segment of 4 bytes
  /// before that of the frame.
  static let files: [[UInt8]] = [
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
      + [0, 0, 0, 3, 0, 0, 0, 2],
    Array("GIF89a".utf8) + [3, 0, 2, 0],
    [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 1, 0xFF, 0xC0, 0, 11, 8, 0, 2, 0, 3],
  ]

  @Test("The size is read from the head of a file", arguments: files)
  func headers(bytes: [UInt8]) {
    #expect(UIImage(data: Data(bytes))?.size == CGSize(width: 3, height: 2))
    let scaled = UIImage(data: Data(bytes), scale: 2)
    #expect(scaled?.size == CGSize(width: 1.5, height: 1))
    #expect(scaled?.cgImage?.width == 3)
  }

  @Test("Other and cut data is not an image", arguments: files)
  func damaged(bytes: [UInt8]) {
    #expect(UIImage(data: Data(bytes.dropLast())) == nil)
    #expect(UIImage(data: Data("text".utf8)) == nil)
  }

  @Test("The scale of a file is in its name")
  func scaledFile() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: folder) } }
    let file = folder.appendingPathComponent("star@3x.png")
    try Data(Self.files[0]).write(to: file)
    let image = UIImage(contentsOfFile: file.path)
    #expect(image?.scale == 3)
    #expect(image?.size == CGSize(width: 1, height: 2.0 / 3))
  }

  @Test("A quarter turn exchanges width and height, and attributes are kept")
  func attributes() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { _ in }
    let picture = try #require(image.cgImage)
    let turned = UIImage(cgImage: picture, scale: image.scale, orientation: .right)
    #expect(turned.size == CGSize(width: 20, height: 40))
    let template = turned.withRenderingMode(.alwaysTemplate).withAlignmentRectInsets(.zero)
    #expect(template.size == turned.size)
    #expect(template.renderingMode == .alwaysTemplate)
    #expect(picture.cropping(to: CGRect(x: 0, y: 0, width: 5, height: 7))?.height == 7)
  }

  @Test("A larger point size makes a larger symbol")
  func symbols() throws {
    let small = try #require(UIImage(systemName: "star"))
    let large = small.withConfiguration(UIImage.SymbolConfiguration(pointSize: 34))
    // Twice the size of body text, up to the rounding to pixels.
    #expect(abs(large.size.width - 2 * small.size.width) <= 1)
    #expect(large.isSymbolImage)
    #expect(UIImage(systemName: "") == nil)
  }

  @Test("A context transforms points and keeps its path")
  func context() throws {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 20), false, 2)
    defer { UIGraphicsEndImageContext() }
    let context = try #require(UIGraphicsGetCurrentContext())
    #expect(context.width == 20)
    // The origin is at the top: 20 points of 2 pixels above the lower edge.
    #expect(context.convertToDeviceSpace(CGPoint.zero) == CGPoint(x: 0, y: 40))
    context.saveGState()
    context.translateBy(x: 3, y: 4)
    context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 2, height: 2))
    context.restoreGState()
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 10, height: 20))
    context.addRect(CGRect(x: 1, y: 1, width: 3, height: 3))
    #expect(context.boundingBoxOfPath == CGRect(x: 1, y: 1, width: 3, height: 3))
    context.fillPath()
    #expect(context.isPathEmpty)
  }
}
