// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if GTK
import CQuoinGTK
import Foundation
import QuoinLayout
import QuoinRender
import QuoinUIKit

/// The widget of a view.
@MainActor class ViewPeer {
  /// The number with which the widget identifies the peer in callbacks.
  let number: UInt64
  let widget: OpaquePointer
  private(set) weak var view: UIView?
  /// The changes that the widget does not show yet.
  private var pending: ViewChange = .all
  private var place: ShownPlace?
  /// The drawing code, the layers, the mask and the shadow of the view; nil for none.
  private var drawing: ViewDrawing?
  private var isVisible = true
  private var isRightToLeft: Bool?
  /// The round in which the peer was last seen in a tree.
  var round = 0
  private static var lastNumber: UInt64 = 0
  private static var alive: [UInt64: ViewPeer] = [:]

  /// The peer of a number, until it ends.
  static func peer(_ number: UInt64) -> ViewPeer? { alive[number] }

  init(_ view: UIView?, make: (UInt64) -> OpaquePointer?) {
    ViewPeer.lastNumber += 1
    number = ViewPeer.lastNumber
    guard let widget = make(number) else {
      preconditionFailure("GTK makes a widget or ends the program.")
    }
    self.widget = widget
    self.view = view
    ViewPeer.alive[number] = self
  }

  /// Removes the widget.
  func end() {
    ViewPeer.alive[number] = nil
    quoin_widget_destroy(widget)
  }

  // MARK: Methods for subclasses

  /// Whether the views inside have widgets of their own.
  var hostsSubviews: Bool { false }
  /// Whether their widgets are beside the one of this view, in front of it.
  var hasSubviewsInFront: Bool { false }
  /// The widget that contains those inside.
  var container: OpaquePointer { widget }
  /// Called when places are brought up to date.
  func placeDidChange(of view: UIView) {}
  /// Creates the views of a bar's contents, which the program does not have.
  func updateParts() {}
  /// Whether a width of half a pixel is rounded up.
  var holdsText: Bool { false }
  /// Whether the widget is still of the kind that the view needs.
  func suits(_ view: UIView) -> Bool { true }
  /// Returns the text that a screen reader speaks for a view without label; nil for that of the
  /// widget.
  func spokenName(of view: UIView) -> String? { nil }
  /// Updates the widget from the view.
  func show(_ view: UIView, _ change: ViewChange) {}
  /// Returns the drawing of the view's own content, behind that of the program.
  func content(of view: UIView) -> [DisplayItem] { [] }

  /// Handles a click of the user.
  func wasClicked() {}
  func wasPressed(_ isDown: Bool) {}
  func textDidChange(to text: String) {}
  func wasActivated() {}
  func focusDidChange(_ hasFocus: Bool) {}
  func valueDidChange(to value: Double) {}
  func wasScrolled(to offset: CGPoint) {}

  // MARK: Updates

  /// Records a change that the widget does not show yet.
  func note(_ change: ViewChange) { pending.formUnion(change) }

  /// Updates the widget after changes.
  func update() {
    guard !pending.isEmpty, let view else { return }
    let change = pending
    pending = []
    if !change.isDisjoint(with: [.direction, .traits]) { updateDirection(view) }
    show(view, change)
    if change.contains(.state) {
      quoin_widget_set_takes_pointer(widget, view.isUserInteractionEnabled)
      if let control = view as? UIControl { quoin_widget_set_enabled(widget, control.isEnabled) }
    }
    if !change.isDisjoint(with: [.content, .look, .state]) { describe(view) }
    updateDrawing(of: view)
    if change.contains(.look) { place = nil }
    guard isVisible == view.isHidden else { return }
    isVisible.toggle()
    quoin_widget_set_visible(widget, isVisible)
  }

  private func updateDrawing(of view: UIView) {
    var drawn = view.drawing
    let content = content(of: view)
    if !content.isEmpty {
      let empty = DisplayList(width: Double(view.bounds.width), height: Double(view.bounds.height))
      drawn = drawn ?? ViewDrawing(back: empty, front: empty)
      drawn?.back.items.insert(contentsOf: content, at: 0)
    }
    guard drawn != drawing else { return }
    drawing = drawn
    place = nil
  }

  /// Draws a part of the view's drawing.
  func draw(_ part: Int32, on context: ShownContext) {
    guard let drawing else { return }
    var list = drawing.back
    switch Int(part) {
    case QUOIN_DRAWING_FRONT: list = drawing.front
    case QUOIN_DRAWING_MASK: list.items = drawing.mask
    default: break
    }
    WidgetHost.shared.painter?.draw(list, on: context.pointer)
  }

  private func updateDirection(_ view: UIView) {
    let isReversed = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    guard isReversed != isRightToLeft else { return }
    isRightToLeft = isReversed
    quoin_widget_set_right_to_left(widget, isReversed)
    pending.formUnion(.look)
  }

  private func describe(_ view: UIView) {
    let name = view.accessibilityLabel ?? spokenName(of: view)
    guard name != nil || view.accessibilityHint != nil else { return }
    quoin_widget_describe(widget, name, view.accessibilityHint)
  }

  /// Moves the widget to the shown position of the view.
  /// - Parameter origin: that of the coordinates of the superview.
  func updatePlace(origin: CGPoint) {
    guard let view else { return }
    placeDidChange(of: view)
    var shown = view.shownPlace
    shown.frame.origin.x -= origin.x
    shown.frame.origin.y -= origin.y
    // Text is wrapped for the width at the end of an animation, not for the widths during it.
    if holdsText { shown.frame.size = view.bounds.size }
    guard place.map({ !$0.isSame(as: shown) }) ?? true else { return }
    place = shown
    var written = quoin_place(shown)
    written.holds_text = holdsText
    if let drawing { written.add(drawing) }
    quoin_widget_set_place(widget, &written)
  }
}

extension ViewChange {
  static let all = ViewChange(rawValue: .max)
}

extension ShownPlace {
  func isSame(as other: ShownPlace) -> Bool {
    frame == other.frame && alpha == other.alpha && backgroundColor == other.backgroundColor
      && clips == other.clips && cornerRadius == other.cornerRadius
      && borderWidth == other.borderWidth && borderColor == other.borderColor
      && line == other.line && transform == other.transform && anchorPoint == other.anchorPoint
  }
}

extension quoin_place {
  @MainActor init(_ shown: ShownPlace) {
    self.init()
    x = Double(shown.frame.minX)
    y = Double(shown.frame.minY)
    width = Double(shown.frame.width)
    height = Double(shown.frame.height)
    let change = shown.transform
    is_transformed = !change.isIdentity
    transform = (
      Double(change.a), Double(change.b), Double(change.c), Double(change.d), Double(change.tx),
      Double(change.ty)
    )
    anchor_x = Double(shown.anchorPoint.x)
    anchor_y = Double(shown.anchorPoint.y)
    clips = shown.clips
    alpha = Double(shown.alpha)
    corner_radius = Double(shown.cornerRadius)
    border_width = Double(shown.borderWidth)
    background = shown.backgroundColor.map { quoin_color($0) } ?? quoin_color()
    if let line = shown.line {
      self.line = quoin_color(line.color)
      line_left = Double(line.left)
      line_right = Double(line.right)
      line_is_on_top = line.isOnTop
    }
    border = shown.borderColor.map { quoin_color($0) } ?? quoin_color()
  }

  /// Adds the areas of drawings, the mask and the shadow.
  fileprivate mutating func add(_ drawing: ViewDrawing) {
    back = quoin_area(drawing.back.extent)
    front = quoin_area(drawing.front.extent)
    is_masked = !drawing.mask.isEmpty
    square_corners = Int32(drawing.squareCorners)
    guard let cast = drawing.shadow else { return }
    shadow = quoin_color(
      red: Float(cast.color.red), green: Float(cast.color.green), blue: Float(cast.color.blue),
      alpha: Float(cast.color.alpha))
    (shadow_x, shadow_y) = (cast.x, cast.y)
    // GTK halves the radius for the standard deviation, as style sheets do.
    shadow_radius = 2 * cast.deviation
  }
}

extension quoin_area {
  fileprivate init(_ rect: LayoutRect?) {
    self.init()
    guard let rect else { return }
    (x, y, width, height) = (rect.x, rect.y, rect.width, rect.height)
  }
}

/// A context of Cairo during the call of a drawing.
///
/// It is `@unchecked Sendable` because a pointer is not Sendable: GTK calls on the main thread
/// alone, and the drawing ends before the call does.
struct ShownContext: @unchecked Sendable {
  var pointer: UnsafeMutableRawPointer
}
#endif
