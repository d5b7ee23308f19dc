// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Reads the words of a text, line by line.
struct LineScanner {
  private let bytes: [UInt8]
  private var index = 0
  /// The number of the line, counted from 1; 0 before the first.
  private(set) var line = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  private static let newline = UInt8(ascii: "\n")

  /// Goes to the next line. False when there is none.
  mutating func nextLine() -> Bool {
    if line > 0 {
      while index < bytes.count, bytes[index] != Self.newline { index += 1 }
      index += 1
    }
    line += 1
    return index < bytes.count
  }

  /// The next word of the line, nil at its end.
  mutating func word() -> Substring? {
    while index < bytes.count, Self.isBlank(bytes[index]) { index += 1 }
    let start = index
    while index < bytes.count, bytes[index] != Self.newline, !Self.isBlank(bytes[index]) {
      index += 1
    }
    return start == index ? nil : Substring(decoding: bytes[start..<index], as: UTF8.self)
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

  /// Throws if the line has more words.
  mutating func end() throws(ProblemError) {
    if let word = word() { throw error("nothing is expected after the last number, found \(word)") }
  }

  func error(_ reason: String) -> ProblemError { ProblemError(line: line, reason: reason) }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }
}
