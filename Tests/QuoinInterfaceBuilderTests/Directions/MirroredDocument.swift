// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// The mirror image of an Interface Builder file, to be laid out in the other direction.
///
/// Left and right are exchanged wherever the file names them, and stored positions are measured from
/// the other side. Attributes that follow the reading direction stay as they are.
struct MirroredDocument {
  let data: Data
  /// Constraints without a mirror image: a multiple of a position depends on the width around it.
  private(set) var multipliedPositions = 0

  private static let oppositeSides = [
    "left": "right", "right": "left", "leftMargin": "rightMargin", "rightMargin": "leftMargin",
  ]
  private static let directional: Set = ["leading", "trailing", "leadingMargin", "trailingMargin"]
  private static let centers: Set = ["centerX", "centerXWithinMargins"]

  init(_ original: Data) throws {
    let document = try XMLDocument(data: original)
    for element in try document.nodes(forXPath: "//*").compactMap({ $0 as? XMLElement }) {
      switch element.name {
      case "rect" where element["key"] == "frame": Self.mirrorFrame(element)
      case "autoresizingMask": element.exchange("flexibleMinX", "flexibleMaxX")
      case "edgeInsets": element.exchange("left", "right")
      case "inset": element.exchange("minX", "maxX")
      case "constraint": multipliedPositions += Self.mirrorConstraint(element) ? 0 : 1
      default: Self.turn(element)
      }
    }
    data = document.xmlData
  }

  /// Frames of views around which no frame is known stay where they are.
  private static func mirrorFrame(_ rect: XMLElement) {
    var parent = rect.parent?.parent as? XMLElement
    while let element = parent, element.frame == nil { parent = element.parent as? XMLElement }
    guard let width = parent?.frame?.number("width"), let x = rect.number("x"),
      let ownWidth = rect.number("width")
    else { return }
    rect["x"] = "\(width - x - ownWidth)"
  }

  /// Whether the constraint has a mirror image.
  private static func mirrorConstraint(_ constraint: XMLElement) -> Bool {
    let names = ["firstAttribute", "secondAttribute"]
    let attributes = names.compactMap { constraint[$0] }
    guard attributes.count == 2, isHorizontal(attributes[0]) else { return true }
    guard constraint["multiplier"].map({ ["1", "1:1"].contains($0) }) ?? true else { return false }
    guard directional.isDisjoint(with: attributes) else { return true }
    for name in names {
      constraint[name] = constraint[name].map { oppositeSides[$0] ?? $0 }
    }
    constraint["constant"] = "\(-(constraint.number("constant") ?? 0))"
    for variation in constraint.elements(forName: "variation") {
      if let constant = variation.number("constant") { variation["constant"] = "\(-constant)" }
    }
    let reversed = [
      "lessThanOrEqual": "greaterThanOrEqual", "greaterThanOrEqual": "lessThanOrEqual",
    ]
    constraint["relation"] = constraint["relation"].map { reversed[$0] ?? $0 }
    return true
  }

  private static func isHorizontal(_ attribute: String) -> Bool {
    directional.contains(attribute) || centers.contains(attribute)
      || oppositeSides[attribute] != nil
  }

  private static func turn(_ element: XMLElement) {
    let opposite = [
      "forceLeftToRight": "forceRightToLeft", "forceRightToLeft": "forceLeftToRight",
    ]
    guard let forced = element["semanticContentAttribute"] else { return }
    element["semanticContentAttribute"] = opposite[forced] ?? forced
  }
}

extension XMLElement {
  fileprivate subscript(name: String) -> String? {
    get { attribute(forName: name)?.stringValue }
    set {
      removeAttribute(forName: name)
      guard let newValue else { return }
      let node = XMLNode.attribute(withName: name, stringValue: newValue)
      if let attribute = node as? XMLNode { addAttribute(attribute) }
    }
  }

  fileprivate func number(_ name: String) -> Double? { self[name].flatMap(Double.init) }

  fileprivate var frame: XMLElement? { elements(forName: "rect").first { $0["key"] == "frame" } }

  fileprivate func exchange(_ first: String, _ second: String) {
    (self[first], self[second]) = (self[second], self[first])
  }
}
