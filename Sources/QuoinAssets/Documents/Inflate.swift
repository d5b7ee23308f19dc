// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Expands compressed data: a ZLIB stream (RFC 1950) of DEFLATE blocks (RFC 1951).
struct Inflate {
  private let bytes: [UInt8]
  private var position = 2
  private var bits: UInt32 = 0
  private var bitCount: UInt32 = 0
  private var output: [UInt8] = []
  private let limit: Int

  private init(_ bytes: [UInt8], limit: Int) {
    self.bytes = bytes
    self.limit = limit
  }

  /// Returns the expanded data; nil for damaged data, and for more than `limit` bytes.
  ///
  /// - Complexity: O(*n*) for *n* bytes of the result.
  static func expanded(_ bytes: [UInt8], limit: Int) -> [UInt8]? {
    let (output, isWhole) = output(of: bytes, limit: limit)
    return isWhole ? output : nil
  }

  /// Returns the data that was expanded until the end, damage or the limit, and whether it is whole.
  static func output(of bytes: [UInt8], limit: Int) -> (output: [UInt8], isWhole: Bool) {
    guard bytes.count > 2, bytes[0] & 0x0F == 8, (Int(bytes[0]) << 8 + Int(bytes[1])) % 31 == 0
    else { return ([], false) }
    var inflate = Inflate(bytes, limit: limit)
    let isWhole = inflate.readBlocks()
    return (inflate.output, isWhole)
  }

  private mutating func readBlocks() -> Bool {
    while true {
      guard let isLast = take(1), let kind = take(2) else { return false }
      switch kind {
      case 0: guard copyStored() else { return false }
      case 1: guard readCodes(Self.fixedLengths, Self.fixedDistances) else { return false }
      case 2:
        guard let (lengths, distances) = readTables(), readCodes(lengths, distances) else {
          return false
        }
      default: return false
      }
      if isLast == 1 { return true }
    }
  }

  /// Returns the next bits, the lowest one first; nil at the end of the data.
  private mutating func take(_ count: UInt32) -> Int? {
    while bitCount < count {
      guard position < bytes.count else { return nil }
      bits |= UInt32(bytes[position]) << bitCount
      position += 1
      bitCount += 8
    }
    let value = bits & ((1 << count) - 1)
    bits >>= count
    bitCount -= count
    return Int(value)
  }

  /// A block without compression (RFC 1951, 3.2.4).
  private mutating func copyStored() -> Bool {
    (bits, bitCount) = (0, 0)
    guard position + 4 <= bytes.count else { return false }
    let count = Int(bytes[position]) | Int(bytes[position + 1]) << 8
    position += 4
    guard position + count <= bytes.count, output.count + count <= limit else { return false }
    output += bytes[position..<position + count]
    position += count
    return true
  }

  // MARK: Codes

  /// The codes of a block by their length: how many there are, and their symbols in order.
  private struct Codes {
    var counts = [Int](repeating: 0, count: 16)
    var symbols: [Int] = []

    init(_ lengths: ArraySlice<Int>) {
      for length in lengths { counts[length] += 1 }
      counts[0] = 0
      // Each block can have codes of its own, so that they are sorted in one pass.
      var places = [Int](repeating: 0, count: 16)
      for length in 1...15 { places[length] = places[length - 1] + counts[length - 1] }
      symbols = [Int](repeating: 0, count: counts.reduce(0, +))
      for (symbol, length) in lengths.enumerated() where length > 0 {
        symbols[places[length]] = symbol
        places[length] += 1
      }
    }
  }

  /// 8 bits up to 143, 9 up to 255, 7 up to 279, 8 up to 287 (RFC 1951, 3.2.6).
  private static let fixedLengths: Codes = {
    var lengths = [Int](repeating: 8, count: 288)
    for symbol in 144..<256 { lengths[symbol] = 9 }
    for symbol in 256..<280 { lengths[symbol] = 7 }
    return Codes(lengths[...])
  }()
  private static let fixedDistances = Codes([Int](repeating: 5, count: 30)[...])

  private mutating func symbol(_ codes: Codes) -> Int? {
    var (code, first, index) = (0, 0, 0)
    for length in 1...15 {
      guard let bit = take(1) else { return nil }
      code |= bit
      let count = codes.counts[length]
      // Damaged lengths can make more codes than there are.
      guard code >= first else { return nil }
      if code - first < count { return codes.symbols[index + code - first] }
      index += count
      first = (first + count) << 1
      code <<= 1
    }
    return nil
  }

  /// The order in which lengths of codes are stored (RFC 1951, 3.2.7).
  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  private mutating func readTables() -> (Codes, Codes)? {
    guard let literals = take(5), let distances = take(5), let lengthCodes = take(4) else {
      return nil
    }
    var lengths = [Int](repeating: 0, count: 19)
    for index in Self.order.prefix(lengthCodes + 4) {
      guard let length = take(3) else { return nil }
      lengths[index] = length
    }
    let codes = Codes(lengths[...])
    let total = literals + 257 + distances + 1
    var all: [Int] = []
    while all.count < total {
      guard let symbol = symbol(codes) else { return nil }
      switch symbol {
      case 16:
        guard let last = all.last, let count = take(2) else { return nil }
        all += [Int](repeating: last, count: count + 3)
      case 17:
        guard let count = take(3) else { return nil }
        all += [Int](repeating: 0, count: count + 3)
      case 18:
        guard let count = take(7) else { return nil }
        all += [Int](repeating: 0, count: count + 11)
      default: all.append(symbol)
      }
    }
    guard all.count == total else { return nil }
    return (Codes(all[..<(literals + 257)]), Codes(all[(literals + 257)...]))
  }

  private static let lengthBases = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131,
    163, 195, 227, 258,
  ]
  private static let lengthBits: [UInt32] = [
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
  ]
  private static let distanceBases = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049,
    3073, 4097, 6145, 8193, 12289, 16385, 24577,
  ]

  /// A block of literal bytes and repetitions of earlier ones (RFC 1951, 3.2.5).
  private mutating func readCodes(_ lengths: Codes, _ distances: Codes) -> Bool {
    while true {
      guard let symbol = symbol(lengths) else { return false }
      if symbol == 256 { return true }
      if symbol < 256 {
        guard output.count < limit else { return false }
        output.append(UInt8(symbol))
        continue
      }
      guard symbol - 257 < Self.lengthBases.count, let more = take(Self.lengthBits[symbol - 257]),
        let code = self.symbol(distances), code < Self.distanceBases.count,
        let further = take(UInt32(max(code / 2 - 1, 0)))
      else { return false }
      let length = Self.lengthBases[symbol - 257] + more
      let distance = Self.distanceBases[code] + further
      guard distance <= output.count, output.count + length <= limit else { return false }
      for _ in 0..<length { output.append(output[output.count - distance]) }
    }
  }
}
