// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinUIKit

extension FileObjects {
  /// Returns the colour of a child with a key, or nil.
  func color(_ key: String, of element: MarkupElement) -> UIColor? {
    element.child("color", key: key).flatMap(color)
  }

  /// The colour of a `color` element: one of the assets or of the system by name, otherwise by its
  /// parts. A name that nothing defines is not a colour.
  func color(_ element: MarkupElement) -> UIColor? {
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

  /// The colour of a name in the catalogs of the bundle, otherwise among the resources of the file.
  private func definedColor(_ name: String) -> UIColor? {
    if let color = UIColor(named: name, in: bundle, compatibleWith: nil) { return color }
    let resources = file.root.child("resources")?.children ?? []
    let resource = resources.first {
      ["namedColor", "systemColor"].contains($0.name) && $0["name"] == name
    }
    guard let definition = resource?.child("color"), definition["name"] == nil else { return nil }
    return color(definition)
  }

  /// Returns the font of the child with a key, or nil.
  func font(of element: MarkupElement, key: String = "fontDescription") -> UIFont? {
    guard let font = element.child("fontDescription", key: key) else { return nil }
    if let style = font["style"] { return .preferredFont(forTextStyle: .init(rawValue: style)) }
    let size = font.number("pointSize") ?? UIFont.systemFontSize
    if let name = font["name"], let named = UIFont(name: name, size: size) { return named }
    switch font["type"] {
    case "boldSystem": return .boldSystemFont(ofSize: size)
    case "italicSystem": return .italicSystemFont(ofSize: size)
    default:
      guard let weight = font["weight"].flatMap({ Self.weights[$0] }) else {
        return .systemFont(ofSize: size)
      }
      return .systemFont(ofSize: size, weight: weight)
    }
  }

  private static let weights: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]

  /// The image that an attribute names: a symbol, one of the bundle, or an empty one of the size
  /// that the file states.
  func image(_ attribute: String = "image", of element: MarkupElement) -> UIImage? {
    let child = element.child("imageReference", key: attribute)
    guard let name = element[attribute] ?? child?["name"] ?? child?["image"] else { return nil }
    if (element["catalog"] ?? child?["catalog"]) == "system" { return UIImage(systemName: name) }
    if let image = UIImage(named: name, in: bundle, compatibleWith: nil) { return image }
    guard let size = file.document.imageSizes[name] else { return nil }
    return UIImage(size: CGSize(width: size.horizontal, height: size.vertical), name: name)
  }
}
