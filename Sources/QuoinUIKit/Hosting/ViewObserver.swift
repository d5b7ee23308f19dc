// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// An object that is notified of each change of a view.
@MainActor package protocol ViewObserver: AnyObject {
  /// Called after a change. Views that are in no window report as well.
  func viewDidChange(_ view: UIView, _ change: ViewChange)
  /// Called after a bar item changed.
  func barItemDidChange()
  /// Called after a layout pass, which may have left all frames as they were.
  func layoutDidRun()
}

extension ViewObserver {
  /// Called after a bar item changed. Does nothing.
  package func barItemDidChange() {}
  /// Called after a layout pass. Does nothing.
  package func layoutDidRun() {}
}

extension UIView {
  /// Reports a change to the host, if there is one.
  @inline(__always) final func reportChange(_ change: ViewChange) {
    guard let observer = Host.observer else { return }
    observer.viewDidChange(self, change)
  }
}
