// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import ArgumentParser
import QuoinLayout

/// The numbers of a frame that `quoin explain --attribute` derives.
enum ExplainedAttribute: String, CaseIterable, ExpressibleByArgument {
  case x, y, width, height, left, right, top, bottom, leading, trailing
  case centerX, centerY, firstBaseline, lastBaseline
  /// x, y, width and height.
  case frame

  /// The attribute of a word in any letter case.
  init?(argument: String) {
    let found = Self.allCases.first { $0.rawValue.lowercased() == argument.lowercased() }
    guard let found else { return nil }
    self = found
  }

  /// The attributes to derive, in order.
  var attributes: [LayoutAttribute] {
    switch self {
    case .x, .left: [.left]
    case .y, .top: [.top]
    case .width: [.width]
    case .height: [.height]
    case .right: [.right]
    case .bottom: [.bottom]
    case .leading: [.leading]
    case .trailing: [.trailing]
    case .centerX: [.centerX]
    case .centerY: [.centerY]
    case .firstBaseline: [.firstBaseline]
    case .lastBaseline: [.lastBaseline]
    case .frame: [.left, .top, .width, .height]
    }
  }
}
