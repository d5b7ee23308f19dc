// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A set `.imageset`: an image with its variants.
package struct ImageSet: Sendable {
  /// A file of the set.
  private struct Variant: Sendable {
    var qualifiers: AssetQualifiers
    var path: String
    /// Whether the set names a file that is not in its folder.
    var isOutside: Bool
    var isTemplate: Bool
    var slices: AssetImage.Slices?
  }

  private var variants: [Variant] = []
  /// The largest number of variants that count: more than all values of the attributes allow.
  private static let most = 2000

  /// - Parameters:
  ///   - contents: the `Contents.json`.
  ///   - folder: the path of the set.
  init(_ contents: CatalogValue, in folder: String) {
    let isTemplate = contents["properties"]?["template-rendering-intent"]?.text == "template"
    for entry in (contents["images"]?.list ?? []).prefix(Self.most) {
      guard let name = entry["filename"]?.text, !name.isEmpty else { continue }
      let qualifiers = AssetQualifiers(entry)
      variants.append(
        Variant(
          qualifiers: qualifiers, path: folder + "/" + name, isOutside: !Self.isInside(name),
          isTemplate: isTemplate,
          slices: entry["resizing"].flatMap {
            AssetImage.Slices($0, scale: qualifiers.scale ?? 1)
          }))
    }
  }

  /// Returns whether a file belongs to a set: a name with a folder is outside of it, and paths end
  /// before a null character.
  static func isInside(_ name: String) -> Bool {
    !name.isEmpty && !name.contains { $0 == "/" || $0 == "\0" } && name != ".."
  }

  /// The image for an environment.
  /// - Parameter remark: receives why a file cannot be used.
  package func image(
    in environment: AssetEnvironment, remark: (String) -> Void
  ) -> AssetImage? {
    guard
      let index = AssetQualifiers.best(of: variants.map(\.qualifiers), in: environment)
    else { return nil }
    let variant = variants[index]
    guard !variant.isOutside else {
      remark("\(variant.path) is not in the folder of its image set, and is not read")
      return nil
    }
    do {
      let file = try ImageFile(path: variant.path)
      let scale = file.isVector ? 1 : variant.qualifiers.scale ?? 1
      return AssetImage(
        file: file, width: file.width / scale, height: file.height / scale,
        isTemplate: variant.isTemplate, isMirrored: variant.qualifiers.isMirrored(in: environment),
        slices: variant.slices, scale: scale)
    } catch {
      remark(error.sentence)
      return nil
    }
  }
}
