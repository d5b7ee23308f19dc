// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The objects of a PDF document.
///
/// They are found by reading the whole file and not its table of positions, which damaged files and
/// edited ones have wrong: a later object replaces an earlier one of the same number, and one in a
/// stream is where the stream is.
struct PDFFile {
  private(set) var objects: [Int: PDFObject] = [:]
  private(set) var trailer: [String: PDFValue] = [:]
  let budget: PDFBudget

  /// The most bytes of a file.
  private static let longest = 4_000_000
  /// The cost of each byte of an object in a stream, in bytes of the budget.
  private static let valueCost = 4

  /// Reads a document; nil for one that is encrypted or too long.
  init?(_ bytes: [UInt8], within budget: PDFBudget = PDFBudget()) {
    self.budget = budget
    guard bytes.count <= Self.longest else { return nil }
    readObjects(bytes)
    readTrailers(bytes)
    guard trailer["Encrypt"] == nil else { return nil }
    let streams = objects.values.filter { $0.dictionary["Type"]?.name == "ObjStm" }
    for stream in streams.sorted(by: { $0.place < $1.place }) { readObjects(inside: stream) }
    guard budget.left > 0 else { return nil }
  }

  private mutating func readObjects(_ bytes: [UInt8]) {
    let (word, streamWord) = (Array("obj".utf8), Array("stream".utf8))
    var position = 0
    while let found = Self.find(word, in: bytes, from: position) {
      position = found + word.count
      guard let number = Self.number(before: found, in: bytes) else { continue }
      var scanner = PDFScanner(bytes, at: position)
      let value = scanner.next()
      scanner.skipSpaces()
      // What was read is not read again: each object could have all others in a string.
      guard budget.spend(scanner.position - position) else { return }
      position = scanner.position
      guard let value else { continue }
      var object = PDFObject(value: value, place: found)
      if case .dictionary(let entries) = value, bytes[position...].starts(with: streamWord) {
        let start = position + streamWord.count
        let data = Self.stream(in: bytes, from: start, length: entries["Length"]?.number)
        object.data = data
        position = data.endIndex
      }
      keep(object, number)
      if object.dictionary["Type"]?.name == "XRef" { merge(object.dictionary) }
    }
  }

  /// Keeps an object unless another one of its number comes later in the file.
  private mutating func keep(_ object: PDFObject, _ number: Int) {
    if let other = objects[number] {
      guard other.place <= object.place else { return }
    } else {
      guard objects.count < budget.objects else { return }
    }
    objects[number] = object
  }

  /// Returns the number of an object, two numbers before its word.
  private static func number(before end: Int, in bytes: [UInt8]) -> Int? {
    var position = end
    func skip(_ matches: (UInt8) -> Bool) -> ArraySlice<UInt8> {
      let last = position
      while position > 0, matches(bytes[position - 1]) { position -= 1 }
      return bytes[position..<last]
    }
    let isDigit: (UInt8) -> Bool = { (48...57).contains($0) }
    guard !skip(PDFScanner.isSpace).isEmpty, !skip(isDigit).isEmpty,
      !skip(PDFScanner.isSpace).isEmpty
    else { return nil }
    return Int(String(decoding: skip(isDigit), as: UTF8.self))
  }

  /// Returns the data after the word `stream`: as long as it says, or up to `endstream`.
  private static func stream(
    in bytes: [UInt8], from position: Int, length: Double?
  ) -> ArraySlice<UInt8> {
    var start = min(position, bytes.count)
    if start < bytes.count, bytes[start] == 13 { start += 1 }
    if start < bytes.count, bytes[start] == 10 { start += 1 }
    let end = Array("endstream".utf8)
    if let length, let count = Int(exactly: length), count >= 0, count <= bytes.count - start {
      var scanner = PDFScanner(bytes, at: start + count)
      scanner.skipSpaces()
      if bytes[scanner.position...].starts(with: end) { return bytes[start..<start + count] }
    }
    return bytes[start..<(find(end, in: bytes, from: start) ?? bytes.count)]
  }

  private static func find(_ word: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
    guard bytes.count >= word.count, start <= bytes.count - word.count else { return nil }
    return (start...bytes.count - word.count).first {
      bytes[$0] == word[0] && bytes[$0..<$0 + word.count].elementsEqual(word)
    }
  }

  private mutating func readTrailers(_ bytes: [UInt8]) {
    let word = Array("trailer".utf8)
    var position = 0
    while let found = Self.find(word, in: bytes, from: position) {
      position = found + word.count
      var scanner = PDFScanner(bytes, at: position)
      if case .dictionary(let entries) = scanner.next() { merge(entries) }
      guard budget.spend(scanner.position - position) else { return }
      position = max(position, scanner.position)
    }
  }

  private mutating func merge(_ entries: [String: PDFValue]) {
    for key in ["Root", "Encrypt"] { trailer[key] = entries[key] ?? trailer[key] }
  }

  /// Reads the objects that a stream holds (ISO 32000-1, 7.5.7).
  private mutating func readObjects(inside stream: PDFObject) {
    guard let content = data(of: stream), let count = stream.dictionary["N"]?.number,
      let first = stream.dictionary["First"]?.number
    else { return }
    var head = PDFScanner(content)
    head.readsReferences = false
    for _ in 0..<Int(count.clamped(to: 0...Double(budget.objects))) {
      guard let number = head.next()?.number, let offset = head.next()?.number else { return }
      let start = first + offset
      guard start >= 0, start < Double(content.count), number >= 0, number < 1e9 else { continue }
      var scanner = PDFScanner(content, at: Int(start))
      let value = scanner.next()
      // Any number of objects can be said to start at the same place. Values take more time and
      // memory than the bytes that write them.
      guard budget.spend(Self.valueCost * (scanner.position - Int(start))) else { return }
      if let value { keep(PDFObject(value: value, place: stream.place), Int(number)) }
    }
  }
}
