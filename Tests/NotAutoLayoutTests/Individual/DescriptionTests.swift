// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPKIT
import NotAutoLayout
import Testing

@MainActor struct DescriptionTests {
  let nal = UIView().nal
  let view = UIView()

  @Test func `A layout names its elements in their order, and their sources`() {
    let layout = nal.makeLayout {
      $0
        .setTop(to: 1)
        .setLeft(by: { $0.left })
        .pinRight(to: view, with: { $0.right })
        .fitHeight()
        .movingX(by: 3)
        .addingProcess { _, _ in }
    }
    #expect(
      "\(layout)"
        == "top: 1.0, left: by the parent, right: by a reference view, height: fitting 0.0, "
        + "then moveXBy, then additionalProcess")
  }

  @Test func `Points, sizes and frames are named`() {
    let point = nal.makeLayout {
      $0
        .setTopLeading(to: Point(x: 1, y: 2))
        .aspectFit(ratio: 2, safeAreaOnly: true)
    }
    #expect("\(point)" == "top leading: (x:1.0, y: 2.0), size: ratio 2.0 in the safe area")
    let fraction = nal.makeLayout {
      $0
        .pinPoint(at: Point(x: 0.25, y: 0.5), by: { nil }, with: { $0.topLeft })
        .setWidth(to: 3)
        .setHeight(by: { $0.height })
    }
    #expect(
      "\(fraction)" == "vertical at 0.5 horizontal at 0.25: by a reference view, width: 3.0, "
        + "height: by the parent")
    #expect(
      "\(nal.makeLayout { $0.stickOnParent() })"
        == "frame: the parent, less (top: 0.0, left: 0.0, bottom: 0.0, right: 0.0)")
  }

  @Test func `Runs and grids name their gaps`() {
    let run = nal.makeSequentialLayout {
      $0
        .setMiddle(by: { $0.middle })
        .fitSize()
        .setHorizontalInsetsEqualingToMargin()
    }
    #expect(
      "\(run)" == "middle: by the parent, size: fitting (width: 0.0, height: 0.0), "
        + "gaps: equal to the margins")
    let grid = nal.makeMatricalLayout { $0.setFrame(by: { $0.frame }).setInsets(to: 4) }
    #expect("\(grid)" == "frame: by the parent, gaps: (width: 4.0, height: 4.0)")
  }
}
#endif
