// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_UIKIT && !QUOIN_APPKIT
import QuoinRender
import QuoinUIKit

/// A page in which the views of a construct resize with their superview, in both directions.
///
/// Such pages are in the site of the documentation and not in the repository.
@MainActor struct ResizingConstruct {
  let dialect: ConstructDialect
  let construct: Construct
  let text: ConstructText
  /// The sizes that the page can show.
  var range = SizeRange(widths: 200...480, heights: 100...240)
  /// The number of random sizes at which the pieces of the page are compared with layout.
  var checks = 200

  /// The page, by its path from the folder of a site.
  var file: GuidePage.File {
    GuidePage.File(path: "resizing/\(dialect.rawValue)/\(text.key).html", text: html)
  }

  /// The construct in a superview that is resized in place.
  func sampler(_ direction: UIUserInterfaceLayoutDirection) -> SceneSampler {
    let canvas = ShownConstruct(construct, text, direction).canvas
    var sampler = SceneSampler(resizing: canvas, name: text.title)
    if dialect == .nal {
      // Chains set frames once, and not on whole pixels; views of this dialect run them at each
      // layout.
      canvas.onLayout = { [construct] in construct.run($0) }
      sampler.scale = 0
    }
    let scene = sampler.scene
    sampler.scene = { ShownConstruct.said(scene($0)) }
    return sampler
  }

  /// The reading directions with their names.
  static let directions: [(name: String, direction: UIUserInterfaceLayoutDirection)] = [
    ("Left to right", .leftToRight), ("Right to left", .rightToLeft),
  ]

  private var html: String {
    let variants = Self.directions.map { name, direction in
      ResizingPage.Variant(
        name: name, sampler: sampler(direction), range: range, checks: checks)
    }
    let sizes = [(200, 100), (320, 160), (480, 240)].map { width, height in
      (name: "\(width) × \(height)", width: Double(width), height: Double(height))
    }
    let page = ResizingPage(
      title: text.title, scenes: [ResizingPage.Scene(variants: variants, presets: sizes)])
    let equations = ShownConstruct(construct, text).equations
    let equationList = equations.isEmpty ? [] : [listing(equations.joined(separator: "\n"))]
    let introduction = [
      SVGElement("h1", text: "\(dialect.title): \(text.title)"),
      SVGElement("p", text: text.sentence), listing(text.code),
    ]
    return PageStyle.page(
      title: "\(text.title) · \(dialect.title) · Quoin", style: ResizingPage.sheet + Self.style,
      content: [
        SVGElement("section", children: introduction + page.articles + equationList),
        ResizingPage.program,
      ])
  }

  private func listing(_ code: String) -> SVGElement {
    SVGElement("pre", ["tabindex": "0"], text: code)
  }

  private static let style = """
    pre { flex: 0 0 100%; margin: 0; overflow-x: auto;
      font: 13px/1.5 ui-monospace, "SF Mono", Menlo, "DejaVu Sans Mono", monospace; }

    """
}
#endif
