// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_UIKIT && !QUOIN_APPKIT
import DialectExamples
import Foundation
import QuoinLayout
import QuoinRender
import QuoinStage
import QuoinUIKit

/// The page of the gallery: the sources of all dialects beside one picture, then what sizes and
/// directions change.
@MainActor struct GalleryPage {
  let gallery: Gallery
  /// The names of the dialects with their sources.
  let sources: [(name: String, text: String)]

  var html: String {
    PageStyle.page(
      title: "One cell in \(sources.count) dialects · Quoin",
      style: ResizingPage.sheet + Self.style,
      content: [introduction, comparison, resizing, sizes, directions, ResizingPage.program])
  }

  /// The cell in every width, in both directions.
  private var resizing: SVGElement {
    let names = ["Left to right", "Right to left"]
    let variants = zip(Gallery.directions, names).map { direction, name in
      let shown = cell(gallery.devices[0], direction)
      return shown.stage.perform {
        ResizingPage.Variant(
          name: name,
          sampler: SceneSampler(resizing: shown.cell, name: "Feed cell") {
            shown.cell.height(in: $0)
          },
          range: gallery.widths)
      }
    }
    let presets = gallery.devices.map { device in
      (name: device.name, width: Double(device.size(in: .portrait).width), height: 0.0)
    }
    let page = ResizingPage(
      title: "Every width", scenes: [ResizingPage.Scene(variants: variants, presets: presets)])
    return SVGElement(
      "section",
      children: [
        SVGElement("h2", text: "Every width"),
        SVGElement(
          "p",
          text: "Drag the edge of the cell. The page has no layout engine: it evaluates the affine "
            + "pieces of which frames consist as functions of the width."),
      ] + page.articles)
  }

  private var introduction: SVGElement {
    SVGElement(
      "header",
      children: [
        SVGElement("h1", text: "One cell in \(sources.count) dialects"),
        SVGElement(
          "p", ["class": "lead"],
          text: "The same cell of a feed, written in each dialect of Quoin. \(verdict)"),
      ])
  }

  /// Whether all dialects have the same frames, as calculated for this page.
  private var verdict: String {
    let layouts = gallery.devices.count * Gallery.directions.count
    let differences = gallery.differences
    return differences.isEmpty
      ? "All of them have the same frames in the \(layouts) layouts of this page."
      : "These frames differ: \(differences.joined(separator: ", "))."
  }

  // MARK: Sources

  /// The picture of the first dialect on the large phone with its constraints, and all sources.
  private var comparison: SVGElement {
    let device = gallery.devices[gallery.devices.count / 2]
    let listings = sources.map { source in
      SVGElement(
        "article",
        children: [
          SVGElement("h2", text: source.name),
          SVGElement("pre", text: source.text),
        ])
    }
    return SVGElement(
      "div", ["class": "comparison"],
      children: [
        figure(
          device, .leftToRight, showsConstraints: true,
          caption: "\(device.name), with the constraints of \(sources[0].name)"),
        SVGElement("div", ["class": "sources"], children: listings),
      ])
  }

  // MARK: Sizes and directions

  private var sizes: SVGElement {
    let pictures = gallery.devices.map { device in
      figure(device, .leftToRight, caption: "\(device.name), \(points(device)) wide")
    }
    let table = FrameTable(
      columns: gallery.devices.map { (points($0), cell($0, .leftToRight)) })
    return part(
      "Sizes",
      "The text wraps by the width, the photo keeps its ratio of 16 to 9, and the buttons share "
        + "what is left. The table has the parts whose frames change.",
      pictures, table)
  }

  private var directions: SVGElement {
    let device = gallery.devices[0]
    let names = ["left to right", "right to left"]
    let pictures = zip(Gallery.directions, names).map { direction, name in
      figure(device, direction, caption: "\(device.name), \(name)")
    }
    let table = FrameTable(
      columns: zip(Gallery.directions, names).map { ($1, cell(device, $0)) })
    return part(
      "Directions",
      "Leading is on the other side. Parts that fill the width stay where they are, and are not in "
        + "the table.",
      pictures, table)
  }

  private func part(
    _ title: String, _ sentence: String, _ figures: [SVGElement], _ table: FrameTable
  ) -> SVGElement {
    SVGElement(
      "section",
      children: [SVGElement("h2", text: title), SVGElement("p", text: sentence)] + figures
        + [table.element])
  }

  // MARK: Cells

  private func cell(
    _ device: SceneDevice, _ direction: UIUserInterfaceLayoutDirection
  ) -> ShownCell {
    gallery.shownCell(gallery.dialects[0], device, direction)
  }

  private func points(_ device: SceneDevice) -> String {
    "\(LayoutText.number(Double(device.size(in: .portrait).width), decimals: 2)) points"
  }

  private func figure(
    _ device: SceneDevice, _ direction: UIUserInterfaceLayoutDirection,
    showsConstraints: Bool = false, caption: String
  ) -> SVGElement {
    let shown = cell(device, direction)
    let name = direction == .leftToRight ? "ltr" : "rtl"
    let picture = RenderedScene(shown.cell, name: caption).picture(
      prefix: "\(showsConstraints ? "constraints-" : "")\(caption.filter(\.isLetter))-\(name)",
      showsConstraints: showsConstraints)
    return SVGElement("figure", children: [picture, SVGElement("figcaption", text: caption)])
  }

  private static let style = """
    header h1 { font-size: 32px; font-weight: 700; padding: 8px 0 0; margin: 0; }
    .lead { font-size: 18px; color: var(--faint); margin: 4px 0 24px; max-width: 46em; }
    h2 { font-size: 22px; }
    .comparison { display: grid; grid-template-columns: minmax(0, 460px) minmax(0, 1fr); gap: 24px;
      align-items: start; }
    .comparison > figure { position: sticky; top: 16px; }
    .sources { display: grid; gap: 16px; align-items: start;
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 780px), 1fr)); }
    .sources article { min-width: 0; }
    .sources h2 { font-size: 17px; margin-bottom: 8px; }
    pre { margin: 0; overflow-x: auto;
      font: 13px/1.5 ui-monospace, "SF Mono", Menlo, "DejaVu Sans Mono", monospace; }
    section { margin-top: 32px; padding-top: 24px; border-top: 1px solid var(--line); }
    section > h2, section > p { flex: 0 0 100%; margin: 0; }
    section > p { color: var(--faint); }
    figcaption { color: var(--faint); font-size: 13px; margin-top: 4px; text-align: center; }
    table { flex: 0 0 auto; margin-top: 0; }
    td { font-variant-numeric: tabular-nums; white-space: nowrap; padding-right: 24px; }
    @media (max-width: 860px) {
      .comparison { grid-template-columns: minmax(0, 1fr); }
      .comparison > figure { position: static; }
    }

    """
}
#endif
