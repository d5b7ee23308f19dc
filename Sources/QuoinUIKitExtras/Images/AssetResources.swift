// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

/// The name of an image in a bundle. Xcode generates such a value for each image of an asset
/// catalog.
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
/// catalog.
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
    self.init(named: resource.name, orEmptyIn: resource.bundle)
  }
}

extension UIColor {
  /// Creates the colour of a resource, for the traits of the view that shows it; clear for an
  /// unknown name.
  public convenience init(resource: ColorResource) {
    let color = UIColor(named: resource.name, in: resource.bundle, compatibleWith: nil) ?? .clear
    self.init(dynamicProvider: { color.resolvedColor(with: $0) })
  }
}
