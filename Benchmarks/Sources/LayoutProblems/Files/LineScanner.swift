// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Reads the words of a text, line by line.
struct LineScanner {
  private let bytes: [UInt8]
  private var place = 0
  /// The number of the line, counted from 1; 0 before the first.
  private(set) var line = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  private static let newline = UInt8(ascii: "\n")

  /// Goes to the next line. False when there is none.
  mutating func nextLine() -> Bool {
    if line > 0 {
      while place < bytes.count, bytes[place] != Self.newline { place += 1 }
      place += 1
    }
    line += 1
    return place < bytes.count
  }

  /// The next word of the line, nil at its end.
  mutating func word() -> Substring? {
    while place < bytes.count, Self.isBlank(bytes[place]) { place += 1 }
    let start = place
    while place < bytes.count, bytes[place] != Self.newline, !Self.isBlank(bytes[place]) {
      place += 1
    }
    return start == place ? nil : Substring(decoding: bytes[start..<place], as: UTF8.self)
  }

  mutating func word(_ what: String) throws(ProblemError) -> Substring {
    guard let word = word() else { throw error("\(what) is missing") }
    return word
  }

  /// A number that is finite.
  mutating func number(_ what: String) throws(ProblemError) -> Double {
    let word = try word(what)
    guard let number = Double(word), number.isFinite else {
      throw error("\(what) is not a number: \(word)")
    }
    return number
  }

  /// A whole number in a range.
  mutating func whole(_ what: String, in range: Range<Int>) throws(ProblemError) -> Int {
    let word = try word(what)
    guard let number = Int(word) else { throw error("\(what) is not a whole number: \(word)") }
    guard range.contains(number) else {
      if range.isEmpty { throw error("\(what) is \(number), but there is none") }
      let upper = range.upperBound == Int.max ? "or more" : "to \(range.upperBound - 1)"
      throw error("\(what) is \(number), not \(range.lowerBound) \(upper)")
    }
    return number
  }

  /// A priority: more than 0, at most 1000.
  mutating func priority() throws(ProblemError) -> Double {
    let priority = try number("the priority")
    guard priority > 0, priority <= 1000 else {
      throw error("the priority is \(priority), not more than 0 and at most 1000")
    }
    return priority
  }

  /// Sees that the line has no more words.
  mutating func end() throws(ProblemError) {
    if let word = word() { throw error("nothing is expected after the last number, found \(word)") }
  }

  func error(_ reason: String) -> ProblemError { ProblemError(line: line, reason: reason) }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }
}
