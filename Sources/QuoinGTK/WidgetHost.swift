// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if GTK
import CQuoinGTK
import Foundation
import QuoinRender
import QuoinText
import QuoinUIKit

/// Shows the windows of the program with widgets of GTK.
@MainActor final class WidgetHost: ViewObserver {
  static let shared = WidgetHost()

  private let peers = PeerMap()
  private lazy var measurer = WidgetMeasurer(peers)
  private let clock = WidgetClock()
  /// The painter of drawing code and layers; nil on a machine without fonts.
  private(set) lazy var painter = DisplayListPainter()
  private var windows: [WindowHost] = []
  private var lastNumber: UInt64 = 0
  private var round = 0
  private var isUpdating = false
  /// The settings that replace those of the desktop.
  private var settings: ProgramSettings?
  /// Whether constraints are drawn over windows that are shown from now on.
  var showsConstraints = false
  private(set) var traits = DesktopTraits()
  /// Called after the last window was closed.
  var lastWindowDidClose: () -> Void = {}

  /// Connects the views of the program with GTK.
  /// - Returns: whether a display is available.
  func start(with settings: ProgramSettings) -> Bool {
    guard Host.observer == nil else { return true }
    DisplayListEncoder.install()
    self.settings = settings
    showsConstraints = settings.showsConstraints
    var callbacks = quoin_callbacks.program
    guard quoin_start(ProcessInfo.processInfo.processName, &callbacks) else { return false }
    Host.content = measurer
    Host.observer = self
    clock.startTicks = { [weak self] in for host in self?.windows ?? [] { host.startTicks() } }
    replaceSettings()
    readSettings()
    return true
  }

  func barItemDidChange() {
    if !isUpdating { quoin_loop_request_update() }
  }

  func layoutDidRun() {
    // Constraints may have changed where no frame has.
    if showsConstraints, !isUpdating { quoin_loop_request_update() }
  }

  func viewDidChange(_ view: UIView, _ change: ViewChange) {
    peers.peer(of: view)?.note(change)
    if !isUpdating { quoin_loop_request_update() }
  }

  /// Updates all widgets.
  func update() {
    isUpdating = true
    round += 1
    closeWindows { $0.window?.isHidden ?? true }
    for window in UIApplication.shared.windows where host(of: window) == nil { show(window) }
    // Layout in one window may change views of another.
    for host in windows { host.window?.layoutIfNeeded() }
    for host in windows { host.update(round: round) }
    peers.endPeers(notSeenIn: round)
    updateFocus()
    isUpdating = false
  }

  private func host(of window: UIWindow) -> WindowHost? { windows.first { $0.window === window } }

  private func show(_ window: UIWindow) {
    lastNumber += 1
    if let size = settings?.windowSize { window.frame.size = size }
    window.traits = traits.traits(in: window.bounds.size)
    let host = WindowHost(
      window, number: lastNumber, size: window.bounds.size, peers: peers,
      showsConstraints: showsConstraints)
    windows.append(host)
    host.update(round: round)
    host.present()
    if clock.isRunning { host.startTicks() }
  }

  private func closeWindows(where isOver: (WindowHost) -> Bool) {
    let over = windows.filter(isOver)
    guard !over.isEmpty else { return }
    windows.removeAll { host in over.contains { $0 === host } }
    // The widgets leave before the window that contains them.
    round += 1
    for host in windows { host.update(round: round) }
    peers.endPeers(notSeenIn: round)
    for host in over { host.end() }
    if windows.isEmpty { lastWindowDidClose() }
  }

  private func updateFocus() {
    guard UIResponder.current == nil else { return }
    for host in windows where host.hasFocusedField { host.clearFocus() }
  }

  /// The widget of a view that is shown.
  func widget(of view: UIView) -> OpaquePointer? { peers.peer(of: view)?.widget }
  var shownViewCount: Int { peers.count }

  // MARK: Events

  func sizeDidChange(ofWindow number: UInt64, to size: CGSize) {
    windows.first { $0.number == number }?.sizeDidChange(to: size)
  }

  func pointerDid(
    _ phase: PointerPhase, inWindow number: UInt64, at point: CGPoint, time: TimeInterval
  ) {
    windows.first { $0.number == number }?.pointerDid(phase, at: point, time: time)
  }

  func pointerDid(
    _ phase: PointerPhase, in window: UIWindow, at point: CGPoint, time: TimeInterval
  ) {
    host(of: window)?.pointerDid(phase, at: point, time: time)
  }

  func userWantsToClose(window number: UInt64) {
    guard let host = windows.first(where: { $0.number == number }) else { return }
    host.window?.isHidden = true
    quoin_loop_request_update()
  }

  /// - Returns: whether there is a next frame.
  func showFrame(at time: TimeInterval) -> Bool {
    let goesOn = clock.showFrame(at: time)
    for host in windows { host.updatePlaces() }
    return goesOn
  }

  /// Passes the settings of the environment to GTK.
  private func replaceSettings() {
    guard let settings else { return }
    var desktop = quoin_settings_read()
    if let isDark = settings.isDark { desktop.is_dark = isDark }
    if let isRightToLeft = settings.isRightToLeft { desktop.is_right_to_left = isRightToLeft }
    quoin_settings_write(desktop)
  }

  /// Reads the settings of the desktop.
  func readSettings() {
    let desktop = quoin_settings_read()
    Host.clock = desktop.has_animations ? clock : nil
    let read = DesktopTraits(
      isDark: desktop.is_dark, isRightToLeft: desktop.is_right_to_left,
      textSize: settings?.textSize ?? TextSizeCategory(textScale: desktop.text_scale),
      scale: CGFloat(max(desktop.scale, 1)))
    guard read != traits || UIScreen.main.scale != read.scale else { return }
    traits = read
    measurer.themeDidChange()
    UIScreen.main.device.scale = read.scale
    UIApplication.shared.layoutDirection = read.isRightToLeft ? .rightToLeft : .leftToRight
    // Fonts of text styles that are made outside of any window have the size of the desktop.
    UITraitCollection.current = read.traits(in: UIScreen.main.bounds.size)
    for host in windows {
      host.window.map { $0.traits = read.traits(in: $0.bounds.size) }
    }
    quoin_loop_request_update()
  }
}
#endif
