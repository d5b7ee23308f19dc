// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import QuoinAssets

/// Pages of PDF documents as drawings in SVG. Expectations follow from ISO 32000-1: coordinates grow
/// upward, and operators come after their operands.
@Suite("PDF pages as drawings") struct PDFDrawingTests {
  private func svg(_ bytes: [UInt8]) throws -> String {
    String(decoding: try #require(PDFDrawing.svg(of: bytes)), as: UTF8.self)
  }

  @Test("A path has its fill, its stroke and its transform, and the page is turned upright")
  func paths() throws {
    let text = try svg(
      pdfPage("1 0 0 rg 0 0 1 RG 2 w 1 J q 2 0 0 2 3 1 cm 0 0 m 4 0 l 4 4 l h B* Q 5 5 2 1 re f"))
    #expect(text.contains("viewBox=\"0 0 20 10\""))
    #expect(
      text.contains(
        """
        <path transform="matrix(2 0 0 -2 3 9)" d="M0 0L4 0L4 4Z" fill="#ff0000" fill-rule="evenodd"/>
        """))
    #expect(text.contains("stroke=\"#0000ff\" stroke-width=\"2\" stroke-linecap=\"round\""))
    #expect(
      text.contains("matrix(1 0 0 -1 0 10)\" d=\"M5 5L7 5L7 6L5 6Z\" fill=\"#ff0000\""))
  }

  @Test("Gray and inks become colours of the screen, and transparency an opacity")
  func colours() throws {
    let resources = "/ExtGState << /a << /ca 0.5 >> >>"
    let text = try svg(
      pdfPage("/a gs 0.5 g 0 0 1 1 re f 0 1 0 0 k 0 0 1 1 re f", resources: resources))
    #expect(text.contains("fill=\"#808080\" fill-opacity=\"0.5\""))
    #expect(text.contains("fill=\"#ff00ff\""))
  }

  @Test("A clip, a form and a gradient are taken over")
  func groups() throws {
    let resources = """
      /XObject << /f 5 0 R >> /Shading << /s << /ShadingType 2 /ColorSpace /DeviceRGB \
      /Coords [0 0 20 0] /Function << /FunctionType 2 /Domain [0 1] /C0 [1 0 0] /C1 [0 0 1] /N 1 >> >> >>
      """
    let form = """
      5 0 obj << /Type /XObject /Subtype /Form /BBox [0 0 4 4] /Matrix [1 0 0 1 2 0] /Length 14 >>
      stream
      0 0 3 3 re f  
      endstream endobj
      """
    let text = try svg(
      pdfPage("0 0 9 9 re W n /f Do /s sh", resources: resources, objects: form))
    #expect(text.contains("<clipPath"))
    #expect(text.contains("matrix(1 0 0 -1 2 10)\" d=\"M0 0L3 0L3 3L0 3Z\""))
    #expect(text.contains("<linearGradient"))
    #expect(text.contains("<stop offset=\"0\" stop-color=\"#ff0000\"/>"))
    #expect(text.contains("<stop offset=\"1\" stop-color=\"#0000ff\"/>"))
    // The drawing is one that pictures take over.
    #expect(throws: Never.self) { try VectorImage(Array(text.utf8)) }
  }

  @Test("Compressed data of each kind of block is expanded")
  func inflate() throws {
    func bytes(_ hexadecimal: String) -> [UInt8] {
      PDFScanner.bytes(ofHexadecimal: Array(hexadecimal.utf8)[...])
    }
    // Written by zlib 1.2.13: with the fixed codes, and stored.
    let words = Array("hello hello hello hello, this is hello".utf8)
    let fixed = "7801cb48cdc9c957c8402775144a32328b158008cc050010fe0de5"
    let stored =
      "7801012600d9ff68656c6c6f2068656c6c6f2068656c6c6f2068656c6c6f2c20746869732069732068656c6c6f10fe0de5"
    #expect(Inflate.expanded(bytes(fixed), limit: 1000) == words)
    #expect(Inflate.expanded(bytes(stored), limit: 1000) == words)
    #expect(Inflate.expanded(bytes(fixed), limit: 10) == nil)
    // With codes of its own: forty lines of `x y m x y l S`.
    let data = Data(
      base64Encoded: """
        eNo1kcsRwzAIRO+pghIEiz7UkTbi/q/BKzh45B0QjzcaMuTJb8hPvh8VywSZTCaeaYneIvL3kciWN7loJpXNNPPSk+1\
        6iysnPFlypk1GTgnGQ4jl3TcFITNnc4FByBG91TyU++FGIwfZwAhyVm/vBEWtr5Mg7f11EeUloJuoXQZ6rtBoBw2yrCRs\
        kDVLwpSsUxZmZI3SMBCF1jAna5WGTbKiNGyRpKVhmyTvVzgk7dawuFqjPDDIsvKAEjVbA0bWKQ2ArH4LOFkoDUyyVmlg\
        ERWtgU2UlgYOUV4aCJJ2afwB+xZ2+A==
        """)
    let lines = (0..<40)
      .map { "\($0) \($0 * 2 % 7) m \($0 * 3 % 11) \($0 * 5 % 13) l S\n" }.joined()
    let compressed = [UInt8](try #require(data))
    #expect(Inflate.expanded(compressed, limit: 10_000) == Array(lines.utf8))
    let text = try svg(pdfPage(compressed, filter: "/Filter /FlateDecode"))
    #expect(text.components(separatedBy: "<path").count == 41)
  }

  @Test("A page with texts or pictures is not taken over in part, and a damaged one not at all")
  func leftOut() {
    #expect(PDFDrawing.svg(of: pdfPage("0 0 1 1 re f BT (a) Tj ET")) == nil)
    #expect(PDFDrawing.svg(of: pdfPage("0 0 1 1 re f /none Do")) == nil)
    #expect(PDFDrawing.svg(of: pdfPage("")) == nil)
    #expect(PDFDrawing.svg(of: Array("%PDF-1.4 /MediaBox [0 0 20 30] endobj".utf8)) == nil)
    // A form that draws itself.
    let form = """
      5 0 obj << /Subtype /Form /Resources << /XObject << /f 5 0 R >> >> /Length 5 >>
      stream
      /f Do
      endstream endobj
      """
    #expect(
      PDFDrawing.svg(of: pdfPage("/f Do", resources: "/XObject << /f 5 0 R >>", objects: form))
        == nil)
  }
}
