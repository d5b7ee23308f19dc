// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A set `.imageset`: an image with its variants.
struct ImageSet: Sendable {
  /// A file of the set.
  private struct Variant: Sendable {
    var qualifiers: AssetQualifiers
    var path: String
    var isTemplate: Bool
    var caps: AssetImage.Caps?
  }

  private var variants: [Variant] = []

  /// - Parameters:
  ///   - contents: the `Contents.json`.
  ///   - folder: the path of the set.
  init(_ contents: CatalogValue, in folder: String) {
    let isTemplate = contents["properties"]?["template-rendering-intent"]?.text == "template"
    for entry in contents["images"]?.list ?? [] {
      // A name with a folder is outside of the set.
      guard let name = entry["filename"]?.text, !name.isEmpty, !name.contains("/"), name != ".."
      else { continue }
      variants.append(
        Variant(
          qualifiers: AssetQualifiers(entry), path: folder + "/" + name, isTemplate: isTemplate,
          caps: entry["resizing"].flatMap { AssetImage.Caps($0) }))
    }
  }

  /// The image for an environment.
  /// - Parameter remark: receives why a file cannot be used.
  func image(in environment: AssetEnvironment, remark: (String) -> Void) -> AssetImage? {
    guard
      let index = AssetQualifiers.best(of: variants.map(\.qualifiers), in: environment)
    else { return nil }
    let variant = variants[index]
    do {
      let file = try ImageFile(path: variant.path)
      let scale = file.isVector ? 1 : variant.qualifiers.scale ?? 1
      return AssetImage(
        file: file, width: file.width / scale, height: file.height / scale,
        isTemplate: variant.isTemplate, isMirrored: variant.qualifiers.isMirrored(in: environment),
        caps: variant.caps)
    } catch {
      remark(error.sentence)
      return nil
    }
  }
}
