// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinAssets

/// The search for image files and their reader.
enum ImageFiles {
  /// Returns the content of a resource's image, or nil.
  ///
  /// - Parameters:
  ///   - name: The name of a file, with or without extension and scale.
  ///   - bundle: The bundle whose resources are searched.
  ///   - scale: The wanted number of pixels per point; 0 for that of a usual screen, 3.
  static func content(named name: String, in bundle: Bundle, scale: CGFloat) -> ImageContent? {
    let file = URL(fileURLWithPath: name)
    let stem =
      file.pathExtension.isEmpty ? name : String(name.dropLast(file.pathExtension.count + 1))
    let extensions =
      file.pathExtension.isEmpty ? ["png", "jpg", "jpeg", "gif"] : [file.pathExtension]
    let wanted = scale > 0 ? Int(scale) : 3
    // The wanted scale first, then larger ones.
    let scales = [wanted, 3, 2, 1]
    for scale in scales {
      for ending in extensions {
        let name = stem + (scale > 1 ? "@\(scale)x" : "")
        if let path = bundle.path(forResource: name, ofType: ending),
          var content = content(ofFile: path)
        {
          content.name = stem
          return content
        }
      }
    }
    return nil
  }

  /// Returns the image of a file, whose name may end in `@2x` or `@3x`; nil when it is not an
  /// image.
  static func content(ofFile path: String) -> ImageContent? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let stem = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    let scale: CGFloat = stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
    var content = content(of: data, scale: scale)
    content?.source = .file(path)
    return content
  }

  /// Returns the image in the data of a file; nil for other data.
  static func content(of data: Data, scale: CGFloat) -> ImageContent? {
    guard let header = ImageHeader([UInt8](data)), header.width > 0, header.height > 0,
      [.png, .jpeg, .gif, .heif].contains(header.format)
    else { return nil }
    let scale = scale > 0 ? scale : 1
    var content = ImageContent(
      size: CGSize(
        width: header.width / scale, height: header.height / scale),
      scale: scale)
    content.source = .data(data)
    return content
  }
}
