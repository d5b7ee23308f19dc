// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

/// The name of an image in a bundle. Xcode generates such a value for each image of an asset
/// catalog. Catalogs are not read: the name is the name of a file.
public struct ImageResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// Creates a resource for an image name in a bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }

  /// Returns whether two resources are equal.
  public static func == (left: ImageResource, right: ImageResource) -> Bool {
    left.name == right.name && left.bundle === right.bundle
  }
  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// The name of a colour in a bundle. Xcode generates such a value for each colour of an asset
/// catalog. Catalogs are not read, so the colour is that of an unknown name.
public struct ColorResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// Creates a resource for a colour name in a bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }

  /// Returns whether two resources are equal.
  public static func == (left: ColorResource, right: ColorResource) -> Bool {
    left.name == right.name && left.bundle === right.bundle
  }
  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension UIImage {
  /// Creates the image of a resource; an empty image if there is none.
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
  /// The path of an image outside of the main bundle; nil if there is none.
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
  /// Creates the colour of a resource; clear for unknown names, since catalogs are not read.
  public convenience init(resource: ColorResource) {
    self.init(white: 0, alpha: 0)
  }
}
