// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// Places the labels of constraints so that they do not cover each other.
///
/// Each label gets, one after the other, the best of its places: that with the least overlap with
/// labels that are placed already, then with texts of the scene, and with the outside of the
/// picture. Labels of conflicts are placed first.
struct LabelPlacement {
  /// The area that the picture shows.
  var bounds: LayoutRect
  /// The texts of the scene.
  var texts: [LayoutRect]
  var ruler = TextRuler()

  /// The labels at their places, those of conflicts on top.
  func elements(of labels: [ConstraintLabel]) -> [DrawingElement] {
    let ordered = labels.filter(\.isConflicting) + labels.filter { !$0.isConflicting }
    var taken: [LayoutRect] = []
    let drawn = ordered.map { label in
      let width = ruler.width(of: label.text, font: ConstraintLabel.font) + 4
      let rect = best(of: label.places(width: width), taken)
      taken.append(rect)
      return label.elements(in: rect)
    }
    return drawn.reversed().flatMap(\.self)
  }

  private func best(of places: [LayoutRect], _ taken: [LayoutRect]) -> LayoutRect {
    var best = (place: places[0], cost: Double.infinity)
    for place in places {
      let cost = cost(of: place, taken)
      // Of equal places the first is the best.
      if cost < best.cost - 1e-9 { best = (place, cost) }
    }
    return best.place
  }

  /// Returns the overlap in square points. Overlap with texts is divided by three, and area outside
  /// the bounds is multiplied by three.
  private func cost(of place: LayoutRect, _ taken: [LayoutRect]) -> Double {
    let labels = taken.reduce(0) { $0 + $1.overlap(place.inset(x: -1, y: -0.5)) }
    let texts = texts.reduce(0) { $0 + $1.overlap(place) }
    let outside = place.width * place.height - bounds.overlap(place)
    return labels + texts / 3 + outside * 3
  }
}

extension LayoutRect {
  /// The area in square points that both rectangles cover.
  fileprivate func overlap(_ other: LayoutRect) -> Double {
    let width = min(maxX, other.maxX) - max(x, other.x)
    let height = min(maxY, other.maxY) - max(y, other.y)
    return width > 0 && height > 0 ? width * height : 0
  }
}
