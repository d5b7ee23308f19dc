// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Sets of small numbers, one in each line, as bits. Up to 64 columns a line is one word.
struct BitMatrix: ~Copyable, Sendable {
  private var words = Buffer<UInt64>()
  private var wordsPerLine = 0

  init() {}

  /// Makes all sets empty.
  /// - Parameters:
  ///   - lineCount: the number of sets.
  ///   - columnCount: the number of possible members of each.
  mutating func clear(lineCount: Int, columnCount: Int) {
    wordsPerLine = (columnCount + 63) / 64
    words.refill(0, count: lineCount * wordsPerLine)
  }

  @inline(__always)
  private func position(_ line: Int, _ column: Int) -> (word: Int, bit: UInt64) {
    (line &* wordsPerLine &+ column &>> 6, 1 &<< UInt64(truncatingIfNeeded: column & 63))
  }

  @inline(__always)
  func contains(_ column: Int, in line: Int = 0) -> Bool {
    let (word, bit) = position(line, column)
    return words[word] & bit != 0
  }

  @inline(__always)
  mutating func insert(_ column: Int, in line: Int = 0) {
    let (word, bit) = position(line, column)
    let words = words.uncheckedForWriting
    words[word] |= bit
  }

  @inline(__always)
  mutating func remove(_ column: Int, from line: Int = 0) {
    let (word, bit) = position(line, column)
    let words = words.uncheckedForWriting
    words[word] &= ~bit
  }

  mutating func removeAll(in line: Int) {
    for word in line * wordsPerLine..<(line + 1) * wordsPerLine { words[word] = 0 }
  }

  /// Adds the members of another line.
  @inline(__always)
  mutating func formUnion(_ line: Int, with other: Int) {
    let words = words.uncheckedForWriting
    for index in 0..<wordsPerLine {
      words[line &* wordsPerLine &+ index] |= words[other &* wordsPerLine &+ index]
    }
  }

  /// The number of members of a line.
  func count(_ line: Int) -> Int {
    var count = 0
    for index in 0..<wordsPerLine {
      count += words.unchecked[line * wordsPerLine + index].nonzeroBitCount
    }
    return count
  }

  /// Returns the members of a line, ascending. Members that are added to, or removed from, a word
  /// of the line after its first member was visited are skipped. It is invalid after `clear`.
  @inline(__always)
  func members(_ line: Int = 0) -> Members { members(line, in: self, line) }

  /// The members that a line has in common with a line of another matrix with as many columns.
  @inline(__always)
  func members(_ line: Int, in matrix: borrowing BitMatrix, _ other: Int = 0) -> Members {
    Members(
      words.unchecked.baseAddress.map { $0 + line &* wordsPerLine },
      matrix.words.unchecked.baseAddress.map { $0 + other &* wordsPerLine }, count: wordsPerLine)
  }

  /// The positions of the bits that two rows of words have in common.
  struct Members: Sequence, IteratorProtocol {
    private var words: UnsafePointer<UInt64>?
    private var mask: UnsafePointer<UInt64>?
    private var wordsLeft: Int
    private var word: UInt64 = 0
    private var first = -64

    @inline(__always)
    fileprivate init(
      _ words: UnsafePointer<UInt64>?, _ mask: UnsafePointer<UInt64>?, count: Int
    ) {
      self.words = words
      self.mask = mask
      wordsLeft = words == nil ? 0 : count
    }

    @inline(__always)
    mutating func next() -> Int? {
      while word == 0 {
        guard wordsLeft > 0 else { return nil }
        // There is memory, because there are words left.
        word = words.unsafelyUnwrapped.pointee & mask.unsafelyUnwrapped.pointee
        words = words.unsafelyUnwrapped + 1
        mask = mask.unsafelyUnwrapped + 1
        wordsLeft &-= 1
        first &+= 64
      }
      let bit = word.trailingZeroBitCount
      word &= word &- 1
      return first &+ bit
    }
  }
}
