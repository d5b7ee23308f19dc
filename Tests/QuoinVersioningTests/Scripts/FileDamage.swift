// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// Damages the bytes of a file as broken disks, broken tools and careless people do.
struct FileDamage {
  /// The kind of damage of a file. After the kinds from `.line` on, most files can still be read.
  enum Kind: CaseIterable {
    case truncation, missingBytes, otherBytes, swappedTags, lostTag, brokenEntity, openComment
    case invalidText, otherEncoding, declaredEncoding, twoByteText, zeroByte, nothing, onlySpace
    case declaredEntities, deepNesting
    case line, repeatedLine, swappedLines, repeatedID, lostID, otherReference, otherNumber
    case otherElement, otherAttribute, emptyValue, longValue, lineEnds, conflictMarkers, oddText

    /// Whether the bytes stay a document, usually.
    var isMild: Bool {
      switch self {
      case .line, .repeatedLine, .swappedLines, .repeatedID, .lostID, .otherReference,
        .otherNumber, .otherElement, .otherAttribute, .emptyValue, .longValue, .lineEnds, .oddText:
        true
      default: false
      }
    }

    static let mild = allCases.filter(\.isMild)
  }

  private(set) var bytes: [UInt8]
  private var random: RandomNumbers

  init(_ bytes: [UInt8], seed: UInt64) {
    self.bytes = bytes
    random = RandomNumbers(seed: seed)
  }

  /// Damages the file in a way that the seed decides.
  ///
  /// - Returns: The way in words.
  mutating func damage() -> String {
    // Most damages leave a document, since one that cannot be read is soon refused.
    let kinds = Int.random(in: 0..<4, using: &random) == 0 ? Kind.allCases : Kind.mild
    let kind = kinds.randomElement(using: &random) ?? .truncation
    guard !bytes.isEmpty else { return "nothing" }
    switch kind {
    case .truncation, .missingBytes, .otherBytes, .zeroByte, .nothing, .onlySpace, .twoByteText,
      .otherEncoding:
      damageBytes(kind)
    default: damageText(kind)
    }
    return "\(kind)"
  }

  private mutating func damageBytes(_ kind: Kind) {
    let start = position()
    switch kind {
    case .truncation: bytes.removeSubrange(start...)
    case .missingBytes:
      bytes.removeSubrange(start..<min(bytes.count, start + .random(in: 1...200, using: &random)))
    case .otherBytes:
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        bytes[position()] = .random(in: 0...255, using: &random)
      }
    case .zeroByte: bytes.insert(0, at: start)
    case .nothing: bytes = []
    case .onlySpace: bytes = Array(" \n\t".utf8)
    case .twoByteText:
      let text = String(decoding: bytes, as: UTF8.self)
      let units = Array(text.utf16).flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
      bytes = (Bool.random(using: &random) ? [0xFF, 0xFE] : []) + units
    default:
      // Latin letters in one byte each.
      bytes.insert(contentsOf: [0xE9, 0xFC], at: start)
      replace("UTF-8", by: "ISO-8859-1")
    }
  }

  private func position(in random: inout RandomNumbers) -> Int {
    Int.random(in: 0..<bytes.count, using: &random)
  }

  private mutating func position() -> Int {
    let result = position(in: &random)
    return result
  }

  /// Replaces the first occurrence of a text.
  private mutating func replace(_ text: String, by other: String) {
    let data = Data(bytes)
    guard let range = data.range(of: Data(text.utf8)) else { return }
    bytes.replaceSubrange(range, with: Array(other.utf8))
  }

  private mutating func damageText(_ kind: Kind) {
    var damage = TextDamage(String(decoding: bytes, as: UTF8.self), random)
    damage.apply(kind)
    random = damage.random
    bytes = Array(damage.text.utf8)
    if kind == .invalidText { bytes.insert(contentsOf: [0xC3, 0x28], at: position()) }
  }
}
