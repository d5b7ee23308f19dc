// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if GTK
import CQuoinGTK
import Foundation
import QuoinGTK
import QuoinUIKit
import Testing

/// A window that is shown for a test.
@MainActor struct Stage {
  let window: UIWindow
  let root = UIView()

  /// Shows a window, runs a test in it, and closes it.
  static func run<Result>(
    _ size: CGSize = CGSize(width: 360, height: 300), _ body: (Stage) throws -> Result
  ) throws -> Result {
    let stage = Stage(window: UIWindow(frame: CGRect(origin: .zero, size: size)))
    stage.root.frame = stage.window.bounds
    stage.root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    stage.window.addSubview(stage.root)
    stage.window.isHidden = false
    defer {
      stage.window.isHidden = true
      _ = Program.turn { Program.widget(of: stage.root) == nil }
    }
    try stage.settle()
    return try body(stage)
  }

  /// Adds views that constraints place.
  func add(_ views: UIView...) {
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
  }

  /// Waits until all views are shown where they are.
  func settle() throws {
    window.layoutIfNeeded()
    let isShown = Program.turn {
      Program.widget(of: root) != nil && !isUpdateNeeded && misplacedViews.isEmpty
    }
    if !isShown {
      let names = misplacedViews.map { "\(type(of: $0)) \($0.frame) is at \(shownFrame(of: $0))" }
      try #require(Bool(false), "not shown: \(names)")
    }
  }

  private var isUpdateNeeded: Bool { allViews.contains { Program.widget(of: $0) == nil } }

  /// All views that have widgets.
  var allViews: [UIView] { views(in: root) }

  private func views(in view: UIView) -> [UIView] {
    if (view is UIControl && !(view is UIPageControl)) || view is UITextView || view is UIPickerView
    {
      return [view]
    }
    return [view] + view.subviews.flatMap { views(in: $0) }
  }

  /// The views that are not where layout has them.
  var misplacedViews: [UIView] {
    allViews.filter { view in
      guard !view.isHidden, view.bounds.width > 0, view.bounds.height > 0 else { return false }
      let shown = shownFrame(of: view)
      let frame = view.convert(view.bounds, to: nil)
      return abs(shown.minX - frame.minX) > 0.01 || abs(shown.minY - frame.minY) > 0.01
        || shown.width < frame.width - 0.5 || shown.height < frame.height - 0.5
    }
  }

  /// The widget of a view.
  func widget(of view: UIView) throws -> OpaquePointer {
    let widget: OpaquePointer? = Program.widget(of: view)
    return try #require(widget)
  }

  /// The rectangle around a transformed widget, in the window.
  func shownArea(of view: UIView) -> CGRect {
    guard let widget = Program.widget(of: view) else { return .null }
    let place = quoin_widget_area(widget)
    return CGRect(x: place.x, y: place.y, width: place.width, height: place.height)
  }

  /// The rectangle that was allocated to the widget of a view, in the window.
  func shownFrame(of view: UIView) -> CGRect {
    guard let widget = Program.widget(of: view) else { return .null }
    let place = quoin_widget_allocation(widget)
    return CGRect(x: place.x, y: place.y, width: place.width, height: place.height)
  }
}
#endif
