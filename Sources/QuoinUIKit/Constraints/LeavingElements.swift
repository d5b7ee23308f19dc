// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Views and guides that leave, and with them the constraints about them.
///
/// They are marked meanwhile, so that each of many constraints is asked by two loads.
@MainActor struct LeavingElements {
  private(set) var lives: [ElementLife] = []

  /// All of the tree below and with a view.
  init(_ view: UIView) {
    collect(view)
  }

  init(_ guide: UILayoutGuide) {
    append(guide.life)
  }

  private mutating func collect(_ view: UIView) {
    append(view.life)
    for guide in view.guideList { append(guide.life) }
    for child in view.children { collect(child) }
  }

  private mutating func append(_ life: ElementLife) {
    life.record.pointee.isLeaving = true
    lives.append(life)
  }

  /// Takes the marks away.
  func end() {
    for life in lives { life.record.pointee.isLeaving = false }
  }
}
