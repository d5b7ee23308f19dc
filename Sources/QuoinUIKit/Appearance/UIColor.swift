// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
import QuoinAssets

/// A colour of four components from 0 to 1, which may depend on the traits. Equal when the
/// components are equal in light and in dark. Patterns are equal when they repeat one image.
///
/// Colours can be used on any thread, as Apple's can: their stored properties do not change.
open class UIColor: NSObject, @unchecked Sendable {
  private enum Content {
    case fixed([CGFloat])
    case dynamic((UITraitCollection) -> UIColor)
  }

  /// Has to be the first property, see ``ObjectType``.
  private let objectType = ObjectType.known
  private let content: Content
  /// The image that a pattern repeats; nil for a colour.
  let pattern: UIImage?

  /// Red, green, blue and alpha for the current traits, as a picture needs them.
  package var components: [CGFloat] {
    switch content {
    case .fixed(let components): components
    case .dynamic(let provider): provider(.current).components
    }
  }

  /// Creates a colour from red, green, blue and alpha.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    content = .fixed([red, green, blue, alpha].map { min(max($0, 0), 1) })
    pattern = nil
    super.init()
  }

  /// Creates a colour that depends on the traits. The closure is called whenever components are
  /// needed.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    content = .dynamic(dynamicProvider)
    pattern = nil
    super.init()
  }

  /// Creates a grey from white and alpha.
  public init(white: CGFloat, alpha: CGFloat) {
    content = .fixed([white, white, white, alpha].map { min(max($0, 0), 1) })
    pattern = nil
    super.init()
  }

  /// Creates a colour from hue, saturation, brightness and alpha.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let color = HueComponents(hue: hue, saturation: saturation, brightness: brightness)
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
  }

  /// Creates a colour of the space of wide colour displays. Its components are kept, not converted.
  public convenience init(
    displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(red: displayP3Red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates the colour of a `#colorLiteral`.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// Creates a pattern of an image, which fills areas of drawing code and backgrounds of views. As a
  /// colour it is clear.
  public init(patternImage image: UIImage) {
    content = .fixed([0, 0, 0, 0])
    pattern = image
    super.init()
  }

  /// Creates a colour of the asset catalogs of the main bundle; nil for an unknown name.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates a colour of the asset catalogs of a bundle; nil for an unknown name.
  ///
  /// Catalogs are those in the bundle, those of the stage, and those in the folders that the
  /// environment variable `QUOIN_ASSETS` lists. Without traits the colour depends on those of the
  /// view that shows it.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let catalogs = CatalogLibrary.shared.catalogs(for: bundle ?? .main)
    guard let variants = catalogs.lazy.compactMap({ $0.colorSet(named: name) }).first else {
      return nil
    }
    self.init(dynamicProvider: { current in
      let traits = UITraitCollection(traitsFrom: [current] + (traitCollection.map { [$0] } ?? []))
      return variants.color(in: AssetEnvironment(traits)).flatMap { UIColor($0) } ?? .clear
    })
  }

  /// Creates the colour of a catalog; nil for an unknown one of the system.
  private convenience init?(_ color: AssetColor) {
    switch color {
    case .parts(let red, let green, let blue, let alpha):
      self.init(red: red, green: green, blue: blue, alpha: alpha)
    case .system(let name):
      guard let known = UIColor.namesInFiles[name] else { return nil }
      self.init(dynamicProvider: { known.resolvedColor(with: $0) })
    }
  }

  /// Returns the same colour with another alpha.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch content {
    case .fixed(let values):
      UIColor(red: values[0], green: values[1], blue: values[2], alpha: alpha)
    case .dynamic(let provider):
      UIColor(dynamicProvider: { provider($0).resolvedColor(with: $0).withAlphaComponent(alpha) })
    }
  }

  /// Returns the fixed colour for some traits.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    guard case .dynamic(let provider) = content else { return self }
    return provider(traitCollection).resolvedColor(with: traitCollection)
  }

  /// Reads the components.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let components = components
    red?.pointee = components[0]
    green?.pointee = components[1]
    blue?.pointee = components[2]
    alpha?.pointee = components[3]
    return true
  }

  /// Reads hue, saturation, brightness and alpha.
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let components = components
    let color = HueComponents(red: components[0], green: components[1], blue: components[2])
    hue?.pointee = color.hue
    saturation?.pointee = color.saturation
    brightness?.pointee = color.brightness
    alpha?.pointee = components[3]
    return true
  }

  /// Reads white and alpha; false for a colour that is not a grey.
  @discardableResult
  open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let components = components
    guard components[0] == components[1], components[1] == components[2] else { return false }
    white?.pointee = components[0]
    alpha?.pointee = components[3]
    return true
  }

  /// Sets the colour of areas and lines in the current context.
  open func set() {
    setFill()
    setStroke()
  }
  /// Sets the colour of areas in the current context.
  open func setFill() {
    GraphicsContexts.current?.setFillColor(cgColor)
    #if !QUOIN_APPLE_FOUNDATION
    GraphicsContexts.current?.setFillPattern(pattern)
    #endif
  }
  /// Sets the colour of lines in the current context.
  open func setStroke() { GraphicsContexts.current?.setStrokeColor(cgColor) }

  private static let light = UITraitCollection(userInterfaceStyle: .light)
  private static let dark = UITraitCollection(userInterfaceStyle: .dark)

  /// Returns whether the components are the same, in light and in dark.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor, pattern === other.pattern else { return false }
    if case .fixed(let values) = content, case .fixed(let others) = other.content {
      return values == others
    }
    return [Self.light, Self.dark].allSatisfy {
      resolvedColor(with: $0).components == other.resolvedColor(with: $0).components
    }
  }

  /// The hash value, which equal colours share.
  open override var hash: Int { resolvedColor(with: Self.light).components.hashValue }
}

extension UIColor {
  /// Creates the colour of a layer, from red, green and blue or from white; black where it is of
  /// another kind.
  public convenience init(cgColor: CGColor) {
    let parts = cgColor.components ?? []
    switch parts.count {
    case 4: self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    case 2: self.init(white: parts[0], alpha: parts[1])
    default: self.init(white: 0, alpha: cgColor.alpha)
    }
  }

  /// The colour for a layer, for the current traits.
  public var cgColor: CGColor {
    let components = components
    return CGColor(
      red: components[0], green: components[1], blue: components[2], alpha: components[3])
  }
}

extension UIColor: _ExpressibleByColorLiteral {}

/// The type of `#colorLiteral` where no other is named.
public typealias _ColorLiteralType = UIColor
