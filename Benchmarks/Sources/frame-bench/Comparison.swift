// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

internal import CAllocations
internal import CMeasuring
internal import QuoinUIKit

/// One way to place the cell beside frames by hand.
@MainActor struct Comparison {
  let name: String
  let kind: TextKind
  private let ours: FeedCell
  private let hand: HandWrittenCell

  /// The number of passes over all widths between two readings of the clock.
  private static let passes = 300
  /// The number of alternations of the two methods.
  private static let rounds = 51

  init(_ cell: FeedCell.Type, _ name: String, _ kind: TextKind) {
    self.name = name
    self.kind = kind
    ours = cell.init(kind)
    hand = HandWrittenCell(kind)
  }

  /// Whether both ways give the same frames in each width.
  var isEqual: Bool {
    Self.widths.allSatisfy { width in
      for cell in [ours, hand] { Self.place(cell, width) }
      return zip(ours.parts, hand.parts).allSatisfy { Self.isClose($0.frame, $1.frame) }
    }
  }

  /// The line of the report: the median of the ratios of times, one a round, with the middle half
  /// of them, microseconds a pass by hand, and allocations a pass of both ways.
  func measure() -> String {
    let ratios = (0..<Self.rounds).map { _ in seconds(ours) / seconds(hand) }.sorted()
    let quartiles = [1, 2, 3].map { ratios[ratios.count * $0 / 4] }
    let allocations = [ours, hand].map(allocations)
    return [
      name, kind.rawValue, decimal(quartiles[1]),
      "\(decimal(quartiles[0])) to \(decimal(quartiles[2]))", decimal(allocations[0]),
      decimal(allocations[1]),
    ].joined(separator: "\t")
  }

  private func seconds(_ cell: FeedCell) -> Double {
    let start = quoin_processor_seconds()
    run(cell)
    return quoin_processor_seconds() - start
  }

  private func allocations(_ cell: FeedCell) -> Double {
    let before = quoin_allocations()
    run(cell)
    return Double(quoin_allocations() - before) / Double(Self.passes * Self.widths.count)
  }

  private func run(_ cell: FeedCell) {
    for _ in 0..<Self.passes {
      for width in Self.widths { Self.place(cell, width) }
    }
  }

  private func decimal(_ value: Double) -> String { String(format: "%.2f", value) }

  /// So that each pass has something to move.
  private static let widths: [CGFloat] = [375, 390, 430]

  private static func place(_ cell: FeedCell, _ width: CGFloat) {
    cell.bounds.size = CGSize(width: width, height: 500)
    cell.place()
  }

  private static func isClose(_ first: CGRect, _ second: CGRect) -> Bool {
    let differences = [
      first.minX - second.minX, first.minY - second.minY, first.width - second.width,
      first.height - second.height,
    ]
    return differences.allSatisfy { abs($0) < 1e-9 }
  }
}
