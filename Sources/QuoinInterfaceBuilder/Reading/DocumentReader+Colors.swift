// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension DocumentReader {
  mutating func readColors(
    _ element: MarkupElement, cell: MarkupElement?, into appearance: inout ViewAppearance
  ) {
    let title = element.child("state", key: "normal")?.child("color", key: "titleColor")
    appearance.textColor = color(
      element.child("color", key: "textColor") ?? cell?.child("color", key: "textColor") ?? title)
    let fill = element.child("color", key: "fillColor")
    let drawsBackground = cell?.flag("drawsBackground") == true
    appearance.backgroundColor = color(
      element.child("color", key: "backgroundColor") ?? fill
        ?? (drawsBackground ? cell?.child("color", key: "backgroundColor") : nil))
    appearance.tintColor = color(
      element.child("color", key: "tintColor") ?? element.child("color", key: "onTintColor"))
  }

  /// Reads a `color` element, looking up names among the resources of the file.
  mutating func color(_ element: MarkupElement?) -> FileColor? {
    guard let element else { return nil }
    let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] ?? element["name"]
    if let name, let known = namedColors[name] {
      return FileColor(name: name, components: known)
    }
    return FileColor(name: name, components: components(of: element))
  }

  private mutating func components(of element: MarkupElement) -> FileColor.Components? {
    let alpha = number("alpha", of: element) ?? 1
    if let white = number("white", of: element) {
      return FileColor.Components(red: white, green: white, blue: white, alpha: alpha)
    }
    guard let red = number("red", of: element), let green = number("green", of: element),
      let blue = number("blue", of: element)
    else { return nil }
    return FileColor.Components(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Stores the colours that the resources of the file define.
  mutating func readNamedColors(_ resources: MarkupElement) {
    for element in resources.children {
      guard ["namedColor", "systemColor"].contains(element.name), let name = element["name"],
        let definition = element.child("color"), let parts = components(of: definition)
      else { continue }
      namedColors[name] = parts
    }
  }
}
