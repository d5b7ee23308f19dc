// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
package import QuoinUIKit

/// The colours and images to which the elements of a file refer by name: those of catalogs or bundles,
/// and those that the file itself states.
@MainActor package protocol FileResources {
  /// The element of the resources in the file; nil without one.
  var resources: MarkupElement? { get }
  /// The traits for the sizes of texts; nil for those of the main screen.
  var traits: UITraitCollection? { get }
  /// Returns a colour of a catalog; nil for an unknown one.
  func color(named name: String) -> UIColor?
  /// Returns an image of a catalog, or an empty one of the size that the file states; nil for an
  /// unknown one.
  func image(named name: String) -> UIImage?
}

extension FileResources {
  /// Returns the colour of a child with a key, or nil.
  package func color(_ key: String, of element: MarkupElement) -> UIColor? {
    element.child("color", key: key).flatMap(color)
  }

  /// The colour of a `color` element: one of the assets or of the system by name, otherwise by its
  /// parts. A name that nothing defines is not a colour.
  package func color(_ element: MarkupElement) -> UIColor? {
    if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
      return UIColor.namesInFiles[name] ?? definedColor(name)
    }
    if let name = element["name"] { return definedColor(name) }
    let alpha = element.number("alpha") ?? 1
    if let white = element.number("white") { return UIColor(white: white, alpha: alpha) }
    guard let red = element.number("red"), let green = element.number("green"),
      let blue = element.number("blue")
    else { return nil }
    return UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The colour of a name in the catalogs, otherwise among the resources of the file.
  private func definedColor(_ name: String) -> UIColor? {
    if let color = color(named: name) { return color }
    let resource = resources?.children.first {
      ["namedColor", "systemColor"].contains($0.name) && $0["name"] == name
    }
    guard let definition = resource?.child("color"), definition["name"] == nil else { return nil }
    return color(definition)
  }

  /// The image that an attribute names.
  package func image(_ attribute: String = "image", of element: MarkupElement) -> UIImage? {
    let child = element.child("imageReference", key: attribute)
    guard let name = element[attribute] ?? child?["name"] ?? child?["image"] else { return nil }
    let isSymbol = (element["catalog"] ?? child?["catalog"]) == "system"
    guard isSymbol else { return image(named: name) }
    return UIImage(systemName: name, withConfiguration: symbolConfiguration(of: element))
  }

  /// The size and the weight of the symbol of an element; nil where the file states none.
  package func symbolConfiguration(
    of element: MarkupElement, key: String = "preferredSymbolConfiguration"
  ) -> UIImage.SymbolConfiguration? {
    guard let written = element.child("preferredSymbolConfiguration", key: key) else { return nil }
    var parts: [UIImage.SymbolConfiguration] = []
    if let size = written.number("pointSize") { parts.append(.init(pointSize: size)) }
    if let font = font(of: written) { parts.append(.init(font: font)) }
    if let weight = written["weight"].flatMap({ FileNames.symbolWeights[$0] }) {
      parts.append(.init(weight: weight))
    }
    if let scale = written["scale"].flatMap({ FileNames.symbolScales[$0] }) {
      parts.append(.init(scale: scale))
    }
    guard let first = parts.first else { return nil }
    return parts.dropFirst().reduce(first) { $0.applying($1) }
  }
}
