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
  /// The size that the window has or was asked for.
  private var size: CGSize
  private var title: String?
  private var background: UIColor?
  private let touches: TouchDelivery
  private let alerts: AlertPresenter

  /// Shows a window.
  init(_ window: UIWindow, number: UInt64, size: CGSize, peers: PeerMap) {
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
  }

  /// Closes the window.
  func end() {
    alerts.end()
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

  /// The user or the desktop gave the window another size.
  func sizeDidChange(to new: CGSize) {
    size = new
    guard let window, window.bounds.size != new else { return }
    window.frame.size = new
    window.traits = WidgetHost.shared.traits.traits(in: new)
    window.layoutIfNeeded()
    updatePlaces()
  }

  /// Brings the widgets up to date.
  func update(round: Int) {
    guard let window else { return }
    window.layoutIfNeeded()
    if window.bounds.size != size {
      size = window.bounds.size
      quoin_window_resize(shown, Int32(size.width), Int32(size.height))
    }
    updateFrame(of: window)
    updateTree(of: window, in: content, round: round)
    alerts.update(for: window)
  }

  /// The pointer did something that no control of GTK took.
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

  private func updateTree(of view: UIView, in container: OpaquePointer, round: Int) {
    var previous: OpaquePointer?
    for subview in view.subviews where !subview.isDecoration {
      let peer = peers.requirePeer(of: subview)
      peer.round = round
      quoin_widget_insert(peer.widget, container, previous)
      peer.update()
      peer.updatePlace(origin: view.shownPlace.boundsOrigin)
      previous = peer.widget
      guard peer.hostsSubviews else { continue }
      peer.updateParts()
      updateTree(of: subview, in: peer.container, round: round)
    }
  }

  /// Moves the widgets to where their views are shown.
  func updatePlaces() {
    guard let window else { return }
    updatePlaces(in: window)
  }

  private func updatePlaces(in view: UIView) {
    let origin = view.shownPlace.boundsOrigin
    for subview in view.subviews where !subview.isDecoration {
      guard let peer = peers.peer(of: subview) else { continue }
      peer.updatePlace(origin: origin)
      if peer.hostsSubviews { updatePlaces(in: subview) }
    }
  }
}
#endif
