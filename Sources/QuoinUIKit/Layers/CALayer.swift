// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

// Methods for subclasses to override have to be in the class itself; the bodies are in extensions.

/// The layer that draws a view. A view and its layer share their geometry and appearance.
open class CALayer: NSObject, NSSecureCoding, CAMediaTiming {
  /// The geometry of the view, or of a layer without a view.
  final var geometry: LayerGeometry {
    get { withView { $0.geometry } ?? ownGeometry ?? viewHandle?.lastGeometry ?? LayerGeometry() }
    set { if withView({ $0.geometry = newValue }) == nil { ownGeometry = newValue } }
  }
  /// The geometry of a layer without a view, or whose view was freed.
  private var ownGeometry: LayerGeometry?
  /// The view of the layer.
  final var view: UIView? { viewHandle?.view }
  private var viewHandle: ItemHandle?
  var tree = LayerTree()
  private var ownLook = LayerLook()
  /// The rarely used properties; nil while all have their default values.
  private(set) final var storedExtras: LayerExtrasBox?
  final var extras: LayerExtras {
    get { storedExtras?.value ?? LayerExtras() }
    set {
      let box = storedExtras ?? LayerExtrasBox()
      box.value = newValue
      storedExtras = box
    }
  }

  /// Creates a layer without a view.
  public override init() {
    super.init()
  }

  /// Creates a copy of another layer, as animations make for showing; without sublayers.
  public init(layer: Any) {
    super.init()
    guard let other = layer as? CALayer else { return }
    ownGeometry = other.geometry
    ownLook = other.ownLook
  }

  /// Creates a layer with default values; archives are not read.
  public required init?(coder: NSCoder) {
    super.init()
  }

  init(view: UIView) {
    viewHandle = view.handle
    super.init()
  }

  /// Archives are safe to read: nothing is read.
  open class var supportsSecureCoding: Bool { true }
  /// Does nothing: archives are not written.
  open func encode(with coder: NSCoder) {}

  // MARK: Geometry

  /// The rectangle around the transformed bounds, in the superlayer's coordinates.
  open var frame: CGRect {
    get { geometry.frame }
    set { changeGeometry { $0.frame = newValue } }
  }
  /// The layer in its own coordinates.
  open var bounds: CGRect {
    get { geometry.bounds }
    set { changeGeometry { $0.bounds = newValue } }
  }
  /// The position of the anchor point in the superlayer.
  open var position: CGPoint {
    get { geometry.position }
    set { changeGeometry { $0.position = newValue } }
  }
  /// The point that `position` locates and that transforms leave in place: (0, 0) is the upper
  /// left corner, (1, 1) the lower right one.
  open var anchorPoint: CGPoint {
    get { geometry.anchorPoint }
    set {
      guard newValue != geometry.anchorPoint else { return }
      changeGeometry { $0.anchorPoint = newValue }
      _ = withView { $0.anchorPointDidChange() }
    }
  }
  /// The distance of the layer in front of its neighbours.
  open var zPosition: CGFloat = 0
  /// The transform about the anchor point. Frames follow its effect in the plane.
  open var transform: CATransform3D {
    get { geometry.spatialTransform }
    set { changeGeometry { $0.spatialTransform = newValue } }
  }
  /// A transform of all sublayers about the anchor point; without effect on frames.
  open var sublayerTransform = CATransform3DIdentity
  /// Returns the effect of the transform in the plane.
  open func affineTransform() -> CGAffineTransform { geometry.transform }
  /// Sets the transform about the anchor point.
  open func setAffineTransform(_ m: CGAffineTransform) { changeGeometry { $0.transform = m } }
  /// Returns whether a point is in the bounds.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
  /// Returns the frontmost layer at a point of the superlayer.
  open func hitTest(_ p: CGPoint) -> CALayer? { front(at: p) }
  /// Converts a point from another layer to this one; nil for the topmost layer.
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    p.applying(CALayer.transform(from: l, to: self))
  }
  /// Converts a point from this layer to another; nil for the topmost layer.
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    p.applying(CALayer.transform(from: self, to: l))
  }
  /// Converts a rectangle from another layer to this one; nil for the topmost layer.
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    r.applying(CALayer.transform(from: l, to: self))
  }
  /// Converts a rectangle from this layer to another; nil for the topmost layer.
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    r.applying(CALayer.transform(from: self, to: l))
  }

  // MARK: Tree

  /// The superlayer.
  open var superlayer: CALayer? { tree.parent ?? withView { $0.superview?.layer } ?? nil }
  /// The sublayers from back to front, including the layers of subviews; nil if there are none.
  open var sublayers: [CALayer]? {
    get { allSublayers.isEmpty ? nil : allSublayers }
    set { exchangeSublayers(for: newValue ?? []) }
  }
  /// Adds a layer in front of the others.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: Int.max) }
  /// Inserts a layer at an index counted from the back.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }
  /// Inserts a layer just in front of another.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, nextTo: sibling, offset: 1)
  }
  /// Inserts a layer just behind another.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, nextTo: sibling, offset: 0)
  }
  /// Replaces a layer by another.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    insert(newLayer, nextTo: oldLayer, offset: 0)
    oldLayer.removeFromSuperlayer()
  }
  /// Removes the layer from its superlayer. The layer of a view stays with its view.
  open func removeFromSuperlayer() { leaveSuperlayer() }
  /// A layer whose shape cuts this one.
  open var mask: CALayer? { didSet { lookDidChange() } }

  // MARK: Layout

  /// Marks the layer for `layoutSublayers()`.
  open func setNeedsLayout() { tree.needsLayout = true }
  /// Returns whether the layer is marked for `layoutSublayers()`.
  open func needsLayout() -> Bool { tree.needsLayout }
  /// Lays out the marked layers among the ancestors and descendants of this one.
  open func layoutIfNeeded() { layoutFromTop() }
  /// Places the sublayers, through the delegate if there is one. Overrides use the bounds.
  open func layoutSublayers() { layoutThroughDelegate() }
  /// Returns the preferred size of the frame: its current size.
  open func preferredFrameSize() -> CGSize { frame.size }

  // MARK: Look

  /// Whether the layer is not shown.
  open var isHidden: Bool {
    get { withView { $0.storedIsHidden } ?? ownLook.isHidden }
    set { setLook(\.isHidden, newValue) { $0.isHidden = newValue } }
  }
  /// The opacity from 0, invisible, to 1.
  open var opacity: Float {
    get { withView { Float($0.storedAlpha) } ?? ownLook.opacity }
    set { setLook(\.opacity, newValue) { $0.alpha = CGFloat(newValue) } }
  }
  /// Whether sublayers are cut off at the bounds.
  open var masksToBounds: Bool {
    get { withView { $0.clipsToBounds } ?? ownLook.masksToBounds }
    set { setLook(\.masksToBounds, newValue) { $0.clipsToBounds = newValue } }
  }
  /// The colour behind the content.
  open var backgroundColor: CGColor? {
    get { withView { $0.storedBackgroundColor?.cgColor } ?? ownLook.backgroundColor }
    set {
      let color = newValue.map { UIColor(cgColor: $0) }
      setLook(\.backgroundColor, newValue) { $0.backgroundColor = color }
    }
  }
  /// The radius of the corners, in points.
  open var cornerRadius: CGFloat = 0 { didSet { lookDidChange() } }
  /// The corners that are round.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  { didSet { lookDidChange() } }
  /// The colour of the border.
  open var borderColor: CGColor? { didSet { lookDidChange() } }
  /// The width of the border, in points.
  open var borderWidth: CGFloat = 0 { didSet { lookDidChange() } }
  /// The colour of the shadow.
  open var shadowColor: CGColor? { didSet { lookDidChange() } }
  /// The opacity of the shadow from 0, no shadow, to 1.
  open var shadowOpacity: Float = 0 { didSet { lookDidChange() } }
  /// The radius of the shadow, in points.
  open var shadowRadius: CGFloat = 3 { didSet { lookDidChange() } }
  /// The offset of the shadow.
  open var shadowOffset = CGSize(width: 0, height: -3) { didSet { lookDidChange() } }
  /// The number of pixels per point.
  open var contentsScale: CGFloat = 1
  /// The content of the layer.
  open var contents: Any? { didSet { lookDidChange() } }
  /// Whether the layer covers all that is behind it.
  open var isOpaque = false
  /// Whether a change of the size marks the layer for drawing.
  open var needsDisplayOnBoundsChange = false
  /// Whether the layer is rasterized.
  open var shouldRasterize = false
  /// The number of pixels per point of the rasterized image.
  open var rasterizationScale: CGFloat = 1
  /// A name by which the layer can be found.
  open var name: String?
  /// The path of the shadow; nil for the shape of the layer.
  open var shadowPath: CGPath? {
    get { storedExtras?.value.shadowPath }
    set { extras.shadowPath = newValue }
  }
  /// The curve of rounded corners; stored, not shown.
  open var cornerCurve: CALayerCornerCurve {
    get { extras.cornerCurve }
    set { extras.cornerCurve = newValue }
  }
  /// The placement of the contents.
  open var contentsGravity: CALayerContentsGravity {
    get { extras.contentsGravity }
    set { extras.contentsGravity = newValue }
  }
  /// The visible part of the contents, in unit coordinates; stored, not shown.
  open var contentsRect: CGRect {
    get { extras.contentsRect }
    set { extras.contentsRect = newValue }
  }
  /// The stretched part of the contents, in unit coordinates; stored, not shown.
  open var contentsCenter: CGRect {
    get { extras.contentsCenter }
    set { extras.contentsCenter = newValue }
  }
  /// The filter for reduced contents; stored, not shown.
  open var minificationFilter: CALayerContentsFilter {
    get { extras.minificationFilter }
    set { extras.minificationFilter = newValue }
  }
  /// The filter for enlarged contents; stored, not shown.
  open var magnificationFilter: CALayerContentsFilter {
    get { extras.magnificationFilter }
    set { extras.magnificationFilter = newValue }
  }
  /// Whether edges are antialiased; stored, not shown.
  open var allowsEdgeAntialiasing: Bool {
    get { extras.allowsEdgeAntialiasing }
    set { extras.allowsEdgeAntialiasing = newValue }
  }
  /// Whether sublayers are composited before the opacity is applied; stored, not shown.
  open var allowsGroupOpacity: Bool {
    get { extras.allowsGroupOpacity }
    set { extras.allowsGroupOpacity = newValue }
  }
  /// Whether sublayers are drawn upside down; stored, not shown.
  open var isGeometryFlipped: Bool {
    get { extras.isGeometryFlipped }
    set { extras.isGeometryFlipped = newValue }
  }
  /// Whether the back of the layer is visible; stored, not shown.
  open var isDoubleSided: Bool {
    get { extras.isDoubleSided }
    set { extras.isDoubleSided = newValue }
  }
  /// Whether drawing is asynchronous; stored, not shown.
  open var drawsAsynchronously: Bool {
    get { extras.drawsAsynchronously }
    set { extras.drawsAsynchronously = newValue }
  }
  /// The depth of the anchor point; stored, without effect on frames.
  open var anchorPointZ: CGFloat {
    get { extras.anchorPointZ }
    set { extras.anchorPointZ = newValue }
  }
  /// The filters of the contents; stored, not shown.
  open var filters: [Any]? {
    get { extras.filters }
    set { extras.filters = newValue }
  }
  /// The filters of the content behind the layer; stored, not shown.
  open var backgroundFilters: [Any]? {
    get { extras.backgroundFilters }
    set { extras.backgroundFilters = newValue }
  }
  /// The filter that composites the layer with the content behind it; stored, not shown.
  open var compositingFilter: Any? {
    get { extras.compositingFilter }
    set { extras.compositingFilter = newValue }
  }

  // MARK: Values of programs

  /// Returns the value that a program stored under a key.
  open func value(forKey key: String) -> Any? { extras.values[key] }
  /// Stores a value under a key of the program. Keys of properties have no effect: there is no
  /// Objective-C runtime here.
  open func setValue(_ value: Any?, forKey key: String) { extras.values[key] = value }
  /// Returns the value that a program stored under a key path.
  open func value(forKeyPath keyPath: String) -> Any? { extras.values[keyPath] }
  /// Stores a value under a key path of the program. Paths of properties have no effect.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { extras.values[keyPath] = value }

  // MARK: Drawing

  /// Requests drawing, for the next picture.
  open func setNeedsDisplay() { extras.needsDisplay = true }
  /// Requests drawing of a part: of the whole layer.
  open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }
  /// Returns whether drawing was requested.
  open func needsDisplay() -> Bool { storedExtras?.value.needsDisplay ?? false }
  /// Calls `display()` if drawing was requested.
  open func displayIfNeeded() {
    guard needsDisplay() else { return }
    extras.needsDisplay = false
    display()
  }
  /// Records the drawing code of the layer; an override sets the contents.
  open func display() { record() }
  /// Draws the contents, by the delegate if there is one. Called for pictures, once for each state.
  open func draw(in ctx: CGContext) { drawThroughDelegate(in: ctx) }
  /// Draws the layer and its sublayers into a context. Texts and images of views are not drawn.
  open func render(in ctx: CGContext) { paint(in: ctx) }
  /// Returns whether a change of a property requires drawing: false.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  // MARK: Animations

  /// The view, where the layer has one, or an object that lays out the sublayers.
  open var delegate: (any CALayerDelegate)? {
    get { storedExtras?.value.delegate ?? view }
    set { extras.delegate = newValue }
  }
  /// Stores an animation under a key, and ends it at the next turn of the main loop unless it
  /// repeats without end. Properties keep their values: an animation is not shown.
  open func add(_ anim: CAAnimation, forKey key: String?) { begin(anim, forKey: key) }
  /// Ends the animation of a key.
  open func removeAnimation(forKey key: String) { end(where: { $0 == key }) }
  /// Ends all animations.
  open func removeAllAnimations() { end(where: { _ in true }) }
  /// Returns the keys of the animations that have not ended; nil without one.
  open func animationKeys() -> [String]? {
    let keys = storedExtras?.value.animations.compactMap(\.key) ?? []
    return keys.isEmpty ? nil : keys
  }
  /// Returns the animation of a key, if it has not ended.
  open func animation(forKey key: String) -> CAAnimation? {
    storedExtras?.value.animations.last { $0.key == key }?.animation
  }
  /// The actions for changes of properties, by property name; stored, not shown.
  open var actions: [String: any CAAction]? {
    get { storedExtras?.value.actions }
    set { extras.actions = newValue }
  }
  /// Returns the action of a change of a property, from `actions`.
  open func action(forKey event: String) -> (any CAAction)? { actions?[event] }
  /// Returns the action of a change of a new layer's property: nil.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  /// Returns the layer as it is shown while an animation of `UIView` moves its view; otherwise the
  /// layer itself.
  ///
  /// A layer of a subclass always returns itself: only the class could create another one.
  open func presentation() -> Self? { (presentedCopy() as? Self) ?? self }

  /// Returns a layer with the values that animations of the view show; nil while none moves it.
  private func presentedCopy() -> CALayer? {
    let shown = withView { view -> (LayerGeometry?, CGFloat?, UIColor?) in
      (view.presentedGeometry, view.presentedAlpha, view.presentedBackgroundColor)
    }
    guard let (geometry, alpha, color) = shown,
      geometry != nil || alpha != nil || color != nil
    else { return nil }
    let copy = CALayer(layer: self)
    if let geometry { copy.ownGeometry = geometry }
    copy.ownLook.opacity = alpha.map { Float($0) } ?? opacity
    copy.ownLook.backgroundColor = color?.cgColor ?? backgroundColor
    return copy
  }
  /// Returns the layer itself.
  open func model() -> Self { self }
  /// The time at which the time of the layer begins, in seconds.
  open var beginTime: TimeInterval {
    get { extras.timing.beginTime }
    set { extras.timing.beginTime = newValue }
  }
  /// The duration of the layer, in seconds; stored, not shown.
  open var duration: TimeInterval {
    get { extras.timing.duration }
    set { extras.timing.duration = newValue }
  }
  /// The speed of the layer's time; stored, not shown.
  open var speed: Float {
    get { extras.timing.speed }
    set { extras.timing.speed = newValue }
  }
  /// The time offset of the layer, in seconds; stored, not shown.
  open var timeOffset: TimeInterval {
    get { extras.timing.timeOffset }
    set { extras.timing.timeOffset = newValue }
  }
  /// The number of repetitions of the layer's time; stored, not shown.
  open var repeatCount: Float {
    get { extras.timing.repeatCount }
    set { extras.timing.repeatCount = newValue }
  }
  /// The duration of the layer's repetitions, in seconds; stored, not shown.
  open var repeatDuration: TimeInterval {
    get { extras.timing.repeatDuration }
    set { extras.timing.repeatDuration = newValue }
  }
  /// Whether the layer's time runs backwards after it ran forwards; stored, not shown.
  open var autoreverses: Bool {
    get { extras.timing.autoreverses }
    set { extras.timing.autoreverses = newValue }
  }
  /// Whether values apply before and after the layer's active time; stored, not shown.
  open var fillMode: CAMediaTimingFillMode {
    get { extras.timing.fillMode }
    set { extras.timing.fillMode = newValue }
  }
  /// Converts a time from another layer, or from the clock, to this layer.
  open func convertTime(_ t: TimeInterval, from l: CALayer?) -> TimeInterval {
    ownTime(at: l?.outerTime(at: t) ?? t)
  }
  /// Converts a time from this layer to another layer, or to the clock.
  open func convertTime(_ t: TimeInterval, to l: CALayer?) -> TimeInterval {
    let outer = outerTime(at: t)
    return l?.ownTime(at: outer) ?? outer
  }

  /// Sets an appearance property in the view of the layer, or in the layer itself.
  private func setLook<Value>(
    _ part: WritableKeyPath<LayerLook, Value>, _ value: Value,
    inView change: @MainActor (UIView) -> Void
  ) {
    ownLook[keyPath: part] = value
    guard view == nil else {
      _ = withView(change)
      return
    }
    lookDidChange()
  }
}
