// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
import QuoinLayout

// Swift does not allow overriding declarations of an extension, so methods for subclasses to
// override have to be in the class itself. This file therefore declares every member that subclasses
// can override, and is longer than others; the bodies are in extensions.

/// A rectangle on the screen that shows content and contains other views.
@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency NSCoding, UITraitEnvironment, UIAppearance,
  UIAppearanceContainer, CALayerDelegate, UIFocusItem
{
  final var layoutState = ViewLayoutState()
  final var layoutExtras: ViewLayoutExtras?
  /// The frame that was last assigned; nil where constraints place the view.
  final var captured: CapturedFrame?
  final var children: [UIView] = []
  /// An ancestor at which searches continue; nil for the superview. See ``nearestBarrier``.
  final var shortcut: ItemHandle?
  /// The handle by which others refer to the view.
  package nonisolated final let handle = ItemHandle()
  final var constraintList = ConstraintList()
  final var guideList: [UILayoutGuide] = []
  final var layoutHost: LayoutHost?
  /// The layer, created on first use.
  private final var backingLayer: CALayer?
  private final var extras: ViewExtras?
  final var storedBackgroundColor: UIColor?
  final var geometry = LayerGeometry()

  /// The pending work in the view or below. Set on the way up to the topmost view when work becomes
  /// pending, so that a pass visits only the parts with work.
  final var pending: PendingWork {
    get { layoutState.pending }
    set { layoutState.pending = newValue }
  }
  final var storedIsHidden: Bool {
    get { layoutState.isHidden }
    set { layoutState.isHidden = newValue }
  }
  final var storedAlpha: CGFloat { extras?.alpha ?? 1 }
  /// The tint colour that was given to the view itself.
  final var ownTintColor: UIColor? { extras?.tintColor }

  /// Creates a view with the given frame, in the coordinates of the superview it will get.
  public init(frame: CGRect) {
    super.init()
    handle.refer(to: self)
    if !frame.isSame(as: .zero) {
      geometry = LayerGeometry(frame: frame)
      captureAutoresizing()
    }
    layoutState.hugging = defaultHugging
  }

  /// Creates a view of zero size.
  public convenience override init() {
    self.init(frame: .zero)
  }

  /// Creates a view of zero size, or with the values of a file of Interface Builder. Archives are
  /// not read.
  public required init?(coder: NSCoder) {
    super.init()
    handle.refer(to: self)
    layoutState.hugging = defaultHugging
    (coder as? any ObjectDecoding)?.decode(self)
  }

  deinit {
    handle.end(with: geometry)
    if children.isEmpty { return }
    var views = children
    children = []
    TreeRelease.release(&views)
  }

  package final var traitObservations: [any UITraitChangeRegistration] {
    get { extras?.traitObservations ?? [] }
    set { changeExtras { $0.traitObservations = newValue } }
  }

  /// The changes for size classes in the views of a file, of which the view is the outermost one.
  package final var traitVariations: (any TraitVariations)? {
    get { extras?.traitVariations }
    set { changeExtras { $0.traitVariations = newValue } }
  }

  private final func changeExtras(_ change: (ViewExtras) -> Void) {
    let known = extras ?? ViewExtras()
    extras = known
    change(known)
  }

  /// Does nothing: archives are not written.
  open func encode(with coder: NSCoder) {}

  // MARK: Tree

  /// The view that contains this one, for this library.
  final var parent: UIView? {
    get { handle.parent?.view }
    set { changeParent(to: newValue) }
  }
  /// Returns whether the view is a subview of another, not further down.
  package final func isSubview(of view: UIView) -> Bool { handle.parent === view.handle }
  /// The view that contains this one.
  open var superview: UIView? { parent }
  /// The subviews, from back to front.
  open var subviews: [UIView] { children }
  /// The window at the top of the tree.
  open var window: UIWindow? { inheritedSource?.window }
  /// The controller of the view, otherwise the superview.
  open override var next: UIResponder? { controller ?? parent }

  /// Adds a view in front of the other subviews, removing it from another superview first.
  open func addSubview(_ view: UIView) { insert(view, at: children.count) }
  /// Inserts a view at an index counted from the back.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  /// Inserts a view just in front of another subview.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, nextTo: siblingSubview, offset: 1)
  }
  /// Inserts a view just behind another subview.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, nextTo: siblingSubview, offset: 0)
  }
  /// Removes the view from the superview, with the constraints of ancestors that mention it.
  open func removeFromSuperview() { leaveSuperview() }
  /// Moves a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) { reorder(view, to: children.count) }
  /// Moves a subview behind the others.
  open func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0) }
  /// Exchanges two subviews in the order from back to front.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    swapChildren(index1, index2)
  }
  /// Returns whether the view is in the tree of another, or that view itself.
  open func isDescendant(of view: UIView) -> Bool {
    sequence(first: self) { $0.parent }.contains { $0 === view }
  }
  /// Returns the first view of the tree with a tag, the receiver included.
  open func viewWithTag(_ tag: Int) -> UIView? { firstView(tagged: tag) }

  /// Called after a subview was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview leaves.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the superview changes.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the superview changed.
  open func didMoveToSuperview() {}
  /// Called before the window changes.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the window changed.
  open func didMoveToWindow() {}

  // MARK: Geometry

  /// The rectangle around the transformed bounds, in the superview's coordinates.
  open var frame: CGRect {
    get {
      let geometry = geometry
      return geometry.frame
    }
    set { changeGeometry { $0.frame = newValue } }
  }
  /// The view in its own coordinates.
  open var bounds: CGRect {
    get { geometry.bounds }
    set { changeGeometry { $0.bounds = newValue } }
  }
  /// The position of the anchor point, normally the middle, in the superview.
  open var center: CGPoint {
    get { geometry.position }
    set { changeGeometry { $0.position = newValue } }
  }
  /// The transform about the anchor point. Layout works on the untransformed view.
  open var transform: CGAffineTransform {
    get { geometry.transform }
    set { changeGeometry { $0.transform = newValue } }
  }
  /// The transform of space about the anchor point. Frames follow its effect in the plane.
  open var transform3D: CATransform3D {
    get {
      let geometry = geometry
      return geometry.spatialTransform
    }
    set { changeGeometry { $0.spatialTransform = newValue } }
  }
  /// The point that `center` names: (0, 0) is the upper left, (1, 1) the lower right corner.
  open var anchorPoint: CGPoint {
    get { geometry.anchorPoint }
    set {
      guard newValue != geometry.anchorPoint else { return }
      changeGeometry { $0.anchorPoint = newValue }
      anchorPointDidChange()
    }
  }
  /// Converts a point from the coordinates of this view to those of another one, or of the topmost
  /// view if that is nil.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { converted(point, to: view) }
  /// Converts a point to the coordinates of this view from those of another one, or of the topmost
  /// view if that is nil.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    converted(point, from: view)
  }
  /// Converts a rectangle from the coordinates of this view to those of another one, or of the
  /// topmost view if that is nil.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { converted(rect, to: view) }
  /// Converts a rectangle to the coordinates of this view from those of another one, or of the
  /// topmost view if that is nil.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { converted(rect, from: view) }
  /// Returns whether a point is in the bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  /// Returns the frontmost view at a point that receives events.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { front(at: point, event) }
  /// Returns the preferred size in a given space; here the current size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// Resizes the view to the size that suits it best, keeping the origin. Under a transform, that
  /// is the size of the bounds, and the middle stays.
  open func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    let hadAssignedFrame = layoutState.hasAssignedFrame
    if transform.isIdentity { frame.size = size } else { bounds.size = size }
    // A program that wants the content size has no frame of its own in mind.
    layoutState.hasAssignedFrame = hadAssignedFrame
  }
  /// The parts of the position in the superview that change when that is resized.
  open var autoresizingMask: AutoresizingMask {
    get { layoutState.mask }
    set {
      layoutState.mask = newValue
      captureAutoresizing()
      layoutItemDidChange()
    }
  }
  /// Whether subviews follow their masks when the view is resized.
  open var autoresizesSubviews = true {
    didSet { if autoresizesSubviews != oldValue { masksDidChange() } }
  }

  // MARK: Constraints

  /// Whether frame and mask are turned into constraints; false where constraints do the layout.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { layoutState.translatesMask }
    set { changeTranslation(to: newValue) }
  }
  /// The constraints of which the view is the owner, in the order in which they were added.
  open var constraints: [NSLayoutConstraint] { constraintList.all }
  /// Adds a constraint between the view and its descendants.
  open func addConstraint(_ constraint: NSLayoutConstraint) { insertConstraint(constraint) }
  /// Adds constraints between the view and its descendants.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    constraints.forEach(insertConstraint)
  }
  /// Removes a constraint that the view owns.
  open func removeConstraint(_ constraint: NSLayoutConstraint) { deleteConstraints([constraint]) }
  /// Removes those of the constraints that the view owns.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    deleteConstraints(constraints)
  }
  /// The guides of the view, with the built-in ones that were used.
  open var layoutGuides: [UILayoutGuide] { guideList.filter { !$0.isPrivate } }
  /// Adds a guide, taking it from another view first.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { insertGuide(layoutGuide) }
  /// Removes a guide with all constraints that mention it.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { deleteGuide(layoutGuide) }
  /// Whether a class makes its constraints in `updateConstraints()`.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// Returns the priority with which the view resists becoming larger than its content.
  ///
  /// 250 unless set, for labels and image views too: the 251 of these is Interface Builder's, which
  /// writes it into each file as a number that differs from the default. Switches, steppers,
  /// pickers and spinners have 750; sliders, segments, progress views and bars have that for their
  /// height.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    let hugging = layoutState.hugging
    return hugging[axis]
  }
  /// Sets how strongly the view refuses to become larger than its content.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    var hugging = layoutState.hugging
    hugging[axis] = priority
    layoutState.hugging = hugging
    layoutItemDidChange()
  }
  /// Returns the priority with which the view resists becoming smaller than its content: 750 unless
  /// set.
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    let resistance = layoutState.resistance
    return resistance[axis]
  }
  /// Sets how strongly the view refuses to become smaller than its content.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    var resistance = layoutState.resistance
    resistance[axis] = priority
    layoutState.resistance = resistance
    layoutItemDidChange()
  }
  /// The size of the content, in points; `noIntrinsicMetric` on an axis without one.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  /// Invalidates `intrinsicContentSize` after a change.
  open func invalidateIntrinsicContentSize() {
    layoutState.intrinsicSize = nil
    intrinsicSizeDidChange()
  }
  /// Returns the smallest size that the view's constraints allow, near a target size. Moves no
  /// view.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    fittingSize(targetSize, .fittingSizeLevel, .fittingSizeLevel)
  }
  /// Returns the size that the view's constraints determine for a target size with priorities.
  /// Moves no view.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }
  /// The insets from the frame inward to the alignment rectangle.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// Returns the alignment rectangle for a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect {
    frame.inset(by: alignmentRectInsets)
  }
  /// Returns the frame for an alignment rectangle.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    alignmentRect.inset(by: alignmentRectInsets.negated)
  }
  /// The view whose first baseline counts as this one's.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
  /// The view whose last baseline counts as this one's.
  open var forLastBaselineLayout: UIView { self }
  /// A text of the view that distinguishes it from others of its class in messages.
  var contentDescription: String? { nil }
  /// The properties that decide the constants of the constraints that the view makes for views in
  /// it, in words; nil for a view that makes none.
  var arrangementDetails: String? { nil }
  /// The font of the text whose baselines are those of the view.
  var baselineFont: UIFont? { nil }
  /// Whether the view has a size of its own as the root of a layout.
  var hasAssignedSize: Bool { layoutState.isSeparateRoot || layoutState.translatesMask }
  /// Called before a subview is removed, after `willRemoveSubview(_:)`.
  func willDetach(_ subview: UIView) {}
  /// The hugging priorities of a new view.
  var defaultHugging: AxisPriorities { .usualHugging }
  /// Baselines of the view's own content, in points from the edges of the alignment rectangle.
  var ownBaselines: (firstFromTop: CGFloat, lastFromBottom: CGFloat)? { nil }
  /// Called when the text size of the traits may have changed.
  func adjustFont() {}
  /// Whether the baselines depend on the height that the view has.
  var baselineFollowsHeight: Bool { false }
  /// Called when a subview has another content size.
  func contentSizeDidChange(of subview: UIView) {
    parent?.contentSizeDidChange(of: subview, in: self)
  }
  /// Called when the content size of a view in a subview changed.
  func contentSizeDidChange(of view: UIView, in subview: UIView) {}
  /// Called when the layout in a subview changed, if a list of the program needs it.
  func contentLayoutDidChange(in subview: UIView) {}
  /// Returns whether the view places a subview, whatever the subview's flag for masks is set to.
  func managesFrame(of subview: UIView) -> Bool { false }
  /// Called when a subview was hidden or shown.
  func subviewDidHide(_ subview: UIView) {}
  /// Called when the view was hidden or shown.
  func hiddenDidChange() {}
  /// Called when the window of the view was hidden or shown.
  func windowVisibilityDidChange() {
    for child in children { child.windowVisibilityDidChange() }
  }
  /// Called on the root when a view in the tree below needs a layout pass.
  func layoutBecamePending() {}
  /// Whether constraints on the edges of the view refer to its content, if they mention a
  /// descendant.
  var isScrollItem: Bool { false }
  /// The constraints of the view, in the order in which a layout is described from scratch.
  var constraintsInOrder: [NSLayoutConstraint] { constraintList.all }
  /// The axes on which the view adds its safe area to the insets of its scrolled content.
  var countedSafeAreaAxes: SafeAreaAxes { SafeAreaAxes() }
  /// The axes on which constraints determined the content size in the last pass.
  var solvedContentAxes: Set<LayoutAxis> { [] }
  /// Whether the view sets its content size without constraints, as a table does.
  var setsOwnContentSize: Bool { false }
  /// The size of the scrolled content; nil for a view that does not scroll.
  var scrolledSize: CGSize? { nil }
  /// Stores the content size that the engine found on some axes.
  func takeContentSize(_ solved: LayoutSize, on axes: Set<LayoutAxis>) {}
  /// Whether the size or the baselines of the view may depend on the solved frames.
  var hasSolvedText: Bool { baselineFollowsHeight }
  /// The width on one line of text that wraps at the width that layout gives; otherwise nil.
  var naturalTextWidth: CGFloat? { nil }
  /// Whether the constraints leave the place or size of the view open. For debugging.
  open var hasAmbiguousLayout: Bool { !ownAmbiguities.isEmpty }
  /// Shows another of the frames that the constraints allow. For debugging.
  open func exerciseAmbiguityInLayout() { showOtherSolution() }
  /// Returns the constraints that place and size the view on an axis, with those that follow from
  /// its content and its autoresizing mask. For debugging.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    affectingConstraints(on: axis)
  }

  // MARK: Stored values

  /// The name by which the state of the view is stored. Stored, without effect.
  open var restorationIdentifier: String? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Whether the background is cleared before the view draws. Stored, without effect.
  open var clearsContextBeforeDrawing: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  /// The title in the large content viewer. Stored, not shown.
  open var largeContentTitle: String? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Whether the large content viewer shows the view. Stored, not shown.
  open var showsLargeContentViewer: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// Whether the colours of the view stay when colours are inverted. Stored, not shown.
  open var accessibilityIgnoresInvertColors: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }

  // MARK: Anchors

  /// The anchor of the leading edge.
  open var leadingAnchor: NSLayoutXAxisAnchor { anchor(.leading) }
  /// The anchor of the trailing edge.
  open var trailingAnchor: NSLayoutXAxisAnchor { anchor(.trailing) }
  /// The anchor of the left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { anchor(.left) }
  /// The anchor of the right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { anchor(.right) }
  /// The anchor of the upper edge.
  open var topAnchor: NSLayoutYAxisAnchor { anchor(.top) }
  /// The anchor of the lower edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { anchor(.bottom) }
  /// The anchor of the width.
  open var widthAnchor: NSLayoutDimension { anchor(.width) }
  /// The anchor of the height.
  open var heightAnchor: NSLayoutDimension { anchor(.height) }
  /// The anchor of the horizontal middle.
  open var centerXAnchor: NSLayoutXAxisAnchor { anchor(.centerX) }
  /// The anchor of the vertical middle.
  open var centerYAnchor: NSLayoutYAxisAnchor { anchor(.centerY) }
  /// The baseline of the first line of text.
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { anchor(.firstBaseline) }
  /// The anchor of the last line's baseline.
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { anchor(.lastBaseline) }

  // MARK: Margins, safe area, direction

  /// The distances that content should keep from the edges, with the safe area included.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set { changeMargins(to: .sides(newValue)) }
  }
  /// The margins with the sides named by the reading direction.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { effectiveMargins.directional(effectiveUserInterfaceLayoutDirection) }
    set { changeMargins(to: .directional(newValue)) }
  }
  /// Whether margins are at least large enough to stay inside the superview's.
  open var preservesSuperviewLayoutMargins: Bool {
    get { layoutState.preservesSuperviewMargins }
    set { changeMarginRules { $0.layoutState.preservesSuperviewMargins = newValue } }
  }
  /// Whether the safe area is added to the margins.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { layoutState.insetsMarginsFromSafeArea }
    set { changeMarginRules { $0.layoutState.insetsMarginsFromSafeArea = newValue } }
  }
  /// Called after the effective margins changed.
  open func layoutMarginsDidChange() {}
  /// The insets that bars and similar parts cover at each edge.
  open var safeAreaInsets: UIEdgeInsets { solvedSafeArea }
  /// Called after the safe area changed.
  open func safeAreaInsetsDidChange() {}
  /// The guide of the view's bounds inset by its margins.
  open var layoutMarginsGuide: UILayoutGuide { builtInGuide(.marginsGuide) }
  /// The guide of the view's bounds inset by its safe area.
  open var safeAreaLayoutGuide: UILayoutGuide { builtInGuide(.safeAreaGuide) }
  /// The part of the margins in which long text is easy to read: at most 672 points wide.
  open var readableContentGuide: UILayoutGuide { readableGuide() }
  /// The guide of the keyboard; at rest the part below the safe area, up to the end of the screen.
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide { keyboardGuide() }
  /// The meaning of the view's content, which decides whether it is mirrored.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { layoutState.semanticContent }
    set { changeSemanticContent(to: newValue) }
  }
  /// The direction in which the content of the view is arranged.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    readingDirection
  }

  // MARK: Layout pass

  /// Marks the view, so that the next pass calls `layoutSubviews()`.
  open func setNeedsLayout() { markForLayout() }
  /// Lays out the pending views of the tree immediately.
  open func layoutIfNeeded() { topmostView.runLayoutPass(from: self) }
  /// Places the subviews that constraints determine; an override calls this first.
  open func layoutSubviews() { placeSubviews() }
  /// Marks the view, so that the next pass calls `updateConstraints()`.
  open func setNeedsUpdateConstraints() { markForUpdate() }
  /// Returns whether `updateConstraints()` is to be called in the next pass.
  open func needsUpdateConstraints() -> Bool { layoutState.needsUpdateConstraints }
  /// Changes the constraints of the view; call this implementation last.
  open func updateConstraints() { didUpdate(.updateConstraints) }
  /// Calls `updateConstraints()` of the marked views in the tree.
  open func updateConstraintsIfNeeded() { updateConstraintsFromLeaves() }

  // MARK: Appearance

  /// The class of the view's layer: `CALayer` or a subclass of this library.
  open class var layerClass: AnyClass { CALayer.self }
  /// The layer that draws the view.
  open var layer: CALayer {
    if let backingLayer { return backingLayer }
    let layer = makeLayer()
    backingLayer = layer
    return layer
  }
  /// The layer, if it was created.
  final var existingLayer: CALayer? { backingLayer }
  /// Whether the view is hidden. It keeps its space, except in a stack view.
  open var isHidden: Bool {
    get { storedIsHidden }
    set { changeHidden(to: newValue) }
  }
  /// The opacity from 0, invisible, to 1.
  open var alpha: CGFloat {
    get { storedAlpha }
    set {
      let alpha = min(max(newValue, 0), 1)
      let old = storedAlpha
      if alpha != old { changeExtras { $0.alpha = alpha } }
      reportChange(.look)
      guard AnimationBlock.isWatching else { return }
      AnimationBlock.record(.alpha, of: self, from: .number(old), to: .number(alpha))
    }
  }
  /// The background colour of the view.
  open var backgroundColor: UIColor? {
    get { storedBackgroundColor }
    set {
      let old = storedBackgroundColor
      storedBackgroundColor = newValue
      reportChange(.look)
      guard AnimationBlock.isWatching else { return }
      AnimationBlock.record(.backgroundColor, of: self, from: .color(old), to: .color(newValue))
    }
  }
  /// The colour of interactive parts, inherited from the superview.
  open var tintColor: UIColor! {
    get { ownTintColor ?? parent?.tintColor ?? .systemBlue }
    set {
      if newValue != nil || extras != nil { changeExtras { $0.tintColor = newValue } }
      tintDidChange()
    }
  }
  /// Whether the tint colour is dimmed.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { extras?.tintAdjustmentMode ?? .automatic }
    set { changeExtras { $0.tintAdjustmentMode = newValue } }
  }
  /// Called after the tint colour changed, here or above.
  open func tintColorDidChange() {}
  /// A view whose shape cuts this one.
  open var mask: UIView? {
    get { extras?.mask }
    set { changeExtras { $0.mask = newValue } }
  }
  /// A number by which the view can be found.
  open var tag: Int {
    get { extras?.tag ?? 0 }
    set { if newValue != tag { changeExtras { $0.tag = newValue } } }
  }
  /// Whether subviews are cut off at the bounds.
  open var clipsToBounds = false { didSet { reportChange(.look) } }
  /// The placement of content in a view of another size.
  open var contentMode = ContentMode.scaleToFill { didSet { reportChange(.look) } }
  /// Whether the view covers all that is behind it.
  open var isOpaque = true
  /// Whether the view receives events.
  open var isUserInteractionEnabled = true {
    didSet {
      if !oldValue { changeLayoutExtras { $0.assignsInteraction = true } }
      reportChange(.state)
    }
  }
  /// Whether the view takes more than one touch at a time.
  open var isMultipleTouchEnabled = false
  /// Whether no other view takes events while this one does.
  open var isExclusiveTouch = false
  /// The recognizers of gestures in the view.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { extras?.gestureRecognizers }
    set { changeExtras { $0.gestureRecognizers = newValue } }
  }
  /// Adds a recognizer.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.join(self)
  }
  /// Removes a recognizer.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.leave(self)
  }
  /// Returns whether a recognizer of the view begins to recognize.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// The interactions with the view besides touching it.
  open var interactions: [any UIInteraction] {
    get { extras?.interactions ?? [] }
    set {
      changeInteractions(from: interactions, to: newValue) { list in
        changeExtras { $0.interactions = list }
      }
    }
  }
  /// Adds an interaction, and calls its methods for that.
  open func addInteraction(_ interaction: any UIInteraction) {
    interactions = interactions.filter { $0 !== interaction } + [interaction]
  }
  /// Removes an interaction, and calls its methods for that.
  open func removeInteraction(_ interaction: any UIInteraction) {
    interactions = interactions.filter { $0 !== interaction }
  }
  /// The number of pixels per point.
  open var contentScaleFactor: CGFloat {
    get { extras?.contentScaleFactor ?? UIScreen.main.scale }
    set { changeExtras { $0.contentScaleFactor = newValue } }
  }
  /// Requests drawing, for the next picture.
  open func setNeedsDisplay() { requestDrawing() }
  /// Requests drawing of a part: of the whole view.
  open func setNeedsDisplay(_ rect: CGRect) { requestDrawing() }
  /// Draws the content of the view into the current context; an override is called for pictures,
  /// once for each state.
  open func draw(_ rect: CGRect) { markBaseDrawing() }
  /// Draws the layers of the view into a rectangle of the current context. Returns false: texts and
  /// images are not drawn.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    paintHierarchy(in: rect)
    return false
  }
  /// Shows the contents of a layer, before it is drawn.
  open func display(_ layer: CALayer) {}
  /// Draws the contents of the view's layer, by `draw(_:)`.
  open func draw(_ layer: CALayer, in ctx: CGContext) {
    GraphicsContexts.drawing(in: ctx) { draw(bounds) }
  }
  /// Called before a layer is drawn.
  open func layerWillDraw(_ layer: CALayer) {}
  /// Places the sublayers of a layer; `layoutSubviews()` is called for the layer of the view.
  open func layoutSublayers(of layer: CALayer) {}
  /// Returns the action of a change of a layer's property: changes are not animated.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
  /// Returns a view with the size and the background of this one.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    makeSnapshot(of: bounds)
  }
  /// Returns a view of the size of a part and the background of this one.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    makeSnapshot(of: rect)
  }
  /// Ends editing in the view; answers whether nothing in it is the first responder any more.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { endEditingInTree(force) }
  /// The traits that hold in the window, or the default ones.
  open var traitCollection: UITraitCollection {
    overriding(assignedTraits ?? inheritedSource?.traitCollection ?? .standard)
  }
  /// The light or dark style of the view and its descendants, which replaces that of its
  /// surroundings.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { overridingTraits?.viewStyle ?? .unspecified }
    set { changeOverridingTraits { $0.viewStyle = newValue } }
  }
  /// The minimum text size of the view and its descendants.
  open var minimumContentSizeCategory: UIContentSizeCategory? {
    get { overridingTraits?.minimumTextSize }
    set { changeOverridingTraits { $0.minimumTextSize = newValue } }
  }
  /// The maximum text size of the view and its descendants.
  open var maximumContentSizeCategory: UIContentSizeCategory? {
    get { overridingTraits?.maximumTextSize }
    set { changeOverridingTraits { $0.maximumTextSize = newValue } }
  }
  /// The traits of the view and its descendants that replace those of its surroundings.
  open var traitOverrides: any UITraitOverrides {
    get { overridingTraits?.ofView ?? SpecifiedTraits() }
    set { changeOverridingTraits { $0.ofView = SpecifiedTraits(newValue) } }
  }
  /// Called after the traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Focus. There is none here: nothing calls these members.

  /// Whether the view can become focused: false unless a class overrides it.
  open var canBecomeFocused: Bool { false }
  /// Whether the view has the focus: false.
  open var isFocused: Bool { false }
  /// The first targets of the focus: the view.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [self] }
  /// The parent in the focus hierarchy: the superview.
  open var parentFocusEnvironment: (any UIFocusEnvironment)? { superview }
  /// The container of items that can become focused: nil.
  open var focusItemContainer: (any UIFocusItemContainer)? { nil }
  /// The name of the group of the view. Stored.
  open var focusGroupIdentifier: String? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// The priority of the view in its focus group. Stored.
  open var focusGroupPriority: UIFocusGroupPriority {
    get { kept(.ignored) }
    set { keep(newValue) }
  }
  /// The appearance of the view when it is focused. Stored, not shown.
  open var focusEffect: UIFocusEffect? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Requests an update of the focus. Has no effect.
  open func setNeedsFocusUpdate() {}
  /// Updates the focus if that was requested. Has no effect.
  open func updateFocusIfNeeded() {}
  /// Returns whether the focus may move.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Called after the focus moved.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}
}
