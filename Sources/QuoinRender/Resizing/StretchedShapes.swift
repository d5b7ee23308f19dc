// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// The shapes of a view in its own coordinates, and how each of their numbers follows the size of
/// the view.
///
/// The view is drawn in its own size, a little wider, and a little higher. A number that differs
/// follows the width or the height, as a function that is taken as affine: `a + b · width + c ·
/// height`. So rectangles stretch, and parts that are centered or at the other edge move. Pictures
/// in which something else depends on the size, such as the icon of an image, are close to the
/// drawing at that size.
struct StretchedShapes {
  /// The shapes, each with an attribute `data-f` where numbers follow the size: for each attribute
  /// its name, a colon, and `a b c` for each of its numbers, separated by semicolons.
  let elements: [SVGElement]

  /// - Parameter draw: Draws the view with a size in points, at the origin.
  init(of size: LayoutSize, draw: (LayoutSize) -> [DrawingElement]) {
    let step = Self.step
    let own = draw(size)
    let wider = draw(LayoutSize(width: size.width + step, height: size.height))
    let higher = draw(LayoutSize(width: size.width, height: size.height + step))
    elements = Self.elements(own, wider, higher, size: size)
  }

  /// The additional width and height of the view in the drawings, in points: little, so that
  /// nothing else changes.
  private static let step = 0.125

  private static func elements(
    _ own: [DrawingElement], _ wider: [DrawingElement], _ higher: [DrawingElement],
    size: LayoutSize
  ) -> [SVGElement] {
    own.enumerated().flatMap { index, element in
      let first = index < wider.count ? wider[index] : element
      let second = index < higher.count ? higher[index] : element
      return elements(element, first, second, size: size)
    }
  }

  private static func elements(
    _ own: DrawingElement, _ wider: DrawingElement, _ higher: DrawingElement, size: LayoutSize
  ) -> [SVGElement] {
    var shapes = SVGElement.elements(of: [own])
    guard shapes.count == 1 else { return shapes }
    // Masks do not follow the size.
    if case .effect(.cut, _) = own { shapes[0].attributes = [] }
    if !own.children.isEmpty {
      let inner = elements(own.children, wider.children, higher.children, size: size)
      shapes[0].content = inner.map { .element($0) }
    }
    let numbers = own.coordinates
    let (first, second) = (wider.coordinates, higher.coordinates)
    var parts: [String] = []
    for (index, attribute) in numbers.enumerated() {
      guard index < first.count, index < second.count else { break }
      let counts = [first, second].map(\.[index].numbers.count)
      guard counts.allSatisfy({ $0 == attribute.numbers.count }) else { continue }
      let forms = attribute.numbers.indices.map { number in
        form(
          attribute.numbers[number], first[index].numbers[number], second[index].numbers[number],
          size: size)
      }
      guard forms.contains(where: { $0.width != 0 || $0.height != 0 }) else { continue }
      parts.append("\(attribute.name):" + forms.map(text).joined(separator: " "))
    }
    return [shapes[0].with("data-f", parts.isEmpty ? nil : parts.joined(separator: ";"))]
  }

  private static func form(
    _ own: Double, _ wider: Double, _ higher: Double, size: LayoutSize
  ) -> SizeForm {
    let (width, height) = ((wider - own) / step, (higher - own) / step)
    return SizeForm(
      constant: own - width * size.width - height * size.height,
      width: abs(width) < 1e-6 ? 0 : width, height: abs(height) < 1e-6 ? 0 : height)
  }

  private static func text(of form: SizeForm) -> String {
    func short(_ value: Double) -> String { LayoutText.number(value, decimals: 4) }
    return "\(short(form.constant)) \(short(form.width)) \(short(form.height))"
  }
}
