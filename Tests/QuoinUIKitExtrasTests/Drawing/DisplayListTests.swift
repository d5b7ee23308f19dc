// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit
import QuoinUIKitExtras
import Testing

/// The recordings of drawing code, as text. Squares have their corners clockwise from the upper left.
@Suite("Display lists") struct DisplayListTests {
  /// Drawing code and the text of its recording in an area of 20 × 20 points.
  struct Example: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var draw: @Sendable (CGContext) -> Void
    var text: String
  }

  static let square = CGRect(x: 1, y: 2, width: 3, height: 4)

  /// A line of 3 points from the origin.
  static func line() -> UIBezierPath {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 3, y: 0))
    return path
  }

  static func list(_ draw: (CGContext) -> Void) throws -> DisplayList {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image {
      draw($0.cgContext)
    }
    guard case .drawing(let list)? = image.displayContent else {
      throw CocoaError(.coderValueNotFound)
    }
    return list
  }

  static let shapes: [Example] = [
    Example(
      testDescription: "a fill has the colour that was set",
      draw: { _ in
        UIColor.red.setFill()
        UIBezierPath(rect: square).fill()
      }, text: "fill #ff0000 M 1 2 L 4 2 L 4 6 L 1 6 Z"),
    Example(
      testDescription: "the rule of even and odd numbers is kept",
      draw: { _ in
        let path = UIBezierPath(rect: square)
        path.usesEvenOddFillRule = true
        path.fill()
      }, text: "fill #000000 even-odd M 1 2 L 4 2 L 4 6 L 1 6 Z"),
    Example(
      testDescription: "a stroke has the attributes of its path",
      draw: { _ in
        let path = line()
        path.lineWidth = 2
        path.lineCapStyle = .round
        path.lineJoinStyle = .bevel
        path.setLineDash([4, 2], count: 2, phase: 1)
        UIColor.blue.setStroke()
        path.stroke()
      }, text: "stroke #0000ff width 2 cap round join bevel dashes 4 2 phase 1 M 0 0 L 3 0"),
    Example(
      testDescription: "a quadratic and a cubic curve are recorded as such",
      draw: { context in
        context.move(to: .zero)
        context.addQuadCurve(to: CGPoint(x: 2, y: 0), control: CGPoint(x: 1, y: 1))
        context.addCurve(
          to: CGPoint(x: 6, y: 0), control1: CGPoint(x: 3, y: 1), control2: CGPoint(x: 5, y: 1))
        context.fillPath()
      }, text: "fill #000000 M 0 0 Q 1 1 2 0 C 3 1 5 1 6 0"),
    Example(
      testDescription: "ink is converted without a profile",
      draw: { context in
        context.setFillColor(cyan: 1, magenta: 0, yellow: 0, black: 0, alpha: 0.5)
        context.fill(square)
      }, text: "fill #00ffff80 M 1 2 L 4 2 L 4 6 L 1 6 Z"),
    Example(
      testDescription: "the frame of a rectangle is one point inside of it",
      draw: { _ in UIRectFrame(square) },
      text: "fill #000000 even-odd M 1 2 L 4 2 L 4 6 L 1 6 Z M 2 3 L 3 3 L 3 5 L 2 5 Z"),
  ]

  static let states: [Example] = [
    Example(
      testDescription: "a uniform scale is part of the path and of its width",
      draw: { context in
        context.translateBy(x: 5, y: 5)
        context.scaleBy(x: 2, y: 2)
        line().stroke()
      }, text: "stroke #000000 width 2 M 5 5 L 11 5"),
    Example(
      testDescription: "another scale makes the pen an ellipse",
      draw: { context in
        context.scaleBy(x: 2, y: 1)
        line().stroke()
      }, text: "[transform 2 0 0 1 0 0] stroke #000000 width 1 M 0 0 L 3 0"),
    Example(
      testDescription: "a path is transformed when its points are added",
      draw: { context in
        context.move(to: .zero)
        context.translateBy(x: 10, y: 0)
        context.addLine(to: CGPoint(x: 1, y: 1))
        context.fillPath()
      }, text: "fill #000000 M 0 0 L 11 1"),
    Example(
      testDescription: "a clip lasts until the state is restored",
      draw: { context in
        context.saveGState()
        UIBezierPath(rect: square).addClip()
        UIRectFill(square)
        context.restoreGState()
        UIRectFill(square)
      },
      text: """
        [clip M 1 2 L 4 2 L 4 6 L 1 6 Z] fill #000000 M 1 2 L 4 2 L 4 6 L 1 6 Z
        fill #000000 M 1 2 L 4 2 L 4 6 L 1 6 Z
        """),
    Example(
      testDescription: "nothing is recorded outside of the clips",
      draw: { context in
        context.clip(to: square)
        context.clip(to: CGRect(x: 10, y: 10, width: 2, height: 2))
        UIRectFill(square)
      }, text: ""),
    Example(
      testDescription: "opacity, blend mode and shadow are those of the state",
      draw: { context in
        context.setAlpha(0.5)
        context.setBlendMode(.multiply)
        // The blur is twice the standard deviation.
        context.setShadow(
          offset: CGSize(width: 1, height: 2), blur: 6, color: CGColor(gray: 0, alpha: 0.5))
        UIBezierPath(rect: square).fill()
      },
      text: "[opacity 0.5] [blend multiply] [shadow 1 2 blur 3 #00000080] "
        + "fill #000000 M 1 2 L 4 2 L 4 6 L 1 6 Z"),
    Example(
      testDescription: "a layer has the opacity as a whole",
      draw: { context in
        context.setAlpha(0.5)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.fill(square)
        context.fill(square)
        context.endTransparencyLayer()
      },
      text: """
        [opacity 0.5] layer
          fill #000000 M 1 2 L 4 2 L 4 6 L 1 6 Z
          fill #000000 M 1 2 L 4 2 L 4 6 L 1 6 Z
        """),
    Example(
      testDescription: "erasing clips the items so far to the rest of the plane",
      draw: { context in
        context.fill(square)
        context.clear(CGRect(x: 0, y: 0, width: 2, height: 2))
      },
      // The area with a margin of 10,000 points around it.
      text: """
        [clip even-odd M 0 0 L 2 0 L 2 2 L 0 2 Z M -10000 -10000 L 10020 -10000 L 10020 10020 \
        L -10000 10020 Z] layer
          fill #000000 M 1 2 L 4 2 L 4 6 L 1 6 Z
        """),
  ]

  static let contents: [Example] = [
    Example(
      testDescription: "a linear gradient ends where it is told to",
      draw: { context in
        guard let gradient = gradient else { return }
        context.drawLinearGradient(
          gradient, start: .zero, end: CGPoint(x: 0, y: 20), options: .drawsAfterEndLocation)
      }, text: "linear 0 0 to 0 20: 0 #ff0000, 1 #0000ff; after"),
    Example(
      testDescription: "a radial gradient has two circles",
      draw: { context in
        guard let gradient = gradient else { return }
        context.drawRadialGradient(
          gradient, startCenter: .zero, startRadius: 1, endCenter: CGPoint(x: 2, y: 0),
          endRadius: 9, options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
      }, text: "radial 0 0 radius 1 to 2 0 radius 9: 0 #ff0000, 1 #0000ff; before and after"),
    Example(
      testDescription: "an image keeps its recording",
      draw: { _ in image.draw(in: CGRect(x: 2, y: 2, width: 8, height: 8)) },
      text: """
        image drawing 4 × 4 in 2 2 8 8
          fill #000000 M 0 0 L 4 0 L 4 4 L 0 4 Z
        """),
    Example(
      testDescription: "an image of Core Graphics is upside down with y downward",
      draw: { context in
        guard let picture = image.cgImage else { return }
        context.draw(picture, in: CGRect(x: 2, y: 2, width: 8, height: 8))
      },
      // The upper edge at 2 goes to 10 and back: y' = 12 - y.
      text: """
        [transform 1 0 0 -1 0 12] image drawing 4 × 4 in 2 2 8 8
          fill #000000 M 0 0 L 4 0 L 4 4 L 0 4 Z
        """),
    Example(
      testDescription: "what is not supported is named once",
      draw: { context in
        context.setBlendMode(.xor)
        context.fill(square)
        context.fill(square)
      }, text: "unsupported the blend mode xor"),
  ]

  /// Masks, and modes of mixing that change what is behind.
  static let masks: [Example] = [
    Example(
      testDescription: "the outline of a line is filled as the line in the fill colour",
      draw: { context in
        context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        context.addPath(line().cgPath)
        context.replacePathWithStrokedPath()
        context.fillPath()
      }, text: "stroke #ff0000 width 1 M 0 0 L 3 0"),
    Example(
      testDescription: "the outline of a line as a clip is a mask of later drawing",
      draw: { context in
        context.addPath(line().cgPath)
        context.replacePathWithStrokedPath()
        context.clip()
        context.fill(square)
      },
      text: """
        fill #000000 M 1 2 L 4 2 L 4 6 L 1 6 Z
          mask
            stroke #000000 width 1 M 0 0 L 3 0
        """),
    Example(
      testDescription: "an image as a clip is an upside-down mask inside of its rectangle",
      draw: { context in
        guard let picture = image.cgImage else { return }
        context.clip(to: CGRect(x: 2, y: 2, width: 8, height: 8), mask: picture)
        context.fill(square)
      },
      // y' = 12 - y, as for an image that is drawn.
      text: """
        [clip M 2 2 L 10 2 L 10 10 L 2 10 Z] fill #000000 M 1 2 L 4 2 L 4 6 L 1 6 Z
          mask
            [transform 1 0 0 -1 0 12] image drawing 4 × 4 in 2 2 8 8
              fill #000000 M 0 0 L 4 0 L 4 4 L 0 4 Z
        """),
    Example(
      testDescription: "destinationOut takes away as much as the alpha of the new item",
      draw: { context in
        context.fill(square)
        context.setBlendMode(.destinationOut)
        context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      },
      text: """
        layer
          without
            fill #00000080 M 0 0 L 2 0 L 2 2 L 0 2 Z
          fill #000000 M 1 2 L 4 2 L 4 6 L 1 6 Z
        """),
    Example(
      testDescription: "erasing inside of a clip takes away the part in the clip",
      draw: { context in
        context.fill(square)
        context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
        context.clear(CGRect(x: 0, y: 0, width: 2, height: 2))
      },
      text: """
        layer
          without
            [clip M 0 0 L 1 0 L 1 1 L 0 1 Z] fill #000000 M 0 0 L 2 0 L 2 2 L 0 2 Z
          fill #000000 M 1 2 L 4 2 L 4 6 L 1 6 Z
        """),
    Example(
      testDescription: "destinationOver draws behind, and sourceIn where there was something",
      draw: { context in
        context.fill(square)
        context.setBlendMode(.destinationOver)
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        context.setBlendMode(.sourceIn)
        context.fill(CGRect(x: 5, y: 5, width: 1, height: 1))
      },
      text: """
        fill #000000 M 5 5 L 6 5 L 6 6 L 5 6 Z
          mask
            layer
              fill #000000 M 0 0 L 2 0 L 2 2 L 0 2 Z
              fill #000000 M 1 2 L 4 2 L 4 6 L 1 6 Z
        """),
  ]

  static var gradient: CGGradient? {
    CGGradient(
      colorsSpace: nil, colors: [UIColor.red.cgColor, UIColor.blue.cgColor], locations: nil)
  }

  /// A black square of 4 points.
  static var image: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
  }

  @Test("Each operation is recorded with its state", arguments: shapes + states + contents + masks)
  func operation(_ example: Example) throws {
    #expect(try Self.list(example.draw).text == example.text)
  }

  @Test("Text is drawn on the baseline of its line, and centred in its rectangle")
  func text() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.red,
      .paragraphStyle: style,
    ]
    let width = Double("Hi".size(withAttributes: attributes).width)
    let items = try Self.list { _ in
      "Hi".draw(at: CGPoint(x: 3, y: 4), withAttributes: attributes)
      "Hi".draw(
        in: CGRect(x: 0, y: 0, width: 100, height: 30), withAttributes: attributes)
    }.items
    let lines = items.compactMap { item -> DisplayText? in
      guard case .text(let line) = item.content else { return nil }
      return line
    }
    try #require(lines.count == 2)
    #expect(lines.map(\.text) == ["Hi", "Hi"])
    #expect(lines[0].x == 3)
    #expect(abs(lines[1].x - (100 - width) / 2) < 1e-9)
    // A line of the system font is 1.19336 of its size high, of which 0.24121 are below the baseline.
    let ascender = 20 * (1.19336 - 0.24121)
    #expect(abs(lines[0].baseline - 4 - ascender) < 1e-9)
    #expect(abs(lines[1].baseline - ascender) < 1e-9)
    #expect(lines.allSatisfy { $0.color == DisplayColor(.red) && abs($0.width - width) < 1e-9 })
  }

  /// The lines of a text of 15 points drawn into a rectangle.
  private static func lines(
    _ text: String, in rect: CGRect, options: NSStringDrawingOptions = .usesLineFragmentOrigin,
    _ change: (NSMutableParagraphStyle) -> Void
  ) throws -> [DisplayText] {
    let style = NSMutableParagraphStyle()
    change(style)
    let text = NSAttributedString(
      string: text, attributes: [.font: UIFont.systemFont(ofSize: 15), .paragraphStyle: style])
    return try list { _ in text.draw(with: rect, options: options, context: nil) }.items
      .compactMap { if case .text(let line) = $0.content { line } else { nil } }
  }

  @Test("A text in a rectangle that is too small ends in an ellipsis, in its middle where centred")
  func truncatedText() throws {
    let rect = CGRect(x: 10, y: 0, width: 90, height: 40)
    let line = try #require(
      try Self.lines("A title that is too long", in: rect) {
        $0.lineBreakMode = .byTruncatingTail
        $0.alignment = .center
      }.first)
    #expect(line.text.hasSuffix("…") && line.text.hasPrefix("A ti"))
    #expect(line.width <= 90)
    #expect(abs(line.x + line.width / 2 - 55) < 1e-9)
    let head = try Self.lines("A title that is too long", in: rect) {
      $0.lineBreakMode = .byTruncatingHead
    }
    #expect(head.count == 1 && head[0].text.hasPrefix("…"))
    // Two lines of 17.9 points fit.
    let wrapped = try Self.lines(
      "Several words on more lines than there is room for", in: rect,
      options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine]
    ) { _ in }
    #expect(wrapped.count == 2 && wrapped[1].text.hasSuffix("…"))
    // Without the option the last line is whole.
    let plain = try Self.lines("Several words on more lines than there is room for", in: rect) {
      _ in
    }
    #expect(plain.count == 2 && !plain[1].text.hasSuffix("…"))
  }

  @Test("Underlines have their patterns, and oblique letters lean to the right")
  func textLines() throws {
    func list(_ values: [NSAttributedString.Key: Any]) throws -> DisplayList {
      let attributes = values.merging([.font: UIFont.systemFont(ofSize: 14)]) { $1 }
      return try Self.list { _ in "Hi".draw(at: .zero, withAttributes: attributes) }
    }
    let dots = NSUnderlineStyle([.single, .patternDot]).rawValue
    // Lines are a fourteenth of the size thick.
    #expect(try list([.underlineStyle: dots]).text.contains("width 1 dashes 2 2"))
    #expect(try list([.underlineStyle: NSUnderlineStyle.double.rawValue]).items.count == 3)
    #expect(try list([.underlineStyle: NSUnderlineStyle.patternDot.rawValue]).items.count == 1)
    let oblique = try #require(try list([.obliqueness: 0.25]).items.first)
    // A point above the baseline by 4 is moved to the right by 1; the baseline stays.
    #expect(oblique.transform.c == -0.25)
    let baseline = 14 * (1.19336 - 0.24121)
    #expect(abs(oblique.transform.tx - 0.25 * baseline) < 1e-9)
    #expect(try list([.expansion: 0.5]).unsupported == ["the width of expanded letters"])
  }

  @Test("Drawing code outside of a context does nothing")
  func noContext() {
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIColor.red.setFill()
    UIBezierPath(rect: Self.square).fill()
    "text".draw(at: .zero)
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
  }
}
