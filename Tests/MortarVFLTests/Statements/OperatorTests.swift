// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPKIT
import Testing

@testable import MortarVFL

@Suite("The table of operators") struct OperatorTests {
  private static let operators: [VFLOperator] = [
    .leadingRow, .leadingColumn, .paddedLeadingRow, .paddedLeadingColumn,
    .surroundingRow, .surroundingColumn, .paddedSurroundingRow, .paddedSurroundingColumn,
    .trailingRow, .trailingColumn, .paddedTrailingRow, .paddedTrailingColumn,
    .onlyTrailingRow, .onlyTrailingColumn, .paddedOnlyTrailingRow, .paddedOnlyTrailingColumn,
  ]

  @Test("Each symbol is in the table once")
  func symbols() {
    #expect(Set(Self.operators.map(\.symbol)).count == 16)
  }

  /// The signs mean the same in all symbols: an angle is horizontal and a caret vertical; two bars
  /// or two exclamation marks are padding; bars come first where the leading end is tied, and two
  /// arrows tie both ends.
  @Test("A symbol says what the operator does", arguments: operators)
  func meaning(_ sign: VFLOperator) {
    let symbol = sign.symbol
    #expect((sign.axis == .vertical) == symbol.contains("^"))
    #expect(sign.isPadded == (symbol.contains("||") || symbol.contains("!!")))
    let tiesBoth = symbol.hasSuffix(">>") || symbol.hasSuffix("^^")
    #expect(sign.ends == (tiesBoth ? .both : symbol.hasPrefix("|") ? .leading : .trailing))
  }
}
#endif
