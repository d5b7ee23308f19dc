// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout
package import QuoinText

/// A page in which scenes can be resized: exact frames at every size, without a server and without
/// a layout engine.
package struct ResizingPage {
  /// One reading direction or device of a scene.
  package struct Variant {
    /// The name on the button that shows it.
    package var name: String
    /// The picture in the size of the scene.
    package var scene: RenderedScene
    package var pieces: ScenePieces

    /// - Parameters:
    ///   - name: The name on the button that shows the variant.
    ///   - sampler: The scene.
    ///   - range: The sizes that the page can show.
    ///   - checks: The number of random sizes at which the pieces are compared with layout.
    ///   - measurer: The measurer that layout used.
    @MainActor package init(
      name: String, sampler: SceneSampler, range: SizeRange, checks: Int = 2000,
      measurer: any TextMeasurer = SystemFontMeasurer()
    ) {
      self.init(
        name: name, PieceSearch(sampler, in: range, checks: checks), measurer: measurer)
    }

    /// - Parameters:
    ///   - name: The name on the button that shows the variant.
    ///   - search: The search for the pieces of a scene, at its beginning or after some of its
    ///     layouts.
    ///   - measurer: The measurer that layout used.
    @MainActor package init(
      name: String, _ search: PieceSearch, measurer: any TextMeasurer = SystemFontMeasurer()
    ) {
      self.name = name
      scene = search.sampler.scene(search.sampler.baseSize)
      pieces = ScenePieces(search, shownAs: scene, ruler: TextRuler(measurer: measurer))
    }

    /// The picture whose views a page moves.
    func picture(_ ruler: TextRuler) -> SVGElement {
      ResizingPicture(scene, pieces: pieces, ruler: ruler).element
    }

    /// The picture and the data of the pieces, for a page that requests them.
    ///
    /// - Parameter measurer: The measurer that layout used.
    package func json(measurer: any TextMeasurer = SystemFontMeasurer()) -> String {
      let svg = JSONValue.string(picture(TextRuler(measurer: measurer)).xml()).serialized
      return "{\"svg\":\(svg),\"data\":\(pieces.json)}"
    }
  }

  /// A scene with its variants; the first is shown at the beginning.
  package struct Scene {
    package var variants: [Variant]
    /// Sizes in points to choose from, with their names.
    package var presets: [(name: String, width: Double, height: Double)]

    package init(
      variants: [Variant], presets: [(name: String, width: Double, height: Double)] = []
    ) {
      self.variants = variants
      self.presets = presets
    }
  }

  /// The title of the page.
  package var title: String
  package var scenes: [Scene]
  /// Remarks of pages about files besides their scenes.
  package var remarks: [String]
  let ruler: TextRuler

  package init(
    title: String, scenes: [Scene], remarks: [String] = [],
    measurer: any TextMeasurer = SystemFontMeasurer()
  ) {
    self.title = title
    self.scenes = scenes
    self.remarks = remarks
    ruler = TextRuler(measurer: measurer)
  }

  /// The articles of the scenes, for a page that has ``sheet`` and ``program`` too.
  package var articles: [SVGElement] {
    scenes.enumerated().compactMap { article($1, number: $0 + 1) }
  }

  /// The program of a page, after its articles.
  package static var program: SVGElement {
    SVGElement("script", content: [.verbatim(script)])
  }

  /// The page, which loads no other files.
  package var html: String {
    var section = SVGElement(
      "section", children: [SVGElement("h1", text: title)] + articles)
    for remark in remarks { section.append(SVGElement("p", text: "Remark: \(remark)")) }
    return PageStyle.page(
      title: "\(title) · Quoin", style: Self.sheet,
      content: [section, Self.program])
  }

  private func article(_ scene: Scene, number: Int) -> SVGElement? {
    guard let first = scene.variants.first else { return nil }
    let picture = first.scene
    let details = [
      picture.name.isEmpty ? nil : picture.id, picture.device, picture.size.outline,
    ]
    let presets = JSONValue.array(
      scene.presets.map { .array([.string($0.name), .number($0.width), .number($0.height)]) })
    let problems = ProblemList(picture, prefix: "scene\(number)-").element
    return SVGElement(
      "article",
      [
        "class": "resizing", "data-scene": picture.id, "data-presets": presets.serialized,
      ],
      children: [
        SVGElement("h2", text: picture.name.isEmpty ? picture.id : picture.name),
        SVGElement(
          "p", ["class": "details"],
          text: details.compactMap { $0 }.joined(separator: " · ")),
        SVGElement(
          "div", ["class": "frame"],
          children: scene.variants.enumerated().map { index, variant in
            element(variant, id: Self.dataID(scene: number, variant: index + 1))
              .with("hidden", index == 0 ? nil : "hidden")
          }),
        problems ?? SVGElement("ol", ["class": "problems"], text: ""),
      ])
  }

  private func element(_ variant: Variant, id: String) -> SVGElement {
    SVGElement(
      "div", ["class": "variant", "data-name": variant.name],
      children: [
        variant.picture(ruler),
        SVGElement(
          "script", ["type": "application/json", "id": id],
          content: [.verbatim(variant.pieces.json)]),
      ])
  }

  /// The id of the data of a variant: `quoin-pieces` for the first one of the page, otherwise with
  /// the numbers of the scene and the variant.
  private static func dataID(scene: Int, variant: Int) -> String {
    scene == 1 && variant == 1 ? "quoin-pieces" : "quoin-pieces-\(scene)-\(variant)"
  }
}
