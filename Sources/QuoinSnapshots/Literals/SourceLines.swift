// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The indentation and the line endings of a source.
struct SourceLines {
  private let source: [UInt8]

  init(_ source: [UInt8]) { self.source = source }

  /// Returns the line break of a line: `\r\n` where the source has it, otherwise `\n`.
  func lineBreak(after offset: Int) -> String {
    let end = source[offset...].firstIndex(of: 0x0A) ?? source[..<offset].lastIndex(of: 0x0A)
    guard let end, end > 0, source[end - 1] == 0x0D else { return "\n" }
    return "\r\n"
  }

  /// The spaces and tabs at the beginning of the line of a byte.
  func indentation(of offset: Int) -> String {
    String(decoding: indentation(ofLineAt: start(ofLineAt: offset)), as: UTF8.self)
  }

  /// Returns the additional indentation of a line relative to the line around it: the difference to
  /// the nearest line above that is indented less, otherwise two spaces.
  func indentationStep(at offset: Int) -> String {
    var start = start(ofLineAt: offset)
    let own = indentation(ofLineAt: start)
    while start > 0 {
      start = self.start(ofLineAt: start - 1)
      let indentation = indentation(ofLineAt: start)
      let first = start + indentation.count
      let isBlank = first >= source.count || source[first].isLineBreak
      if !isBlank, indentation.count < own.count, own.starts(with: indentation) {
        return String(decoding: own.dropFirst(indentation.count), as: UTF8.self)
      }
    }
    return own.first == 0x09 ? "\t" : "  "
  }

  private func start(ofLineAt offset: Int) -> Int {
    source[..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
  }

  private func indentation(ofLineAt start: Int) -> ArraySlice<UInt8> {
    source[start...].prefix { $0 == 0x20 || $0 == 0x09 }
  }
}
