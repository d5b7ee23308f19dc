// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if GTK
import CQuoinGTK
import Foundation
public import QuoinUIKit

/// The program that runs in the main loop of GTK.
@MainActor package enum Program {
  /// Connects the views with GTK, by the settings of the environment.
  ///
  /// Without a display, or with an invalid setting, prints advice and ends the program with the
  /// exit code 1.
  /// - replace: changes the settings from the environment.
  package static func start(replacing replace: (inout ProgramSettings) -> Void = { _ in }) {
    do throws(ProgramSettings.BadValue) {
      var settings = try ProgramSettings(environment: ProcessInfo.processInfo.environment)
      replace(&settings)
      guard WidgetHost.shared.start(with: settings) else { end(saying: Program.noDisplay) }
    } catch {
      end(saying: error.message)
    }
    WidgetHost.shared.lastWindowDidClose = { quoin_loop_stop() }
  }

  private static func end(saying message: String) -> Never {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
    exit(1)
  }

  /// Runs the main loop until the last window was closed.
  package static func run() {
    // Before the first layout, so that windows have the traits of the desktop from the beginning.
    WidgetHost.shared.update()
    quoin_loop_run()
  }

  /// Handles events and their consequences until a condition is true.
  /// - Returns: whether it became true; false after ten seconds.
  package static func turn(until condition: () -> Bool) -> Bool {
    let end = quoin_loop_now() + 10
    while !condition() {
      guard quoin_loop_now() < end else { return false }
      _ = quoin_loop_turn(false)
    }
    return true
  }

  /// The widget of a view that is shown.
  package static func widget(of view: UIView) -> OpaquePointer? {
    WidgetHost.shared.widget(of: view)
  }

  /// Reports the pointer at a point of a window, as GTK does.
  package static func point(_ phase: PointerPhase, at point: CGPoint, in window: UIWindow) {
    WidgetHost.shared.pointerDid(phase, in: window, at: point, time: quoin_loop_now())
  }

  /// Presses, moves and releases the pointer at a point of a window, as GTK reports it.
  package static func click(
    at point: CGPoint, draggedBy distance: CGPoint = .zero, in window: UIWindow
  ) {
    let host = WidgetHost.shared
    let time = quoin_loop_now()
    host.pointerDid(.down, in: window, at: point, time: time)
    let end = CGPoint(x: point.x + distance.x, y: point.y + distance.y)
    if distance != .zero {
      let middle = CGPoint(x: point.x + distance.x / 2, y: point.y + distance.y / 2)
      host.pointerDid(.moved, in: window, at: middle, time: time + 0.05)
      host.pointerDid(.moved, in: window, at: end, time: time + 0.1)
    }
    host.pointerDid(.up, in: window, at: end, time: time + 0.11)
  }

  /// Answers the dialog of an alert as the user does.
  /// - Returns: whether there is a dialog.
  package static func answer(_ alert: UIAlertController, with index: Int) -> Bool {
    guard let dialog = AlertPresenter.dialog(of: alert) else { return false }
    quoin_dialog_choose(dialog, Int32(index))
    return true
  }

  /// The number of views with a widget.
  package static var shownViewCount: Int { WidgetHost.shared.shownViewCount }

  static let noDisplay =
    "error: There is no display; set DISPLAY or WAYLAND_DISPLAY, or run under xvfb-run."

  /// Handles the request of the system that the program ends.
  static func terminate() {
    let application = UIApplication.shared
    application.delegate?.applicationWillTerminate(application)
    quoin_loop_stop()
  }
}

extension UIApplicationDelegate where Self: UIResponder {
  /// Starts the program with windows of GTK, for a delegate that is marked `@main`: makes the
  /// delegate, calls its methods for the start of the program, and runs the main loop until the
  /// last window was closed.
  public static func main() {
    Program.start()
    withExtendedLifetime(launch()) { Program.run() }
    exit(0)
  }
}
#endif
