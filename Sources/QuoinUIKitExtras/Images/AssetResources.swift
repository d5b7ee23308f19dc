// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

/// An image of a bundle by its name, as Xcode generates one for each image of a catalog. Catalogs are
/// not read: the name is that of a file.
public struct ImageResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// The image of a name in a bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }

  /// Whether two resources are the same.
  public static func == (left: ImageResource, right: ImageResource) -> Bool {
    left.name == right.name && left.bundle === right.bundle
  }
  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// A colour of a bundle by its name, as Xcode generates one for each colour of a catalog. Catalogs are
/// not read, so the colour is that of an unknown name.
public struct ColorResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// The colour of a name in a bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }

  /// Whether two resources are the same.
  public static func == (left: ColorResource, right: ColorResource) -> Bool {
    left.name == right.name && left.bundle === right.bundle
  }
  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension UIImage {
  /// The image of a resource; empty when there is none.
  public convenience init(resource: ImageResource) {
    if let path = resource.file {
      self.init(contentsOfFileOrEmpty: path)
    } else {
      self.init(imageLiteralResourceName: resource.name)
    }
  }

  private convenience init(contentsOfFileOrEmpty path: String) {
    let size = UIImage(contentsOfFile: path)?.size ?? .zero
    self.init(
      size: size, name: URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent)
  }
}

extension ImageResource {
  /// The file of an image that is not in the main bundle; nil when there is none.
  fileprivate var file: String? {
    guard bundle !== Bundle.main else { return nil }
    for ending in ["png", "jpg", "jpeg", "gif"] {
      for suffix in ["@3x", "@2x", ""] {
        if let path = bundle.path(forResource: name + suffix, ofType: ending) { return path }
      }
    }
    return nil
  }
}

extension UIColor {
  /// The colour of a resource; clear where the name is not known, since catalogs are not read.
  public convenience init(resource: ColorResource) {
    self.init(white: 0, alpha: 0)
  }
}
