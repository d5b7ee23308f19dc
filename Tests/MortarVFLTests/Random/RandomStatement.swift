// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPKIT
import MortarVFL

/// A statement of random parts, as a program could write it, and where its views have to be.
///
/// The places are added up from left to right: what the fixed parts and the contents leave between two
/// ends is shared by weight.
@MainActor struct RandomStatement {
  /// The kinds of parts of a list.
  enum Part {
    case view(Size)
    case array(Size)
    /// A view whose size is that of the first view of the list, which is given.
    case copy(Size)
    case space(Size)
    case padding
  }

  enum Size {
    case fixed(CGFloat)
    case weight(CGFloat)
    /// The intrinsic size of the views.
    case content(CGFloat)
  }

  private(set) var parts: [Part] = []
  let hasStart: Bool
  let hasEnd: Bool
  let isColumn: Bool
  /// From the ends of the list to those of the tray.
  let insets: (start: CGFloat, end: CGFloat)

  init(_ random: inout Generator) {
    hasStart = random.next(below: 4) > 0
    hasEnd = !hasStart || random.next(below: 4) > 0
    isColumn = random.next(below: 2) == 0
    insets = (CGFloat(random.next(below: 10)), CGFloat(random.next(below: 10)))
    let isBetween = hasStart && hasEnd
    let count = 1 + random.next(below: 5)
    for index in 0..<count {
      if index > 0, let gap = Self.gap(isBetween, &random) { parts.append(gap) }
      parts.append(Self.member(parts.first?.size, isBetween, &random))
    }
    // One part has to stretch.
    if isBetween { parts.append(.view(.weight(1 + CGFloat(random.next(below: 3))))) }
  }

  private static func member(
    _ first: Size?, _ isBetween: Bool, _ random: inout Generator
  ) -> Part {
    let size = size(isBetween, &random)
    return switch random.next(below: 5) {
    case 0: .array(size)
    case 1: first.map { .copy($0) } ?? .view(size)
    default: .view(size)
    }
  }

  private static func gap(_ isBetween: Bool, _ random: inout Generator) -> Part? {
    switch random.next(below: 4) {
    case 0: .padding
    case 1: .space(.fixed(CGFloat(random.next(below: 12)) - 3))
    case 2 where isBetween: .space(.weight(0.5 + CGFloat(random.next(below: 4))))
    default: nil
    }
  }

  private static func size(_ isBetween: Bool, _ random: inout Generator) -> Size {
    switch random.next(below: isBetween ? 3 : 2) {
    case 0: .fixed(CGFloat(random.next(below: 20)))
    case 1: .content(CGFloat(1 + random.next(below: 20)))
    default: .weight(0.5 + CGFloat(random.next(below: 4)))
    }
  }
}

extension RandomStatement.Part {
  var size: RandomStatement.Size {
    switch self {
    case .view(let size), .array(let size), .copy(let size), .space(let size): size
    case .padding: .fixed(8)
    }
  }

  /// The number of views of the part.
  var viewCount: Int {
    switch self {
    case .view, .copy: 1
    case .array: 2
    case .space, .padding: 0
    }
  }
}

extension RandomStatement {
  /// Start and length of each view in order, in a tray of a length.
  func spans(in total: CGFloat) -> [(start: CGFloat, length: CGFloat)] {
    let available = total - insets.start - insets.end
    var fixed: CGFloat = 0
    var weights: CGFloat = 0
    for part in parts {
      switch part.size {
      case .fixed(let points), .content(let points): fixed += points
      case .weight(let weight): weights += weight
      }
    }
    let unit = weights > 0 ? (available - fixed) / weights : 0
    var position = hasStart ? insets.start : total - insets.end - fixed
    var spans: [(start: CGFloat, length: CGFloat)] = []
    for part in parts {
      let length =
        switch part.size {
        case .fixed(let points), .content(let points): points
        case .weight(let weight): weight * unit
        }
      spans += Array(repeating: (position, length), count: part.viewCount)
      position += length
    }
    return spans
  }
}

/// Numbers that are the same in each run: Steele and Vigna's SplitMix64.
struct Generator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next(below bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((bits ^ (bits >> 31)) % UInt64(bound))
  }
}
#endif
