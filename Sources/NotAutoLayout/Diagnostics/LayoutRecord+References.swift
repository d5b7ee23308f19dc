// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension LayoutRecord {
  /// The views that the layout is pinned to now, in the order of the calls. Calls the getters.
  var references: [View] {
    elements.compactMap(\.reference)
  }
}

extension RecordedElement {
  fileprivate var reference: View? {
    switch self {
    case .horizontal(_, .byReference(let getter, _)), .vertical(_, .byReference(let getter, _)),
      .point(_, _, .byReference(let getter, _)):
      getter()
    case .horizontal(_, .byView(let view, _)), .vertical(_, .byView(let view, _)),
      .point(_, _, .byView(let view, _)):
      view
    case .none, .horizontal, .vertical, .point, .width, .height, .size, .frame: nil
    }
  }
}
