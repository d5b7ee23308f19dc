// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// The colours, images and data of some catalogs, by name. Of sets with the same name, the first
/// counts.
package struct AssetCatalogs: Sendable {
  private var colors: [String: ColorSet] = [:]
  private var images: [String: ImageSet] = [:]
  /// The paths of the files of data sets.
  private var files: [String: String] = [:]
  private var symbols: [String: SymbolSet] = [:]
  /// The reasons that sets cannot be used, each with its path.
  package private(set) var remarks: [String] = []

  package init() {}

  /// Reads catalogs.
  /// - Parameter folders: paths of folders `.xcassets`, or of folders with sets.
  package init(reading folders: [String]) {
    for folder in folders { read(folder, namespace: "") }
  }

  /// Whether there is no colour, no image and no symbol.
  package var isEmpty: Bool { colors.isEmpty && images.isEmpty && symbols.isEmpty }

  /// The variants of the colour with a name.
  package func colorSet(named name: String) -> ColorSet? { colors[name] }

  /// The variants of the image with a name.
  package func imageSet(named name: String) -> ImageSet? { images[name] }

  /// The path of the file of the data set with a name.
  package func dataFile(named name: String) -> String? { files[name] }

  /// The symbol with a name.
  package func symbolSet(named name: String) -> SymbolSet? { symbols[name] }

  /// The colour with a name, for an environment.
  package func color(named name: String, in environment: AssetEnvironment) -> AssetColor? {
    colors[name]?.color(in: environment)
  }

  /// The image with a name, for an environment.
  /// - Parameter remark: receives why its file cannot be used.
  package func image(
    named name: String, in environment: AssetEnvironment, remark: (String) -> Void = { _ in }
  ) -> AssetImage? {
    images[name]?.image(in: environment, remark: remark)
  }

  private mutating func read(_ folder: String, namespace: String, depth: Int = 0) {
    // Groups of real projects are far less deep.
    guard depth < 32 else { return }
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      remarks.append("\(folder) cannot be read")
      return
    }
    for name in names.sorted() {
      let path = folder + "/" + name
      let (stem, ending) = Self.parts(of: name)
      // Links could form a cycle, or lead out of the catalog.
      if CatalogFile.isLink(path) {
        if FileManager.default.isFolder(path) {
          remarks.append("\(path) is a link, which is not followed")
        }
        continue
      }
      switch ending {
      case "colorset":
        guard let contents = contents(of: path), colors[namespace + stem] == nil else { continue }
        colors[namespace + stem] = ColorSet(contents)
      case "imageset":
        guard let contents = contents(of: path), images[namespace + stem] == nil else { continue }
        images[namespace + stem] = ImageSet(contents, in: path)
      case "symbolset":
        guard let contents = contents(of: path), symbols[namespace + stem] == nil else { continue }
        symbols[namespace + stem] = SymbolSet(contents, in: path)
      case "dataset":
        guard let contents = contents(of: path), files[namespace + stem] == nil else { continue }
        let name = contents["data"]?.list.lazy.compactMap { $0["filename"]?.text }.first
        if let name, ImageSet.isInside(name) { files[namespace + stem] = path + "/" + name }
      case _ where !Self.sets.contains(ending) && FileManager.default.isFolder(path):
        // A group, whose name may have a dot, or an atlas of sprites.
        let isNamespace =
          contents(of: path, isOptional: true)?["properties"]?["provides-namespace"]?.isTrue
          ?? false
        let group = ending == "spriteatlas" ? stem : name
        read(path, namespace: isNamespace ? namespace + group + "/" : namespace, depth: depth + 1)
      default: continue
      }
    }
  }

  /// The endings of sets without images, colours or data for programs: their parts have no names.
  private static let sets: Set<String> = [
    "appiconset", "arresourcegroup", "brandassets", "complicationset", "cubetextureset",
    "gcdashboardimage", "gcleaderboard", "gcleaderboardset", "iconset", "imagestack", "launchimage",
    "mipmapset", "solidimagestack", "sticker", "stickerpack", "stickersequence", "stickersiconset",
    "textureset", "watchfaceset",
  ]

  /// - Parameter isOptional: whether a folder may have no contents.
  private mutating func contents(of folder: String, isOptional: Bool = false) -> CatalogValue? {
    let path = folder + "/Contents.json"
    if isOptional, !FileManager.default.fileExists(atPath: path) { return nil }
    let data: Data
    do {
      data = try CatalogFile.data(at: path, limit: CatalogValue.longest)
    } catch {
      remarks.append(error.sentence)
      return nil
    }
    guard let value = CatalogValue(json: data) else {
      remarks.append("\(path) is not JSON")
      return nil
    }
    return value
  }

  private static func parts(of name: String) -> (stem: String, ending: String) {
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return (name, "") }
    return (String(name[..<dot]), String(name[name.index(after: dot)...]))
  }
}
