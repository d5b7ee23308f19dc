// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

extension ScenePieces {
  /// Finds the pieces of a scene.
  ///
  /// - Parameters:
  ///   - search: The search, at its beginning or after some of its layouts.
  ///   - picture: The scene in its own size, with the views in the order of the sampler.
  ///   - ruler: Measures texts as layout does.
  @MainActor init(
    _ search: PieceSearch, shownAs picture: RenderedScene, ruler: TextRuler = TextRuler()
  ) {
    var search = search
    let sampler = search.sampler
    let result = search.search()
    scale = sampler.scale
    self.range = search.range
    baseSize = sampler.baseSize
    exactness = result.exactness
    let parents = picture.parentIndices
    views = picture.views.enumerated().map { index, view in
      let edges = Array(result.edges[(4 * index)..<(4 * index + 4)])
      return View(
        id: view.id, parent: parents[index] ?? -1, edges: edges,
        flags: (view.isHidden ? "h" : "") + (view.clipsChildren ? "c" : ""))
    }
    hidden = result.hidden.enumerated().compactMap { view, changes in
      changes.pieces.count > 1 ? (view, changes) : nil
    }
    texts = []
    problems = []
    for (index, view) in picture.views.enumerated() {
      guard var broken = BrokenLines(of: view, ruler: ruler) else { continue }
      let sizes = self.range.widths.map { size(of: index, width: Double($0)) }
      guard let lines = broken.changes(at: sizes, from: self.range.widths.lowerBound) else {
        continue
      }
      texts.append((index, view.appearance.text ?? "", lines))
    }
    var problemSearch = ProblemSearch(sampler, in: self.range)
    problems = problemSearch.problems(widths: widthBorders, heights: heightBorders)
  }

  /// The size of a view on the pixel grid at the height of the file.
  private func size(of view: Int, width: Double) -> LayoutSize {
    let edges = views[view].edges.map {
      rounded($0.value(width: width, height: baseSize.height))
    }
    return LayoutSize(width: edges[2] - edges[0], height: edges[3] - edges[1])
  }

  /// The widths at which an edge changes, at the height of the file.
  private var widthBorders: [Double] {
    let planes = Set(views.flatMap(\.edges).flatMap(\.planes)).filter { $0.width != 0 }
    let slanted = planes.map { ($0.bound - $0.height * baseSize.height) / $0.width }
    return Set(views.flatMap(\.edges).flatMap(\.widthBorders) + slanted).sorted()
  }

  /// The heights at which an edge changes, at the width of the file.
  private var heightBorders: [Double] {
    let planes = Set(views.flatMap(\.edges).flatMap(\.planes)).filter { $0.height != 0 }
    let slanted = planes.map { ($0.bound - $0.width * baseSize.width) / $0.height }
    return Set(views.flatMap(\.edges).flatMap(\.heightBorders) + slanted).sorted()
  }
}
