// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension DocumentReader {
  /// Sizes that the file keeps beside its objects: of images, and of views that are rendered live.
  mutating func readResources(_ root: MarkupElement) {
    if let resources = root.child("resources") { readNamedColors(resources) }
    for image in root.child("resources")?.children ?? [] where image.name == "image" {
      // The size of a symbol is that of its template, not the one on the canvas.
      guard image["catalog"] != "system", let name = image["name"],
        let width = number("width", of: image), let height = number("height", of: image)
      else { continue }
      document.imageSizes[name] = AxisPair(width, height)
    }
    for designable in root.child("designables")?.children ?? [] {
      guard let id = designable["name"],
        let size = designable.child("size", key: "intrinsicContentSize")
      else { continue }
      // -1 means no size.
      document.designableSizes[id] = AxisPair(
        number("width", of: size).flatMap { $0 < 0 ? nil : $0 },
        number("height", of: size).flatMap { $0 < 0 ? nil : $0 })
    }
  }
}
