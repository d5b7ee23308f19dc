// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Testing

@testable import QuoinAssets

/// Documents that say much in few bytes: what is read of them and what they become has bounds.
@Suite("Limits of PDF documents") struct PDFLimitTests {
  @Test("Numbers too large for a difference end nothing")
  func largeNumbers() throws {
    #expect(PDFColorSpace.rgb.color([.nan, .infinity, -.infinity]) == "#00ff00")
    // At 0 the ink is -1e308, of which there is none.
    let ink = """
      /ColorSpace << /i [/Separation /a /DeviceGray << /FunctionType 2 /Domain [0 1] \
      /C0 [-1e308] /C1 [1e308] /N 1 >>] >>
      """
    let text = try #require(
      PDFDrawing.svg(of: pdfPage("/i cs 0 scn 0 0 1 1 re f", resources: ink)))
    #expect(String(decoding: text, as: UTF8.self).contains("fill=\"#000000\""))
    // The domain of the gradient is wider than that of the function, whose ends then count.
    func gradient(_ domain: String) -> [UInt8] {
      pdfPage(
        "/s sh",
        resources: """
          /Shading << /s << /ShadingType 2 /ColorSpace /DeviceGray /Coords [0 0 20 0] \
          /Domain [-1e308 1e308] /Function << /FunctionType 2 /Domain [\(domain)] /N 1 >> >> >>
          """)
    }
    let stops = String(
      decoding: try #require(PDFDrawing.svg(of: gradient("0 1"))), as: UTF8.self)
    #expect(stops.contains("<stop offset=\"0\" stop-color=\"#000000\"/>"))
    #expect(stops.contains("<stop offset=\"1\" stop-color=\"#ffffff\"/>"))
    #expect(PDFDrawing.svg(of: gradient("-1e308 1e308")) == nil)
  }

  @Test("A path is painted once, and dashes and drawings have a largest length")
  func output() throws {
    let text = try #require(PDFDrawing.svg(of: pdfPage("0 0 3 3 re q f Q f q f Q")))
    #expect(String(decoding: text, as: UTF8.self).components("<path") == 1)
    let dashes = { String(repeating: "1 ", count: $0) }
    #expect(PDFDrawing.svg(of: pdfPage("[\(dashes(32))] 0 d 0 0 m 9 9 l S")) != nil)
    #expect(PDFDrawing.svg(of: pdfPage("[\(dashes(33))] 0 d 0 0 m 9 9 l S")) == nil)
    #expect(PDFBudget().output == 4_000_000)
    // Each line of three operators becomes more than 400 bytes.
    let lines = String(repeating: "0 0 m 9 9 l S ", count: 1000)
    let long = String(repeating: "123456.12345 ", count: 32)
    let drawing = try #require(
      PDFDrawing(pdfPage("[\(long)] 0 d " + lines), within: PDFBudget(output: 40_000)))
    #expect(drawing.isIncomplete)
    #expect(drawing.operatorCount < 3 * 100 + 4)
    #expect(drawing.elements.utf8.count < 41_000)
    // A path that is never painted: each rectangle becomes more than twenty bytes.
    let path = String(repeating: "1 1 10 10 re ", count: 1000)
    let unpainted = try #require(PDFDrawing(pdfPage(path), within: PDFBudget(output: 2000)))
    #expect(unpainted.isIncomplete)
    #expect(unpainted.operatorCount < 101)
  }

  @Test("Data that is named again and again is expanded once, and counts each time it is read")
  func repeatedData() throws {
    let spaces = zlibStored([UInt8](repeating: 32, count: 10_000))
    let stream = pdfStream(5, "/Filter /FlateDecode /Subtype /Form", spaces)
    let names = String(repeating: "5 0 R ", count: 500)
    let contents = pdfPage([], page: "/Contents [\(names)]", objects: stream)
    let budget = PDFBudget(100_000)
    #expect(PDFDrawing(contents, within: budget) == nil)
    #expect(budget.spent < 120_000)

    let draws = String(repeating: "/f Do ", count: 500)
    let forms = pdfPage(
      Array(draws.utf8), resources: "/XObject << /f 5 0 R >>", objects: stream)
    let drawing = try #require(PDFDrawing(forms, within: PDFBudget(100_000)))
    #expect(drawing.isIncomplete)
    #expect(drawing.operatorCount < 10)
    #expect(drawing.file.budget.spent < 120_000)
    // With the usual budget, five million bytes are read; the data is expanded once.
    let whole = try #require(PDFDrawing(forms))
    #expect(!whole.isIncomplete)
    #expect(whole.file.budget.spent < 500 * 10_000 + 50_000)
  }

  @Test(
    "What was read of a file is not read again",
    arguments: ["1 0 obj(", "trailer(", "1 0 obj 1 %", "1 0 obj[", "trailer<<", "1 0 obj 1("])
  func repeatedWords(_ word: String) {
    let bytes = Array(String(repeating: word, count: 5000).utf8)
    let budget = PDFBudget()
    _ = PDFFile(bytes, within: budget)
    #expect(budget.spent <= 2 * bytes.count)
  }

  @Test("Objects of a stream that all start at the same text are not read without an end")
  func sameOffsets() {
    let head = (0..<1000).map { "\($0 + 10) 0 " }.joined()
    let text = head + "(" + String(repeating: "a", count: 10_000)
    let entries = "/Type /ObjStm /N 1000 /First \(head.utf8.count)"
    let budget = PDFBudget(200_000)
    let bytes = pdfPage([], objects: pdfStream(5, entries, text))
    #expect(PDFFile(bytes, within: budget) == nil)
    // The last object that is read has 10,000 bytes, each of which costs four.
    #expect(budget.spent < 241_000)
  }

  @Test("A file has a largest number of objects")
  func objects() throws {
    #expect(PDFBudget().objects == 100_000)
    let text = (0..<200).map { "\($0) 0 obj 1 " }.joined()
    let file = try #require(PDFFile(Array(text.utf8), within: PDFBudget(objects: 100)))
    #expect(file.objects.count == 100)
    let head = (0..<200).map { "\($0 + 10) \($0 * 2) " }.joined()
    let body = String(repeating: "1 ", count: 200)
    let entries = "/Type /ObjStm /N 200 /First \(head.utf8.count)"
    let bytes = pdfPage([], objects: pdfStream(5, entries, head + body))
    #expect(try #require(PDFFile(bytes, within: PDFBudget(objects: 100))).objects.count == 100)
    #expect(try #require(PDFFile(bytes)).objects.count == 205)
  }

  @Test("The samples of a function are expanded once for all colours")
  func samples() throws {
    let entries = """
      /FunctionType 0 /Domain [0 1] /Size [1000] /BitsPerSample 8 /Range [0 1 0 1 0 1] \
      /Filter /FlateDecode
      """
    let function = pdfStream(5, entries, zlibStored([UInt8](repeating: 255, count: 3000)))
    let shading = """
      /Shading << /s << /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 20 0] \
      /Function 5 0 R >> >>
      """
    let bytes = pdfPage(
      Array(String(repeating: "/s sh ", count: 50).utf8), resources: shading, objects: function)
    let drawing = try #require(PDFDrawing(bytes))
    #expect(!drawing.isIncomplete)
    #expect(drawing.elements.components("<path") == 50)
    #expect(drawing.definitions.contains("#ffffff"))
    // The file, the data before and after the filter, and each reading of the function.
    #expect(drawing.file.budget.spent < bytes.count + 2 * 4000 + 50 * 100)
  }

  @Test("A document is read once, also one that is not drawn")
  func repeatedDocuments() {
    let drawings = PDFDrawings()
    var count = 0
    for _ in 0..<3 {
      let none = drawings.drawing(of: [1]) {
        count += 1
        return nil
      }
      #expect(none == nil)
      let one = drawings.drawing(of: [2]) {
        count += 1
        return [3]
      }
      #expect(one == [3])
    }
    #expect(count == 2)
  }

  @Test("Pieces of functions that are made of the same pieces again have an end")
  func pieces() throws {
    // Each function has the next one as 60 pieces: 60⁶ functions in all.
    let bounds = (1..<60).map { "\($0)" }.joined(separator: " ")
    let encode = String(repeating: "0 1 ", count: 60)
    let functions = (5..<11).map { number in
      let pieces = String(repeating: "\(number + 1) 0 R ", count: 60)
      return """
        \(number) 0 obj << /FunctionType 3 /Domain [0 60] /Functions [\(pieces)] \
        /Bounds [\(bounds)] /Encode [\(encode)] >> endobj

        """
    }
    let last = "11 0 obj << /FunctionType 2 /Domain [0 1] /N 1 >> endobj"
    let shading = """
      /Shading << /s << /ShadingType 2 /ColorSpace /DeviceGray /Coords [0 0 20 0] \
      /Function 5 0 R >> >>
      """
    let bytes = pdfPage("/s sh", resources: shading, objects: functions.joined() + last)
    let drawing = try #require(PDFDrawing(bytes, within: PDFBudget(100_000)))
    #expect(drawing.isIncomplete)
    #expect(drawing.file.budget.spent < 110_000)
  }
}

extension String {
  /// How often a text is in this one.
  func components(_ text: String) -> Int { ranges(of: text).count }
}
