// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPLE_FOUNDATION
public import Foundation

/// The destination of drawing. It records a display list, from which pictures are made; it has no
/// pixels.
public final class CGContext {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// The meaning of the components of a pixel.
  public let colorSpace: CGColorSpace?
  /// The transform from the coordinates of the display list to pixels, which count upward.
  let base: CGAffineTransform
  /// Whether the context is a bitmap of Core Graphics, in which y grows upward.
  let isBitmap: Bool
  /// The area of the display list, in points.
  let area: CGRect
  var state = ContextState()
  private var savedStates: [ContextState] = []
  /// The path that is built, in the coordinates of the display list.
  var currentPath = CGMutablePath()
  /// The line along the path, whose outline is the path that is filled or clipped to; nil for the
  /// path itself.
  var outlinedLine: DisplayItem?
  /// The items of the layer that is recorded.
  var items: [DisplayItem] = []
  /// The items of the layers around it, from the outermost one.
  private var outerItems: [[DisplayItem]] = []
  private var unsupported: [String] = []
  private var itemCount = 0
  /// Whether the drawing code of a class of this library ran, which draws nothing here: pictures
  /// draw what it shows.
  var hasReachedBase = false
  /// The rectangle in which a label draws its text, in its coordinates.
  var textRect: CGRect?

  /// Creates a context for a bitmap in memory. The memory is not written.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard width > 0, height > 0 else { return nil }
    self.init(
      width: width, height: height, space: space, size: CGSize(width: width, height: height),
      scale: 1, isBitmap: true)
    // Bitmaps have their origin at the lower left corner.
    state.transform = base
  }

  /// Creates a context with its origin at the upper left corner; nil for a size without pixels.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - scale: The number of pixels per point.
  package convenience init?(size: CGSize, scale: CGFloat) {
    let pixels = CGSize(
      width: (size.width * scale).rounded(.up), height: (size.height * scale).rounded(.up))
    guard pixels.width > 0, pixels.height > 0, pixels.width < 1e9, pixels.height < 1e9 else {
      return nil
    }
    self.init(
      width: Int(pixels.width), height: Int(pixels.height), space: CGColorSpaceCreateDeviceRGB(),
      size: size, scale: scale, isBitmap: false)
  }

  private init(
    width: Int, height: Int, space: CGColorSpace, size: CGSize, scale: CGFloat, isBitmap: Bool
  ) {
    self.isBitmap = isBitmap
    self.width = width
    self.height = height
    colorSpace = space
    area = CGRect(origin: .zero, size: size)
    base = CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: size.height * scale)
  }

  /// The memory of the bitmap: nil, because there are no pixels.
  public var data: UnsafeMutableRawPointer? { nil }
  /// The number of bits of a component: 8.
  public var bitsPerComponent: Int { 8 }
  /// The number of bits of a pixel: 32.
  public var bitsPerPixel: Int { 32 }
  /// The number of bytes of a row of pixels.
  public var bytesPerRow: Int { 4 * width }

  /// Returns an image of the recording so far, which has the size of the context.
  public func makeImage() -> CGImage? {
    CGImage(width: width, height: height, content: .drawing(displayList))
  }
  /// Saves the state.
  public func saveGState() { savedStates.append(state) }
  /// Restores the state that was saved last.
  public func restoreGState() {
    if let last = savedStates.popLast() { state = last }
  }
  /// Does nothing, as no drawing is pending.
  public func flush() {}
  /// Does nothing, as no drawing is pending.
  public func synchronize() {}
  /// Saves the state, and begins a layer, whose items are composited with each other first.
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {
    saveGState()
    outerItems.append(items)
    items = []
    state.clips = []
    state.masks = []
    state.alpha = 1
    state.blendMode = .normal
    state.shadow = nil
  }
  /// Saves the state, and begins a layer in a rectangle.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [String: Any]?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(to: rect)
  }
  /// Ends a layer, restores the state, and draws the layer with its opacity, shadow and blend mode.
  public func endTransparencyLayer() {
    guard let outer = outerItems.popLast() else { return }
    let layer = items
    items = outer
    restoreGState()
    if !layer.isEmpty { add(DisplayItem.layer(layer)) }
  }

  // MARK: Recording

  /// The maximum number of items that one context records.
  private static let limit = 100_000

  /// The recording so far. Layers that have not ended end here.
  package var displayList: DisplayList {
    let all = outerItems.reversed().reduce(items) { inner, outer in
      inner.isEmpty ? outer : outer + [DisplayItem.layer(inner)]
    }
    return DisplayList(
      width: Double(area.width), height: Double(area.height), items: all, unsupported: unsupported)
  }

  /// Records an item with the opacity, the clips, the blend mode and the shadow of the state.
  func add(_ item: DisplayItem) {
    guard state.clip.map({ !$0.isEmpty }) ?? true else { return }
    itemCount += 1
    guard itemCount <= Self.limit else {
      return addUnsupported("more than \(Self.limit) operations")
    }
    var item = item
    item.opacity *= Double(min(max(state.alpha, 0), 1))
    item.shadow = item.shadow ?? state.shadow
    combine(clipped(item), state.blendMode)
  }

  /// Returns an item with the clips and the masks of the state.
  func clipped(_ item: DisplayItem) -> DisplayItem {
    var item = item
    item.clips += state.clips
    for mask in state.masks {
      if !item.mask.isEmpty { item = DisplayItem.layer([item]) }
      item.mask = [mask]
    }
    return item
  }

  /// Adds an item to those so far, or changes these by it.
  private func combine(_ source: DisplayItem, _ mode: CGBlendMode) {
    var item = source
    switch mode {
    case .destinationOver: items.insert(item, at: 0)
    case .destinationOut, .clear: mask(withItems: false, by: item)
    case .destinationIn where state.clips.isEmpty: mask(withItems: true, by: item)
    case .sourceIn where state.clips.isEmpty, .sourceOut where state.clips.isEmpty:
      let isInverted = mode == .sourceOut
      let layer = DisplayItem.layer(items)
      item = item.mask.isEmpty ? item : DisplayItem.layer([item])
      item.mask = [isInverted ? layer.blackened : layer]
      item.isMaskInverted = isInverted
      items = items.isEmpty && !isInverted ? [] : [item]
    default:
      // An opaque item replaces what is behind it in both modes.
      guard let blend = DisplayBlend(mode == .copy || mode == .sourceAtop ? .normal : mode) else {
        return addUnsupported("the blend mode \(mode)")
      }
      item.blend = blend
      items.append(item)
    }
  }

  /// Makes the items so far a layer that is only inside, or only outside, of another item.
  func mask(withItems isInside: Bool, by item: DisplayItem) {
    guard !items.isEmpty else { return }
    var mask = item
    mask.shadow = nil
    var layer = DisplayItem.layer(items)
    layer.mask = [isInside ? mask : mask.blackened]
    layer.isMaskInverted = !isInside
    items = [layer]
  }

  /// Notes that an operation was not recorded.
  package func addUnsupported(_ name: String) {
    if !unsupported.contains(name) { unsupported.append(name) }
  }
}
#endif
