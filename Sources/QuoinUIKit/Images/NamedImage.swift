// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
package import QuoinAssets

/// An image set of a catalog, from which each view shows the variant for its traits.
struct NamedImage {
  var name: String
  var variants: ImageSet

  /// Returns the variant for some traits; nil when its file cannot be used.
  func content(for traits: UITraitCollection) -> ImageContent? {
    guard let image = variants.image(in: AssetEnvironment(traits), remark: { _ in }) else {
      return nil
    }
    var content = ImageContent(
      size: CGSize(width: image.width, height: image.height), scale: image.scale, name: name)
    content.source = .file(image.file.path)
    content.asset = self
    content.isMirrored = image.isMirrored
    if image.isTemplate { content.renderingMode = .alwaysTemplate }
    if let slices = image.slices {
      content.capInsets = UIEdgeInsets(
        top: slices.top, left: slices.left, bottom: slices.bottom, right: slices.right)
      content.resizingMode = slices.isTiled ? .tile : .stretch
      content.sliceCenter = (slices.centerWidth, slices.centerHeight)
    }
    return content
  }
}

extension ImageContent {
  /// Finds an image of catalogs, then one of files; nil for an unknown name.
  init?(
    named name: String, in bundle: Bundle, compatibleWith traits: UITraitCollection?
  ) {
    let all = UITraitCollection(traitsFrom: [.current] + (traits.map { [$0] } ?? []))
    for catalogs in CatalogLibrary.shared.catalogs(for: bundle) {
      if let variants = catalogs.imageSet(named: name),
        let content = NamedImage(name: name, variants: variants).content(for: all)
      {
        self = content
        return
      }
      if let set = catalogs.symbolSet(named: name) {
        let symbol = UIImage.SymbolConfiguration.unspecified
        self.init(
          size: SymbolMetrics.size(of: name, symbol), scale: 3, name: name, symbol: symbol)
        source = set.shape.map { .data(Data($0.document)) }
        return
      }
    }
    let scale = traits.map(\.displayScale) ?? 0
    guard let content = ImageFiles.content(named: name, in: bundle, scale: scale) else {
      return nil
    }
    self = content
  }
}

extension UIImage {
  /// Returns the variant of an image of a catalog for some traits; other images as they are.
  package func shown(for traits: UITraitCollection) -> UIImage {
    guard let other = content.asset?.content(for: traits), other.source != content.source else {
      return self
    }
    return changing {
      $0.size = other.size
      $0.scale = other.scale
      $0.source = other.source
      $0.isMirrored = other.isMirrored
    }
  }

  /// Whether the pixels are drawn mirrored: they are a variant for the other direction of
  /// languages.
  package var isMirroredVariant: Bool { content.isMirrored }

  /// The middle part of slices in points; nil for everything between the insets.
  package var sliceCenter: (width: Double?, height: Double?) { content.sliceCenter }
}

extension AssetEnvironment {
  /// Creates the environment in which a view with the given traits chooses variants of assets.
  package init(_ traits: UITraitCollection) {
    let idiom: Idiom =
      switch traits.userInterfaceIdiom {
      case .pad: .pad
      case .tv: .tv
      case .carPlay: .carPlay
      case .mac: .mac
      case .vision: .vision
      default: .phone
      }
    self.init(idiom: idiom)
    isDark = traits.userInterfaceStyle == .dark
    hasHighContrast = traits.accessibilityContrast == .high
    if traits.displayScale > 0 { scale = Double(traits.displayScale) }
    widthClass = SizeClass(traits.horizontalSizeClass)
    heightClass = SizeClass(traits.verticalSizeClass)
    isRightToLeft = traits.layoutDirection == .rightToLeft
  }
}

extension AssetEnvironment.SizeClass {
  fileprivate init?(_ sizeClass: UIUserInterfaceSizeClass) {
    switch sizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    default: return nil
    }
  }
}
