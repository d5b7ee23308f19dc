// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout
import Testing

@testable import QuoinRender

/// The parts of sliced images, worked out by hand for an image of 20 × 10 points.
@Suite("Slices of images") struct ImageSliceTests {
  private func image(_ slices: RenderedImage.Slices?) -> RenderedImage {
    RenderedImage(bytes: [], format: .png, width: 20, height: 10, slices: slices)
  }

  private func widths(_ slices: [ImageSlice], _ part: KeyPath<ImageSlice, LayoutRect>) -> [Double] {
    slices.filter { $0.target.y == 0 }.map { $0[keyPath: part].width }
  }

  private static let insets = LayoutInsets(top: 2, left: 3, bottom: 2, right: 5)
  private let rect = LayoutRect(x: 0, y: 0, width: 100, height: 40)

  @Test("An image without slices is stretched as a whole")
  func whole() { #expect(ImageSlice.slices(of: image(nil), in: rect).isEmpty) }

  @Test("Nine parts: those at the edges keep their size, and the middle fills the rest")
  func nine() {
    let parts = ImageSlice.slices(of: image(.init(insets: Self.insets)), in: rect)
    #expect(parts.count == 9)
    #expect(widths(parts, \.source) == [3, 12, 5])
    #expect(widths(parts, \.target) == [3, 92, 5])
    #expect(
      parts[4]
        == ImageSlice(
          source: LayoutRect(x: 3, y: 2, width: 12, height: 6),
          target: LayoutRect(x: 3, y: 2, width: 92, height: 36)))
  }

  @Test("Only the stated part of the middle is shown")
  func center() {
    let slices = RenderedImage.Slices(insets: Self.insets, centerWidth: 1)
    #expect(widths(ImageSlice.slices(of: image(slices), in: rect), \.source) == [3, 1, 5])
  }

  @Test("A middle that is repeated ends with a part of it")
  func tiled() {
    // 92 points are 7 times 12 and 8 more.
    let slices = RenderedImage.Slices(insets: Self.insets, isTiled: true)
    let parts = ImageSlice.slices(of: image(slices), in: rect)
    let middle = Array(repeating: 12.0, count: 7) + [8]
    #expect(widths(parts, \.target) == [3] + middle + [5])
    #expect(widths(parts, \.source) == [3] + middle + [5])
  }

  @Test("Parts at the edges become smaller where there is no room for both")
  func narrow() {
    let rect = LayoutRect(x: 0, y: 0, width: 4, height: 40)
    let parts = ImageSlice.slices(of: image(.init(insets: Self.insets)), in: rect)
    #expect(widths(parts, \.target) == [1.5, 2.5])
  }

  @Test("An image without a direction of slices is stretched in that direction")
  func three() {
    let insets = LayoutInsets(top: 0, left: 3, bottom: 0, right: 5)
    #expect(ImageSlice.slices(of: image(.init(insets: insets)), in: rect).count == 3)
  }
}
