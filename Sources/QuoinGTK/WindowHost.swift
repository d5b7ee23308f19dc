// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if GTK
import CQuoinGTK
import Foundation
import QuoinUIKit

/// The window of GTK in which a `UIWindow` is shown.
@MainActor final class WindowHost {
  let number: UInt64
  private(set) weak var window: UIWindow?
  private let shown: OpaquePointer
  private let content: OpaquePointer
  private let peers: PeerMap
  /// The current or requested size of the window.
  private var size: CGSize
  private var title: String?
  private var background: UIColor?
  private let touches: TouchDelivery
  private let alerts: AlertPresenter
  /// The layer with constraints; nil when they are not drawn.
  private let constraints: ConstraintLayer?

  /// Shows a window.
  init(
    _ window: UIWindow, number: UInt64, size: CGSize, peers: PeerMap, showsConstraints: Bool
  ) {
    guard
      let shown = quoin_window_create(
        number, Int32(clamping: Int(size.width)), Int32(clamping: Int(size.height))),
      let content = quoin_window_content(shown)
    else { preconditionFailure("GTK makes a window or ends the program.") }
    self.window = window
    self.number = number
    self.size = size
    self.peers = peers
    self.shown = shown
    self.content = content
    touches = TouchDelivery(window)
    alerts = AlertPresenter(window: shown)
    constraints = showsConstraints ? ConstraintLayer() : nil
  }

  /// Closes the window.
  func end() {
    alerts.end()
    constraints?.end()
    quoin_window_destroy(shown)
  }

  /// Shows the window, which was updated.
  ///
  /// GTK puts the focus into the first control, as on any desktop.
  func present() { quoin_window_show(shown) }

  func startTicks() { quoin_window_start_ticks(shown) }
  func clearFocus() { quoin_window_clear_focus(shown) }
  /// Whether one of the text fields has the focus of the window.
  var hasFocusedField: Bool { window.map { peers.hasFocusedField(in: $0) } ?? false }

  /// Called when the user or the desktop has given the window another size.
  func sizeDidChange(to new: CGSize) {
    size = new
    guard let window, window.bounds.size != new else { return }
    window.frame.size = new
    window.traits = WidgetHost.shared.traits.traits(in: new)
    window.layoutIfNeeded()
    updatePlaces()
    constraints?.updatePlace(for: window)
  }

  /// Updates the widgets.
  func update(round: Int) {
    guard let window else { return }
    window.layoutIfNeeded()
    if window.bounds.size != size {
      size = window.bounds.size
      quoin_window_resize(shown, Int32(size.width), Int32(size.height))
    }
    updateFrame(of: window)
    let last = updateTree(of: window, in: content, round: round)
    constraints?.update(for: window, in: content, after: last)
    alerts.update(for: window)
  }

  /// Handles an event of the pointer that no control of GTK handled.
  func pointerDid(_ phase: PointerPhase, at point: CGPoint, time: TimeInterval) {
    switch phase {
    case .down:
      touches.begin(at: point, time: time) { [peers] view in
        peers.peer(of: view).map { !$0.hostsSubviews && !($0 is LabelPeer) } ?? false
      }
    case .moved: touches.move(to: point, time: time)
    case .up: touches.end(at: point, time: time)
    case .taken: touches.cancel(time: time)
    }
  }

  private func updateFrame(of window: UIWindow) {
    let title = window.rootViewController?.title ?? ProcessInfo.processInfo.processName
    if title != self.title {
      self.title = title
      quoin_window_set_title(shown, title)
    }
    guard window.backgroundColor != background else { return }
    background = window.backgroundColor
    guard let background else { return quoin_window_set_background(shown, nil) }
    var color = quoin_color(background)
    quoin_window_set_background(shown, &color)
  }

  /// - Returns: the widget that is in front of all others in the container.
  @discardableResult
  private func updateTree(
    of view: UIView, in container: OpaquePointer, round: Int
  ) -> OpaquePointer? {
    updateSubviews(
      of: view, origin: view.shownPlace.boundsOrigin, in: container, after: nil, round: round)
  }

  private func updateSubviews(
    of view: UIView, origin: CGPoint, in container: OpaquePointer, after first: OpaquePointer?,
    round: Int
  ) -> OpaquePointer? {
    var previous = first
    for subview in view.subviews where !subview.isDecoration {
      let peer = peers.requirePeer(of: subview)
      peer.round = round
      quoin_widget_insert(peer.widget, container, previous)
      peer.update()
      peer.updatePlace(origin: origin)
      previous = peer.widget
      if peer.hostsSubviews {
        peer.updateParts()
        updateTree(of: subview, in: peer.container, round: round)
      } else if peer.hasSubviewsInFront, !subview.isHidden {
        previous = updateSubviews(
          of: subview, origin: origin.inside(subview), in: container, after: previous, round: round)
      }
    }
    return previous
  }

  /// Moves the widgets to where their views are shown.
  func updatePlaces() {
    guard let window else { return }
    updatePlaces(in: window, origin: window.shownPlace.boundsOrigin)
  }

  private func updatePlaces(in view: UIView, origin: CGPoint) {
    for subview in view.subviews where !subview.isDecoration {
      guard let peer = peers.peer(of: subview) else { continue }
      peer.updatePlace(origin: origin)
      if peer.hostsSubviews {
        updatePlaces(in: subview, origin: subview.shownPlace.boundsOrigin)
      } else if peer.hasSubviewsInFront {
        updatePlaces(in: subview, origin: origin.inside(subview))
      }
    }
  }
}

extension CGPoint {
  /// The origin of the coordinates of a container, in those of a view in it.
  @MainActor fileprivate func inside(_ view: UIView) -> CGPoint {
    let (frame, bounds) = (view.shownPlace.frame, view.shownPlace.boundsOrigin)
    return CGPoint(x: x - frame.minX + bounds.x, y: y - frame.minY + bounds.y)
  }
}
#endif
