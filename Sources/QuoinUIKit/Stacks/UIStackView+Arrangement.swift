// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

extension UIStackView {
  func arrange(_ view: UIView, at index: Int) {
    if let old = arranged.firstIndex(where: { $0 === view }) {
      let target = min(max(index, 0), arranged.count)
      guard target != old, target != old + 1 || index == arranged.count else { return }
      arranged.remove(at: old)
      arranged.insert(view, at: min(target, arranged.count))
      rulesDidChange()
      return
    }
    if view.superview !== self { addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = false
    arranged.insert(view, at: min(max(index, 0), arranged.count))
    rulesDidChange()
  }

  /// Stops arranging a view.
  func forget(_ view: UIView) {
    guard arranged.contains(where: { $0 === view }) else { return }
    arranged.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    rulesDidChange()
  }

  /// An arranged view was hidden or shown, or has another content size.
  func arrangedViewDidChange(_ view: UIView) {
    guard arranged.contains(where: { $0 === view }) else { return }
    rulesDidChange()
  }

  func rulesDidChange() {
    setNeedsUpdateConstraints()
    setNeedsLayout()
  }

  func makeConstraints() {}

  func baselineView(first: Bool) -> UIView { self }
}
