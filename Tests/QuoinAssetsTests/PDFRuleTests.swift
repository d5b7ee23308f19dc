// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Testing

@testable import QuoinAssets

/// Parts of ISO 32000-1 that pages are drawn by, and pages that need others and are not drawn.
@Suite("Rules of PDF pages") struct PDFRuleTests {
  private func svg(_ bytes: [UInt8]) throws -> String {
    String(decoding: try #require(PDFDrawing.svg(of: bytes)), as: UTF8.self)
  }

  private let shape = "0 0 4 4 re f"

  @Test("The crop box inside the media box is shown, and a turned page is not drawn")
  func boxes() throws {
    // The upper edge of the box is 9, and y grows downward in SVG.
    let cropped = try svg(pdfPage(shape, page: "/Contents 4 0 R /CropBox [2 1 12 9]"))
    #expect(cropped.contains("viewBox=\"0 0 10 8\""))
    #expect(cropped.contains("matrix(1 0 0 -1 -2 9)"))
    let larger = try svg(pdfPage(shape, page: "/Contents 4 0 R /CropBox [-5 -5 50 50]"))
    #expect(larger.contains("viewBox=\"0 0 20 10\""))
    for turn in [90, 180, -90, 450] {
      #expect(PDFDrawing.svg(of: pdfPage(shape, page: "/Contents 4 0 R /Rotate \(turn)")) == nil)
    }
    for turn in [0, 360, -720] {
      #expect(PDFDrawing.svg(of: pdfPage(shape, page: "/Contents 4 0 R /Rotate \(turn)")) != nil)
    }
  }

  @Test("Blend modes, colour spaces and states that drawings do not have are not left out silently")
  func unsupported() {
    func isDrawn(_ content: String, _ resources: String = "") -> Bool {
      PDFDrawing.svg(of: pdfPage(content + " " + shape, resources: resources)) != nil
    }
    for (mode, expected) in [
      ("/Normal", true), ("/Compatible", true), ("/Multiply", false), ("[/Screen /Normal]", false),
    ] {
      #expect(isDrawn("/a gs", "/ExtGState << /a << /BM \(mode) >> >>") == expected)
    }
    let lab = "/ColorSpace << /l [/Lab << /WhitePoint [1 1 1] >>] /g /DeviceGray >>"
    #expect(!isDrawn("/l cs 0 0 0 sc", lab))
    #expect(!isDrawn("/l CS 0 0 0 SC", lab))
    #expect(!isDrawn("/none cs", lab))
    #expect(isDrawn("/g cs 0 sc", lab))
    #expect(isDrawn(String(repeating: "q ", count: 256)))
    #expect(!isDrawn(String(repeating: "q ", count: 257)))
  }

  @Test("Parameters of lines are those of a set too")
  func lines() throws {
    let text = try svg(
      pdfPage(
        "/a gs 0 0 m 9 9 l S",
        resources: "/ExtGState << /a << /LW 3 /LC 1 /LJ 2 /D [[4 2] 1] >> >>"))
    #expect(text.contains("stroke-width=\"3\" stroke-linecap=\"round\" stroke-linejoin=\"bevel\""))
    #expect(text.contains("stroke-dasharray=\"4 2\" stroke-dashoffset=\"1\""))
  }

  private func shading(_ content: String, _ entries: String) -> [UInt8] {
    pdfPage(
      content,
      resources: """
        /Shading << /s << /ColorSpace /DeviceRGB /Function << /FunctionType 2 /Domain [0 1] \
        /C0 [1 0 0] /C1 [0 0 1] /N 1 >> \(entries) >> >>
        """)
  }

  @Test("A gradient begins at its inner circle, and its ends have colours where they extend")
  func circles() throws {
    // The colours of sixteen parts lie between the radii 2 and 8: at 0.25, then each 0.75 / 16.
    let circles = "/ShadingType 3 /Coords [5 5 2 5 5 8]"
    let both = try svg(shading("/s sh", circles + " /Extend [true true]"))
    #expect(both.contains("<stop offset=\"0.25\" stop-color=\"#ff0000\"/>"))
    #expect(both.contains("<stop offset=\"0.29688\""))
    #expect(!both.contains("stop-opacity"))
    let none = try svg(shading("/s sh", circles))
    #expect(
      none.contains(
        "<stop offset=\"0.25\" stop-color=\"#ff0000\" stop-opacity=\"0\"/>"
          + "<stop offset=\"0.25\" stop-color=\"#ff0000\"/>"))
    #expect(none.contains("<stop offset=\"1\" stop-color=\"#0000ff\" stop-opacity=\"0\"/>"))
    // The outer circle is the first one, which alone extends.
    let reversed = try svg(
      shading("/s sh", "/ShadingType 3 /Coords [5 5 8 5 5 2] /Extend [true false]"))
    #expect(reversed.contains("<stop offset=\"0.25\" stop-color=\"#0000ff\" stop-opacity=\"0\"/>"))
    #expect(reversed.contains("<stop offset=\"1\" stop-color=\"#ff0000\"/></radialGradient>"))
    // From a point, nothing is before the first colour.
    let point = try svg(shading("/s sh", "/ShadingType 3 /Coords [5 5 0 5 5 8]"))
    #expect(point.components("stop-opacity") == 1)
    let line = try svg(shading("/s sh", "/ShadingType 2 /Coords [0 0 9 0] /Extend [true false]"))
    #expect(line.components("stop-opacity") == 1)
  }

  @Test("Circles that are apart are not drawn, and those with other centres have their focal point")
  func centres() throws {
    // At half of the way from (4, 5) to (8, 5) is (6, 5), where the radius is half of 8.
    let text = try svg(shading("/s sh", "/ShadingType 3 /Coords [6 5 4 8 5 8]"))
    #expect(text.contains("cx=\"8\" cy=\"5\" r=\"8\" fx=\"4\" fy=\"5\""))
    for circles in ["0 0 1 9 0 2", "0 0 2 9 0 2", "0 0 0 0 0 0", "0 0 -1 0 0 2"] {
      #expect(PDFDrawing.svg(of: shading("/s sh", "/ShadingType 3 /Coords [\(circles)]")) == nil)
    }
  }

  @Test("A gradient fills the page at every scale")
  func scale() throws {
    let text = try svg(
      shading("0.001 0 0 0.001 0 0 cm /s sh", "/ShadingType 2 /Coords [0 0 20000 0]"))
    #expect(text.contains("gradientTransform=\"matrix(0.001 0 0 -0.001 0 10)\""))
    #expect(text.contains("<path d=\"M0 0L20 0L20 10L0 10Z\""))
  }

  @Test("Functions have exponents that are not whole, and all parts of a colour or none")
  func functions() throws {
    // The square root of 0.25 is 0.5, which is 128 of 255.
    let ink = """
      /ColorSpace << /i [/Separation /a /DeviceGray \
      << /FunctionType 2 /Domain [0 1] /N 0.5 >>] >>
      """
    #expect(try svg(pdfPage("/i cs 0.25 scn " + shape, resources: ink)).contains("#808080"))
    func parts(_ functions: String) -> [UInt8] {
      pdfPage(
        "/s sh",
        resources: """
          /Shading << /s << /ShadingType 2 /Coords [0 0 20 0] /ColorSpace /DeviceRGB \
          /Function [\(functions)] >> >>
          """)
    }
    let function = "<< /FunctionType 2 /Domain [0 1] /N 1 >> "
    #expect(try svg(parts(String(repeating: function, count: 3))).contains("#ffffff"))
    #expect(PDFDrawing.svg(of: parts(function + "<< /FunctionType 9 >> " + function)) == nil)
    // A function of a stream that is too short.
    let samples = pdfStream(
      5, "/FunctionType 0 /Domain [0 1] /Size [9] /BitsPerSample 8 /Range [0 1]", "ab")
    #expect(
      PDFDrawing.svg(
        of: pdfPage(
          Array("/i cs 0 scn \(shape)".utf8),
          resources: "/ColorSpace << /i [/Separation /a /DeviceGray 5 0 R] >>", objects: samples))
        == nil)
  }

  @Test("The later one of two objects of a number counts, in a stream or not")
  func edits() throws {
    let gray = "<< /FunctionType 2 /Domain [0 1] /C0 [0.2] /C1 [0.2] /N 1 >>"
    let white = "<< /FunctionType 2 /Domain [0 1] /C0 [1] /C1 [1] /N 1 >>"
    let plain = Array("6 0 obj \(white) endobj\n".utf8)
    let stream = pdfStream(5, "/Type /ObjStm /N 1 /First 4", "6 0 \(gray)")
    let resources = "/ColorSpace << /i [/Separation /a /DeviceGray 6 0 R] >>"
    func color(_ objects: [UInt8]) throws -> String {
      try svg(
        pdfPage(Array("/i cs 0 scn \(shape)".utf8), resources: resources, objects: objects))
    }
    #expect(try color(stream + plain).contains("#ffffff"))
    // 0.2 of 255 is 51, which is 33 in hexadecimal digits.
    #expect(try color(plain + stream).contains("#333333"))
    let later = pdfStream(7, "/Type /ObjStm /N 1 /First 4", "6 0 \(white)")
    #expect(try color(stream + later).contains("#ffffff"))
    #expect(try color(later + stream).contains("#333333"))
  }

  @Test("Without a trailer, the catalog of the least number counts")
  func catalogs() throws {
    let bytes = pdfPage(shape, objects: "9 0 obj << /Type /Catalog /Pages 8 0 R >> endobj")
    let text = String(decoding: bytes, as: UTF8.self).split(separator: "trailer")[0]
    for _ in 0..<20 {
      #expect(try #require(PDFFile(Array(text.utf8))).firstPage != nil)
    }
  }
}
