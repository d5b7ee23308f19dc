// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder

/// Finds images or colors that no asset catalog has.
struct MissingResources: FileRule {
  /// The kind of a named resource.
  enum Resource { case image, color }

  let resource: Resource
  let rule: LayoutRule

  init(_ resource: Resource) {
    self.resource = resource
    let noun = resource == .image ? "image" : "color"
    rule = LayoutRule(
      "missing-\(noun)",
      "A name of \(resource == .image ? "an" : "a") \(noun) that no asset catalog has",
      .off, raises: [.strict], certainty: .certain,
      computation: """
        Compares the names of \(noun)s with the asset catalogs below the folder of the configuration, of \
        the repository, or of the file. Without any catalog nothing is known and nothing reported.
        """,
      reason: "The program shows nothing in its place.",
      example: "\(resource == .image ? "An image" : "A color") that was renamed in the catalog.")
  }

  func findings(in file: CheckedFile) -> [LayoutFinding] {
    let paths = SourceScan.paths(below: SourceScan.base(of: file))
    let ending = resource == .image ? "imageset" : "colorset"
    let known = AssetNames(paths, ending: ending)
    guard known.hasCatalog else { return [] }
    return file.elements.indices.compactMap { index in
      let element = file.elements[index]
      let around = file.ancestors(of: index).first?.name
      guard around == "resources", element.name == (resource == .image ? "image" : "namedColor"),
        element["catalog"] != "system", let name = element["name"], !known.contains(name)
      else { return nil }
      // AppKit's own images.
      if resource == .image, name.hasPrefix("NS"), file.file.platform == .macOS { return nil }
      return file.finding(rule, at: index, "no asset catalog has \(name)", detail: name)
    }
  }
}

/// The names of the sets of asset catalogs, and of loose images.
private struct AssetNames {
  private var names: Set<Substring> = []
  private(set) var hasCatalog = false

  init(_ paths: [String], ending: String) {
    for path in paths {
      guard let name = path.split(separator: "/").last, let dot = name.lastIndex(of: ".") else {
        continue
      }
      let stem = name[..<dot]
      switch name[name.index(after: dot)...] {
      case ending[...]: names.insert(stem)
      case "xcassets": hasCatalog = true
      case "appiconset", "launchimage", "symbolset": names.insert(stem)
      case "png", "jpg", "jpeg", "pdf", "gif", "tiff", "icns", "svg":
        // Variants for screens: name@2x.png, name~ipad.png.
        names.insert(stem.prefix { $0 != "@" && $0 != "~" })
        names.insert(name)
      default: break
      }
    }
  }

  /// A name may have the namespaces of its folders, and an ending.
  func contains(_ name: String) -> Bool {
    let last = name.split(separator: "/").last ?? name[...]
    if names.contains(last) { return true }
    return last.lastIndex(of: ".").map { names.contains(last[..<$0]) } ?? false
  }
}
