// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinPlatform

#if QUOIN_APPKIT
extension PlatformView {
  func hostInsert(_ view: View, at index: Int) {
    let others = subviews.filter { $0 !== view }
    guard index < others.count else { return addSubview(view) }
    hostInsert(view, below: others[index])
  }

  func hostInsert(_ view: View, above sibling: View) {
    addSubview(view, positioned: .above, relativeTo: sibling)
  }

  func hostInsert(_ view: View, below sibling: View) {
    addSubview(view, positioned: .below, relativeTo: sibling)
  }
}
#else
extension PlatformView {
  func hostInsert(_ view: View, at index: Int) { insertSubview(view, at: index) }
  func hostInsert(_ view: View, above sibling: View) { insertSubview(view, aboveSubview: sibling) }
  func hostInsert(_ view: View, below sibling: View) { insertSubview(view, belowSubview: sibling) }
}
#endif
