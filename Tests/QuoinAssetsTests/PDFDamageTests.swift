// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import QuoinAssets

/// Documents with random damage, before and after their data is compressed.
@Suite("Damaged PDF documents") struct PDFDamageTests {
  /// A generator with a seed (Knuth's MMIX).
  private struct Damage {
    var state: UInt64 = 7

    mutating func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % max(limit, 1)
    }

    mutating func apply(to bytes: [UInt8]) -> [UInt8] {
      var bytes = bytes
      for _ in 0...next(4) where !bytes.isEmpty {
        let index = next(bytes.count)
        switch next(5) {
        case 0: bytes[index] = UInt8(next(256))
        case 1: bytes.remove(at: index)
        case 2: if next(4) == 0 { bytes.removeLast(bytes.count - index) }
        case 3: bytes.insert(contentsOf: Array("999999999".utf8.prefix(1 + next(9))), at: index)
        default:
          let end = min(index + next(60), bytes.count)
          bytes.insert(contentsOf: bytes[index..<end], at: next(bytes.count))
        }
      }
      return bytes
    }
  }

  private static let content = """
    q 1 0 0 1 2 2 cm 0 0 m 1 2 3 4 5 6 c /a gs 0.2 0.3 0.4 rg B 0 0 9 9 re W n [1 2] 0 d 0 0 m 9 9 l S Q
    /i cs 0.4 scn 1 1 2 2 re f /Pattern cs /p scn 3 3 2 2 re f* /s sh /f Do 0 0 1 0 k 5 5 1 1 re b
    """
  private static let resources = """
    /ExtGState << /a << /ca 0.5 /CA 0.7 /LW 2 /D [[1 2] 0] /BM /Normal >> >> /XObject << /f 5 0 R >> \
    /Shading << /s 11 0 R >> /Pattern << /p << /PatternType 2 /Shading 12 0 R /Matrix [1 0 0 1 2 2] >> \
    >> /ColorSpace << /i [/Separation /a /DeviceCMYK 13 0 R] >>
    """
  private static let form = "q 0.5 0 0 0.5 0 0 cm 0 0 3 3 re S Q 1 1 1 1 re f"
  private static let values = [
    "<< /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 20 0] /Function 6 0 R >>",
    "<< /ShadingType 3 /ColorSpace /DeviceGray /Coords [5 5 1 6 5 8] /Extend [true false] "
      + "/Function << /FunctionType 3 /Domain [0 1] /Functions [14 0 R 14 0 R] /Bounds [0.3] "
      + "/Encode [0 1 1 0] >> >>",
    "<< /FunctionType 2 /Domain [0 1] /C0 [0 0 0 0] /C1 [1 0.5 0.2 0] /N 0.7 >>",
    "<< /FunctionType 2 /Domain [0 1] /N 2 >>",
  ]

  /// A page with a filter, functions of all kinds, gradients of both, an object stream and a form.
  ///
  /// - Parameter change: Changes the data of each stream before it is compressed.
  private func page(_ change: ([UInt8]) -> [UInt8] = { $0 }) -> [UInt8] {
    var (head, body) = ("", "")
    for (index, value) in Self.values.enumerated() {
      head += "\(11 + index) \(body.utf8.count) "
      body += value + " "
    }
    func stream(_ number: Int, _ entries: String, _ data: [UInt8]) -> [UInt8] {
      pdfStream(number, entries + " /Filter /FlateDecode", zlibStored(change(data)))
    }
    let objects =
      stream(5, "/Subtype /Form /BBox [0 0 4 4] /Matrix [1 0 0 1 2 0]", Array(Self.form.utf8))
      + stream(
        6, "/FunctionType 0 /Domain [0 1] /Size [4] /BitsPerSample 8 /Range [0 1 0 1 0 1]",
        Array(stride(from: UInt8(0), to: 240, by: 20)))
      + stream(
        7, "/Type /ObjStm /N \(Self.values.count) /First \(head.utf8.count)",
        Array((head + body).utf8))
    return pdfPage(
      zlibStored(change(Array(Self.content.utf8))), resources: Self.resources, objects: objects,
      filter: "/Filter /FlateDecode")
  }

  @Test("The whole document is drawn with all of its parts")
  func whole() throws {
    let text = String(decoding: try #require(PDFDrawing.svg(of: page())), as: UTF8.self)
    #expect(text.components("<linearGradient") == 1)
    // The form begins with the pattern of the page.
    #expect(text.components("<radialGradient") == 2)
    #expect(text.components("<clipPath") == 2)
    #expect(text.contains("stroke-dasharray=\"1 2\""))
    // Two of the first path and one line; two with the ink and the pattern; one of the gradient; two
    // of the form; two of the last one; and one in each clip.
    #expect(text.components("<path") == 12)
  }

  /// The number of damaged documents: 30,000 where all tests are wanted.
  private static let rounds =
    ProcessInfo.processInfo.environment["QUOIN_THOROUGH"] == nil ? 1000 : 30_000

  @Test("No damage ends the program or makes a drawing without bounds")
  func damage() {
    var damage = Damage()
    var drawn = 0
    for round in 0..<Self.rounds {
      let isInside = round % 2 == 0
      let bytes =
        isInside
        ? page { damage.next(3) == 0 ? damage.apply(to: $0) : $0 } : damage.apply(to: page())
      guard let drawing = PDFDrawing(bytes) else { continue }
      if !drawing.isIncomplete, drawing.shapeCount > 0 { drawn += 1 }
      // The damage adds at most 300 bytes, with which the form or a gradient is repeated.
      #expect(drawing.elements.utf8.count + drawing.definitions.utf8.count < 100_000)
      #expect(drawing.file.budget.spent < 100_000)
      #expect(drawing.operatorCount < 1000)
    }
    // Enough of the damage leaves pages that are drawn, so that all parts are reached.
    #expect(drawn > Self.rounds / 5)
  }
}
