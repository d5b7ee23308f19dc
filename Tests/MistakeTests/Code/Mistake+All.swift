// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension Mistake {
  /// The mistakes in all dialects.
  static let all = plain + dialects

  private static let plain = [
    widths, heights, ratios, masks, contents, stacks, ambiguities, scrolling, statements, items,
    visualFormats, passes, unintended, shares, shown, programs, sizes,
    settings, rows, looks, outside, cuts, effects, rooms, shownInDialects,
  ].flatMap(\.self)

  #if !QUOIN_UIKIT && !QUOIN_APPKIT
  private static let dialects = [
    cartography, swiftAutoLayout, mortar, mortarVFL, notAutoLayout,
  ].flatMap(\.self)
  #else
  private static let dialects: [Mistake] = []
  #endif

  /// The mistakes that stop the program.
  static let stopping = all.filter { if case .stop = $0.expected { true } else { false } }

  /// The mistakes that a statement reports, and that leave no problem in the layout.
  static let refused = all.filter {
    switch $0.expected {
    case .refusal, .remark: true
    default: false
    }
  }

  /// The mistakes that the report about a layout contains.
  static let reported = all.filter {
    switch $0.expected {
    case .conflict, .ambiguities, .problem, .violation, .warning: true
    case .stop, .refusal, .remark, .shown, .nothing: false
    }
  }
}
