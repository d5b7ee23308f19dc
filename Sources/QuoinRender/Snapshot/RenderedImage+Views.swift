// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinAssets
import QuoinLayout
import QuoinUIKit

extension RenderedIcon {
  /// Reads an image, which has a colour of its own or the given one.
  @MainActor init(_ image: UIImage, color: RenderedColor?, rect: LayoutRect, in view: UIView) {
    self.init(
      name: image.name ?? "image", image: RenderedImage(image, in: view),
      drawing: RenderedDrawing(image), rect: rect,
      color: image.displayTint.map { RenderedColor($0) } ?? color,
      look: image.symbolLook(for: view.traitCollection) ?? SymbolLook())
  }
}

extension RenderedImage {
  /// Creates the image of a bar button, which is drawn in the tint colour unless its original is
  /// requested.
  @MainActor init?(inBar image: UIImage, of bar: UIView) {
    self.init(image, in: bar)
    isTemplate = image.renderingMode != .alwaysOriginal
  }

  /// Reads the bytes of an image with a file or data; nil for others, and for those that no
  /// viewer shows.
  @MainActor init?(_ image: UIImage, in view: UIView) {
    let image = image.shown(for: view.traitCollection)
    guard let source = image.source else { return nil }
    let isTurned =
      image.flipsForRightToLeftLayoutDirection
      && view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isFlipped = image.imageOrientation == .upMirrored
    self.init(
      source, width: Double(image.size.width), height: Double(image.size.height),
      isTemplate: image.renderingMode == .alwaysTemplate || image.isSymbolImage,
      isMirrored: [isTurned, isFlipped, image.isMirroredVariant].count { $0 } % 2 == 1,
      slices: Slices(image))
  }

  /// Reads the bytes of a file or of data; nil for a format that no viewer shows.
  init?(
    _ source: UIImage.Source, width: Double, height: Double, isTemplate: Bool,
    isMirrored: Bool = false, slices: Slices? = nil
  ) {
    var bytes: [UInt8]
    switch source {
    case .data(let data): bytes = [UInt8](data)
    case .file(let path):
      bytes = FileManager.default.contents(atPath: path).map { [UInt8]($0) } ?? []
    }
    if ImageHeader(bytes)?.format == .pdf, let drawing = PDFDrawing.svg(of: bytes) {
      bytes = drawing
    }
    guard let format = ImageHeader(bytes).flatMap({ Format(rawValue: $0.format.rawValue) }) else {
      return nil
    }
    self.init(
      bytes: bytes, format: format, width: width, height: height, isTemplate: isTemplate,
      isMirrored: isMirrored, slices: slices)
    if format == .svg, vector == nil { return nil }
  }
}

extension RenderedDrawing {
  /// Reads an image; nil for one that the program did not draw.
  init?(_ image: UIImage) {
    guard case .drawing(var list) = image.displayContent else { return nil }
    // The list may be in pixels, and the image of another scale.
    list.scale(width: Double(image.size.width), height: Double(image.size.height))
    self.init(
      list: list, slices: RenderedImage.Slices(image),
      isTemplate: image.renderingMode == .alwaysTemplate || image.displayTint != nil)
  }
}

extension RenderedImage.Slices {
  /// Creates the slices of an image; nil for one without insets.
  init?(_ image: UIImage) {
    let insets = image.capInsets
    guard insets != .zero else { return nil }
    self.init(
      insets: LayoutInsets(
        top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom),
        right: Double(insets.right)),
      centerWidth: image.sliceCenter.width, centerHeight: image.sliceCenter.height,
      isTiled: image.resizingMode == .tile)
  }
}
