// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit

/// A view in a tree whose other views show each result of its description: its edges, its
/// baselines, its margins and its safe area.
@MainActor struct PropertyStage {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let view: UIView
  private let below = UIView()
  private let beside = UILabel()

  /// - Parameter isPlaced: whether constraints place the view; else its frame does.
  init(_ view: UIView, isPlaced: Bool) {
    self.view = view
    root.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 40, leading: 50, bottom: 60, trailing: 70)
    ViewProbe.setSafeArea(UIEdgeInsets(top: 44, left: 30, bottom: 34, right: 10), of: root)
    root.addSubview(view)
    below.translatesAutoresizingMaskIntoConstraints = false
    beside.translatesAutoresizingMaskIntoConstraints = false
    beside.text = "beside"
    root.addSubview(below)
    root.addSubview(beside)
    if isPlaced { place() }
    NSLayoutConstraint.activate([
      below.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      below.widthAnchor.constraint(equalTo: view.widthAnchor),
      below.topAnchor.constraint(equalTo: view.bottomAnchor, constant: 4),
      below.heightAnchor.constraint(equalToConstant: 5),
      beside.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      beside.firstBaselineAnchor.constraint(equalTo: view.firstBaselineAnchor),
    ])
    if type(of: view) == UIView.self { fill() }
  }

  /// Places the view at a corner, with its own size where it has one.
  private func place() {
    view.translatesAutoresizingMaskIntoConstraints = false
    let constraints = [
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
      view.widthAnchor.constraint(equalToConstant: 100),
      view.heightAnchor.constraint(equalToConstant: 60),
      view.widthAnchor.constraint(lessThanOrEqualToConstant: 180),
    ]
    constraints[2].priority = UILayoutPriority(10)
    constraints[3].priority = UILayoutPriority(10)
    NSLayoutConstraint.activate(constraints)
  }

  /// Adds subviews that show the insets of the view, and one that follows its mask.
  private func fill() {
    for (guide, side) in [(view.layoutMarginsGuide, 11.0), (view.safeAreaLayoutGuide, 12)] {
      let inner = UIView()
      inner.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(inner)
      NSLayoutConstraint.activate([
        inner.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        inner.topAnchor.constraint(equalTo: guide.topAnchor),
        inner.widthAnchor.constraint(equalToConstant: side),
        inner.heightAnchor.constraint(equalToConstant: side),
      ])
    }
    let masked = UIView(frame: CGRect(x: 5, y: 5, width: 20, height: 10))
    masked.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    view.addSubview(masked)
  }

  /// Lays out and finds a fitting size, as a program does before it changes something.
  func layOut() {
    root.layoutIfNeeded()
    _ = fittingSize
  }

  private var fittingSize: CGSize {
    view.systemLayoutSizeFitting(
      CGSize(width: 150, height: 0), withHorizontalFittingPriority: UILayoutPriority(400),
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// All results of the layout, a line for each view, whatever the order of the views: a program
  /// that adds a view later has it in front.
  var results: [String] {
    var lines = ["fitting size \(text(CGRect(origin: .zero, size: fittingSize)))"]
    func add(_ view: UIView, _ depth: Int) {
      var parts = ["\(depth) \(type(of: view)) \(text(ViewProbe.exactFrame(of: view)))"]
      parts.append("frame \(text(view.frame)), bounds \(text(view.bounds))")
      parts.append("margins \(text(view.layoutMargins)), safe area \(text(view.safeAreaInsets))")
      if let view = view as? UIScrollView {
        parts.append("content \(text(CGRect(origin: .zero, size: view.contentSize)))")
        parts.append("insets \(text(view.adjustedContentInset))")
      }
      lines.append(parts.joined(separator: ", "))
      for child in view.subviews { add(child, depth + 1) }
    }
    add(root, 0)
    return lines.sorted()
  }

  /// Numbers without the noise of sums in another order.
  private func text(_ numbers: [CGFloat]) -> String {
    numbers.map { "\(($0 * 1e6).rounded() / 1e6 + 0)" }.joined(separator: " ")
  }

  private func text(_ rect: CGRect) -> String {
    text([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height])
  }

  private func text(_ insets: UIEdgeInsets) -> String {
    text([insets.top, insets.left, insets.bottom, insets.right])
  }
}
