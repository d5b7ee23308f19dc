// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The objects of a PDF document.
///
/// They are found by reading the whole file and not its table of positions, which damaged files and
/// edited ones have wrong: a later object replaces an earlier one of the same number.
struct PDFFile {
  private var objects: [Int: PDFObject] = [:]
  private var trailer: [String: PDFValue] = [:]

  /// The most bytes of a file, and of the data of a stream.
  private static let (longest, longestStream) = (4_000_000, 8_000_000)

  /// Reads a document; nil for one that is encrypted or too long.
  init?(_ bytes: [UInt8]) {
    guard bytes.count <= Self.longest else { return nil }
    readObjects(bytes)
    readTrailers(bytes)
    guard trailer["Encrypt"] == nil else { return nil }
    for (_, object) in objects.sorted(by: { $0.key < $1.key })
    where object.dictionary["Type"]?.name == "ObjStm" {
      readObjects(inside: object)
    }
  }

  // MARK: Reading

  private mutating func readObjects(_ bytes: [UInt8]) {
    let word = Array("obj".utf8)
    var position = 0
    while let found = Self.find(word, in: bytes, from: position) {
      position = found + word.count
      guard let number = Self.number(before: found, in: bytes) else { continue }
      var scanner = PDFScanner(bytes, at: position)
      guard let value = scanner.next() else { continue }
      var object = PDFObject(value: value)
      let length = object.dictionary["Length"]
      if case .word("stream") = scanner.next(), case .dictionary = value {
        let data = Self.stream(in: bytes, from: scanner.position, length: length?.number)
        object.data = data
        position = data.endIndex
      }
      objects[number] = object
      if object.dictionary["Type"]?.name == "XRef" { merge(object.dictionary) }
    }
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
    for _ in 0..<Int(min(max(count, 0), 100_000)) {
      guard let number = head.next()?.number, let offset = head.next()?.number else { return }
      let start = first + offset
      guard start >= 0, start < Double(content.count), number >= 0, number < 1e9 else { continue }
      var scanner = PDFScanner(content, at: Int(start))
      if let value = scanner.next() { objects[Int(number)] = PDFObject(value: value) }
    }
  }

  // MARK: Values

  /// Returns the object that a value refers to, or the value itself.
  func object(_ value: PDFValue?) -> PDFObject {
    var value = value ?? .null
    for _ in 0..<16 {
      guard case .reference(let number) = value else { return PDFObject(value: value) }
      guard let object = objects[number] else { break }
      if object.data != nil { return object }
      value = object.value
    }
    return PDFObject(value: .null)
  }

  func dictionary(_ value: PDFValue?) -> [String: PDFValue] { object(value).dictionary }

  func array(_ value: PDFValue?) -> [PDFValue] {
    if case .array(let values) = object(value).value { return values }
    return []
  }

  func number(_ value: PDFValue?) -> Double? { object(value).value.number }
  func numbers(_ value: PDFValue?) -> [Double] { array(value).compactMap { number($0) } }
  func name(_ value: PDFValue?) -> String? { object(value).value.name }

  /// Returns the data of a stream without its filters; nil for a filter that is not known.
  func data(of stream: PDFObject) -> [UInt8]? {
    guard let data = stream.data else { return nil }
    let single = name(stream.dictionary["Filter"])
    let filters = single.map { [$0] } ?? array(stream.dictionary["Filter"]).compactMap { name($0) }
    let parameters =
      [stream.dictionary["DecodeParms"] ?? .null] + array(stream.dictionary["DecodeParms"])
    guard !parameters.contains(where: { number(dictionary($0)["Predictor"]) ?? 1 > 1 }) else {
      return nil
    }
    return filters.reduce(Array(data)) { result, filter in
      guard let result else { return nil }
      switch filter {
      case "FlateDecode", "Fl": return Inflate.expanded(result, limit: Self.longestStream)
      case "ASCIIHexDecode", "AHx":
        return PDFScanner.bytes(ofHexadecimal: result.prefix { $0 != UInt8(ascii: ">") })
      case "ASCII85Decode", "A85": return Self.bytes(ofBase85: result)
      default: return nil
      }
    }
  }

  /// Returns the bytes that groups of five characters write (ISO 32000-1, 7.4.3).
  private static func bytes(ofBase85 text: [UInt8]) -> [UInt8]? {
    var (result, group) = ([UInt8](), [UInt8]())
    func expand(_ group: [UInt8]) -> [UInt8] {
      let padded = group + [UInt8](repeating: 84, count: 5 - group.count)
      let value = padded.reduce(UInt32(0)) { $0 &* 85 &+ UInt32($1) }
      return [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> UInt32($0)) }
    }
    for byte in text where !PDFScanner.isSpace(byte) {
      if byte == UInt8(ascii: "~") { break }
      if byte == UInt8(ascii: "z"), group.isEmpty {
        result += [0, 0, 0, 0]
        continue
      }
      guard (33...117).contains(byte) else { return nil }
      group.append(byte - 33)
      if group.count == 5 {
        result += expand(group)
        group = []
      }
    }
    return group.count > 1 ? result + expand(group).prefix(group.count - 1) : result
  }

  // MARK: Pages

  /// The first page with what it inherits; nil without pages.
  var firstPage: [String: PDFValue]? {
    var node = dictionary(dictionary(trailer["Root"])["Pages"])
    if node.isEmpty {
      let catalog = objects.values.first { $0.dictionary["Type"]?.name == "Catalog" }
      node = dictionary(catalog?.dictionary["Pages"])
    }
    for _ in 0..<32 {
      guard let kid = array(node["Kids"]).first else { break }
      var child = dictionary(kid)
      for key in ["MediaBox", "CropBox", "Resources", "Rotate"] {
        child[key] = child[key] ?? node[key]
      }
      node = child
    }
    return node["Kids"] == nil && node["Contents"] != nil ? node : nil
  }
}
