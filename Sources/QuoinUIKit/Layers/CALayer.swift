// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

// What a subclass may override has to be in the class itself; the bodies are in extensions.

/// What a view draws into. A view and its layer share one geometry and one look.
open class CALayer: NSObject, NSSecureCoding, CAMediaTiming {
  /// That of the view where the layer has one.
  final var geometry: LayerGeometry {
    get { withView { $0.geometry } ?? ownGeometry ?? viewHandle?.lastGeometry ?? LayerGeometry() }
    set { if withView({ $0.geometry = newValue }) == nil { ownGeometry = newValue } }
  }
  /// Of a layer without a view, or whose view was freed.
  private var ownGeometry: LayerGeometry?
  /// The view whose layer this is.
  final var view: UIView? { viewHandle?.view }
  private var viewHandle: ItemHandle?
  var tree = LayerTree()
  private var ownLook = LayerLook()
  /// nil while all rarely used properties have their default values.
  private(set) final var storedExtras: LayerExtrasBox?
  final var extras: LayerExtras {
    get { storedExtras?.value ?? LayerExtras() }
    set {
      let box = storedExtras ?? LayerExtrasBox()
      box.value = newValue
      storedExtras = box
    }
  }

  /// A layer without a view.
  public override init() {
    super.init()
  }

  /// A copy of another layer, as animations make for showing; without sublayers.
  public init(layer: Any) {
    super.init()
    guard let other = layer as? CALayer else { return }
    ownGeometry = other.geometry
    ownLook = other.ownLook
  }

  /// A layer with default values; archives are not read.
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
  /// Where the anchor point lies in the superlayer.
  open var position: CGPoint {
    get { geometry.position }
    set { changeGeometry { $0.position = newValue } }
  }
  /// The point of the layer that stays in place: (0, 0) is the upper left, (1, 1) the lower right
  /// corner.
  open var anchorPoint: CGPoint {
    get { geometry.anchorPoint }
    set {
      guard newValue != geometry.anchorPoint else { return }
      changeGeometry { $0.anchorPoint = newValue }
      _ = withView { $0.anchorPointDidChange() }
    }
  }
  /// How far in front of its neighbours the layer is.
  open var zPosition: CGFloat = 0
  /// The transform about the anchor point. Frames follow what it does in the plane.
  open var transform: CATransform3D {
    get { geometry.spatialTransform }
    set { changeGeometry { $0.spatialTransform = newValue } }
  }
  /// A transform of all sublayers; kept, without effect on frames.
  open var sublayerTransform = CATransform3DIdentity
  /// What the transform does in the plane.
  open func affineTransform() -> CGAffineTransform { geometry.transform }
  /// Sets the transform about the anchor point.
  open func setAffineTransform(_ m: CGAffineTransform) { changeGeometry { $0.transform = m } }
  /// Whether a point lies in the bounds.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
  /// The front layer at a point of the superlayer.
  open func hitTest(_ p: CGPoint) -> CALayer? { front(at: p) }
  /// A point of another layer in the coordinates of this one; nil means the topmost layer.
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    p.applying(CALayer.way(from: l, to: self))
  }
  /// A point of this layer in the coordinates of another; nil means the topmost layer.
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    p.applying(CALayer.way(from: self, to: l))
  }
  /// A rectangle of another layer in the coordinates of this one; nil means the topmost layer.
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    r.applying(CALayer.way(from: l, to: self))
  }
  /// A rectangle of this layer in the coordinates of another; nil means the topmost layer.
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    r.applying(CALayer.way(from: self, to: l))
  }

  // MARK: Tree

  /// The layer around this one.
  open var superlayer: CALayer? { tree.parent ?? withView { $0.superview?.layer } ?? nil }
  /// The layers inside, from back to front, those of subviews included; nil when there are none.
  open var sublayers: [CALayer]? {
    get { allSublayers.isEmpty ? nil : allSublayers }
    set { exchangeSublayers(for: newValue ?? []) }
  }
  /// Puts a layer in front of the others.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: Int.max) }
  /// Puts a layer at an index counted from the back.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }
  /// Puts a layer just in front of another.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, nextTo: sibling, offset: 1)
  }
  /// Puts a layer just behind another.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, nextTo: sibling, offset: 0)
  }
  /// Puts a layer in the place of another.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    insert(newLayer, nextTo: oldLayer, offset: 0)
    oldLayer.removeFromSuperlayer()
  }
  /// Takes the layer out of its superlayer. The layer of a view stays with its view.
  open func removeFromSuperlayer() { leaveSuperlayer() }
  /// A layer whose shape cuts this one.
  open var mask: CALayer?

  // MARK: Layout

  /// Asks for `layoutSublayers()`.
  open func setNeedsLayout() { tree.needsLayout = true }
  /// Whether `layoutSublayers()` was asked for.
  open func needsLayout() -> Bool { tree.needsLayout }
  /// Lays out the layer, what is around it and what is inside, where that was asked for.
  open func layoutIfNeeded() { layoutFromTop() }
  /// Places the sublayers, or lets the delegate do so; an override places them from the bounds.
  open func layoutSublayers() { layoutThroughDelegate() }
  /// The size that the layer would like to have: its own.
  open func preferredFrameSize() -> CGSize { frame.size }

  // MARK: Look

  /// Whether the layer is not shown.
  open var isHidden: Bool {
    get { withView { $0.storedIsHidden } ?? ownLook.isHidden }
    set { setLook(\.isHidden, newValue) { $0.isHidden = newValue } }
  }
  /// From 0, invisible, to 1.
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
  /// How round the corners are, in points.
  open var cornerRadius: CGFloat = 0 { didSet { lookDidChange() } }
  /// Which corners are round.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// The colour of the border.
  open var borderColor: CGColor? { didSet { lookDidChange() } }
  /// How wide the border is, in points.
  open var borderWidth: CGFloat = 0 { didSet { lookDidChange() } }
  /// The colour of the shadow.
  open var shadowColor: CGColor?
  /// From 0, no shadow, to 1.
  open var shadowOpacity: Float = 0
  /// How soft the shadow is, in points.
  open var shadowRadius: CGFloat = 3
  /// How far the shadow is moved.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// Pixels a point.
  open var contentsScale: CGFloat = 1
  /// What the layer shows.
  open var contents: Any?
  /// Whether the layer covers all that is behind it.
  open var isOpaque = false
  /// Whether a new size asks for drawing.
  open var needsDisplayOnBoundsChange = false
  /// Whether the layer is drawn once and shown as a picture.
  open var shouldRasterize = false
  /// Pixels a point of that picture.
  open var rasterizationScale: CGFloat = 1
  /// A name by which the layer can be found.
  open var name: String?
  /// The shape of the shadow; nil for that of the layer. Stored, not shown.
  open var shadowPath: CGPath? {
    get { storedExtras?.value.shadowPath }
    set { extras.shadowPath = newValue }
  }
  /// The curve of round corners; stored, not shown.
  open var cornerCurve: CALayerCornerCurve {
    get { extras.cornerCurve }
    set { extras.cornerCurve = newValue }
  }
  /// How contents are placed; stored, not shown.
  open var contentsGravity: CALayerContentsGravity {
    get { extras.contentsGravity }
    set { extras.contentsGravity = newValue }
  }
  /// The part of the contents that is shown, in parts of their size; stored, not shown.
  open var contentsRect: CGRect {
    get { extras.contentsRect }
    set { extras.contentsRect = newValue }
  }
  /// The part of the contents that is stretched, in parts of their size; stored, not shown.
  open var contentsCenter: CGRect {
    get { extras.contentsCenter }
    set { extras.contentsCenter = newValue }
  }
  /// How pixels of reduced contents are computed; stored, not shown.
  open var minificationFilter: CALayerContentsFilter {
    get { extras.minificationFilter }
    set { extras.minificationFilter = newValue }
  }
  /// How pixels of enlarged contents are computed; stored, not shown.
  open var magnificationFilter: CALayerContentsFilter {
    get { extras.magnificationFilter }
    set { extras.magnificationFilter = newValue }
  }
  /// Whether edges are smooth; stored, not shown.
  open var allowsEdgeAntialiasing: Bool {
    get { extras.allowsEdgeAntialiasing }
    set { extras.allowsEdgeAntialiasing = newValue }
  }
  /// Whether sublayers are mixed before the opacity applies; stored, not shown.
  open var allowsGroupOpacity: Bool {
    get { extras.allowsGroupOpacity }
    set { extras.allowsGroupOpacity = newValue }
  }
  /// Whether sublayers are drawn upside down; stored, not shown.
  open var isGeometryFlipped: Bool {
    get { extras.isGeometryFlipped }
    set { extras.isGeometryFlipped = newValue }
  }
  /// Whether the layer is shown when it is turned away; stored, not shown.
  open var isDoubleSided: Bool {
    get { extras.isDoubleSided }
    set { extras.isDoubleSided = newValue }
  }
  /// Whether drawing happens later; stored, not shown.
  open var drawsAsynchronously: Bool {
    get { extras.drawsAsynchronously }
    set { extras.drawsAsynchronously = newValue }
  }
  /// The depth of the anchor point; stored, without effect on frames.
  open var anchorPointZ: CGFloat {
    get { extras.anchorPointZ }
    set { extras.anchorPointZ = newValue }
  }
  /// Filters of the contents; stored, not shown.
  open var filters: [Any]? {
    get { extras.filters }
    set { extras.filters = newValue }
  }
  /// Filters of what is behind; stored, not shown.
  open var backgroundFilters: [Any]? {
    get { extras.backgroundFilters }
    set { extras.backgroundFilters = newValue }
  }
  /// The filter that mixes the layer with what is behind; stored, not shown.
  open var compositingFilter: Any? {
    get { extras.compositingFilter }
    set { extras.compositingFilter = newValue }
  }

  // MARK: Values of programs

  /// The value that a program stored under a key.
  open func value(forKey key: String) -> Any? { extras.values[key] }
  /// Stores a value under a key of the program. Keys of properties have no effect: there is no
  /// Objective-C runtime here.
  open func setValue(_ value: Any?, forKey key: String) { extras.values[key] = value }
  /// The value that a program stored under a key path.
  open func value(forKeyPath keyPath: String) -> Any? { extras.values[keyPath] }
  /// Stores a value under a key path of the program. Paths of properties have no effect.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { extras.values[keyPath] = value }

  // MARK: Drawing

  /// Asks for drawing; nothing is drawn here.
  open func setNeedsDisplay() { extras.needsDisplay = true }
  /// Asks for drawing of a part; nothing is drawn here.
  open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }
  /// Whether drawing was asked for.
  open func needsDisplay() -> Bool { storedExtras?.value.needsDisplay ?? false }
  /// Calls `display()` where drawing was asked for.
  open func displayIfNeeded() {
    guard needsDisplay() else { return }
    extras.needsDisplay = false
    display()
  }
  /// Shows the contents; nothing is drawn here.
  open func display() {}
  /// Draws the contents; nothing is drawn here, and nothing calls it.
  open func draw(in ctx: CGContext) {}
  /// Draws the layer and its sublayers; nothing is drawn here.
  open func render(in ctx: CGContext) {}
  /// Whether a change of a property asks for drawing: no.
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
  /// The keys of the animations that have not ended; nil without one.
  open func animationKeys() -> [String]? {
    let keys = storedExtras?.value.animations.compactMap(\.key) ?? []
    return keys.isEmpty ? nil : keys
  }
  /// The animation of a key, if it has not ended.
  open func animation(forKey key: String) -> CAAnimation? {
    storedExtras?.value.animations.last { $0.key == key }?.animation
  }
  /// What happens when a property changes, by its name; stored, not shown.
  open var actions: [String: any CAAction]? {
    get { storedExtras?.value.actions }
    set { extras.actions = newValue }
  }
  /// What happens when a property changes, from `actions`.
  open func action(forKey event: String) -> (any CAAction)? { actions?[event] }
  /// What happens when a property of a new layer changes: nothing.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  /// The layer as it is shown while an animation of `UIView` moves its view; else the layer itself.
  ///
  /// A layer of a subclass is always the layer itself: only the class could make another one.
  open func presentation() -> Self? { (presentedCopy() as? Self) ?? self }

  /// A layer with the values that animations of the view show; nil while none moves it.
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
  /// The layer itself.
  open func model() -> Self { self }
  /// When the time of the layer begins, in seconds.
  open var beginTime: TimeInterval {
    get { extras.timing.beginTime }
    set { extras.timing.beginTime = newValue }
  }
  /// How long the layer is shown, in seconds; stored, not shown.
  open var duration: TimeInterval {
    get { extras.timing.duration }
    set { extras.timing.duration = newValue }
  }
  /// How fast time passes in the layer; stored, not shown.
  open var speed: Float {
    get { extras.timing.speed }
    set { extras.timing.speed = newValue }
  }
  /// Where the time of the layer begins, in seconds; stored, not shown.
  open var timeOffset: TimeInterval {
    get { extras.timing.timeOffset }
    set { extras.timing.timeOffset = newValue }
  }
  /// How often the time of the layer repeats; stored, not shown.
  open var repeatCount: Float {
    get { extras.timing.repeatCount }
    set { extras.timing.repeatCount = newValue }
  }
  /// For how long the time of the layer repeats, in seconds; stored, not shown.
  open var repeatDuration: TimeInterval {
    get { extras.timing.repeatDuration }
    set { extras.timing.repeatDuration = newValue }
  }
  /// Whether the time of the layer runs backwards after it ran forwards; stored, not shown.
  open var autoreverses: Bool {
    get { extras.timing.autoreverses }
    set { extras.timing.autoreverses = newValue }
  }
  /// Whether values hold before and after the time of the layer; stored, not shown.
  open var fillMode: CAMediaTimingFillMode {
    get { extras.timing.fillMode }
    set { extras.timing.fillMode = newValue }
  }
  /// A time of another layer, or of the clock, in that of this layer.
  open func convertTime(_ t: TimeInterval, from l: CALayer?) -> TimeInterval {
    ownTime(at: l?.outerTime(at: t) ?? t)
  }
  /// A time of this layer in that of another, or of the clock.
  open func convertTime(_ t: TimeInterval, to l: CALayer?) -> TimeInterval {
    let outer = outerTime(at: t)
    return l?.ownTime(at: outer) ?? outer
  }

  /// Sets a part of the look, in the view where the layer has one.
  private func setLook<Value>(
    _ part: WritableKeyPath<LayerLook, Value>, _ value: Value,
    inView change: @MainActor (UIView) -> Void
  ) {
    ownLook[keyPath: part] = value
    _ = withView(change)
  }
}
