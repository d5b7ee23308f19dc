// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinAssets

extension SVGElement {
  /// Returns the definition of a drawing with a size of 1 × 1: the elements that pictures take
  /// over, with identifiers of its own.
  static func drawing(of image: RenderedImage) -> SVGElement {
    guard let vector = image.vector else { return SVGElement("g") }
    let box = vector.viewBox.map(\.svg).joined(separator: " ")
    let content = SVGElement("g", children: vector.elements.map { element($0, in: image) })
    return SVGElement(
      "svg", ["width": "1", "height": "1", "viewBox": box, "preserveAspectRatio": "none"],
      children: [content.adding(vector.attributes, in: image)])
  }

  private static func element(_ element: VectorElement, in image: RenderedImage) -> SVGElement {
    var result = SVGElement(element.name).adding(element.attributes, in: image)
    if !element.text.isEmpty { result.content.append(.text(element.text)) }
    for child in element.children { result.append(self.element(child, in: image)) }
    return result
  }

  private func adding(
    _ attributes: [VectorElement.Attribute], in image: RenderedImage
  ) -> SVGElement {
    attributes.reduce(self) { element, attribute in
      let prefix = image.identifier + "-"
      let value =
        if attribute.isIdentifier {
          prefix + attribute.value
        } else if let id = attribute.reference {
          attribute.name == "href" ? "#\(prefix + id)" : "url(#\(prefix + id))"
        } else {
          attribute.value
        }
      return element.with(attribute.name, value)
    }
  }
}
