// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPKIT
import DialectTestSupport
import QuoinLayout
import Mortar
import Testing

#if !QUOIN_UIKIT && !QUOIN_APPKIT
import QuoinUIKit
#endif

@MainActor @Suite("Content priorities, guides and controllers") struct ItemTests {
  private let stage = Stage()

  @Test func `Resistance and hugging are set for one axis or for both (105, 106, S-30)`() {
    let view = stage.p
    view.m_compResist = 412
    #expect([view.m_compResistH.rawValue, view.m_compResistV.rawValue] == [412, 412])
    #expect([view.m_huggingH.rawValue, view.m_huggingV.rawValue] == [250, 250])
    view.m_huggingH = 7
    view.m_huggingV = UILayoutPriority.required
    #expect([view.m_huggingH.rawValue, view.m_huggingV.rawValue] == [7, 1000])
    view.m_compResistH = 300
    view.m_compResistV = MortarLayoutPriority.high
    #expect([view.m_compResistH.rawValue, view.m_compResistV.rawValue] == [300, 750])
    view.m_hugging = 1
    #expect(view.contentHuggingPriority(for: .vertical).rawValue == 1)
  }

  @Test func `A guide is a source (113)`() {
    let controller = UIViewController()
    controller.view = stage.box
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 21, bottom: 0, right: 0)
    stage.p.m_left |=| stage.box.safeAreaLayoutGuide
    #expect(stage.view("p")?.frame.minX == 21)
  }

  @Test func `A guide is a target, too (E-3)`() {
    let guide = UILayoutGuide()
    stage.box.addLayoutGuide(guide)
    guide.m_cornerTL |=| (3, 5)
    guide |=| stage.q.m_size
    guide.m_width |>| 8
    stage.placeQ(0, 0, 30, 40)
    stage.p |=| guide
    #expect(stage.view("p")?.frame == CGRect(x: 5, y: 3, width: 30, height: 40))
  }

  @Test func `A guide has to belong to a view`() {
    let guide = UILayoutGuide()
    guide.identifier = "gap"
    let found = reports(of: {
      guide.m_left |=| 5
      guide.m_width |=| 5
    })
    #expect(found.map(\.code) == ["M-14", "M-16"])
    #expect(
      found.last?.sentence
        == "gap.width == 5 cannot be installed: gap belongs to no view; add it with addLayoutGuide first."
    )
  }

  @Test func `The guides of a controller are those of the safe area (108, 109, S-9)`() {
    let controller = UIViewController()
    let root = rootView(390, 844)
    controller.view = root
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    let views = (0..<5).map { _ in PlatformView() }
    root |+| views
    views[0].m_top |=| controller.m_topLayoutGuideBottom + 6
    views[1].m_bottom |=| controller.m_bottomLayoutGuideTop - 10
    views[2].m_top |=| controller.m_topLayoutGuideTop
    views[3].m_bottom |=| controller.m_bottomLayoutGuideBottom
    let limit = views[4].m_top |<| controller.m_topLayoutGuideBottom
    views[4].m_bottom |=| controller.m_safeTop + 20
    views[4].m_height |<| 40
    root.layoutIfNeeded()
    #expect(views[0].frame.minY == 65)
    #expect(views[1].frame.maxY == 800)
    #expect(views[2].frame.minY == 0)
    #expect(views[3].frame.maxY == 844)
    #expect(limit.layoutConstraints.map(\.relation) == [.lessThanOrEqual])
    #expect(views[4].frame.minY <= 59 && views[4].frame.maxY == 79)
  }

  @Test func `All names of the original are attributes of views, arrays and guides (S-7)`() {
    let (view, guide) = (stage.p, stage.box.layoutMarginsGuide)
    let names: [(any MortarLayoutItem) -> MortarAttribute] = [
      { $0.m_left }, { $0.m_right }, { $0.m_top }, { $0.m_bottom }, { $0.m_leading },
      { $0.m_trailing }, { $0.m_width }, { $0.m_height }, { $0.m_centerX }, { $0.m_centerY },
      { $0.m_baseline }, { $0.m_firstBaseline }, { $0.m_lastBaseline }, { $0.m_leftMargin },
      { $0.m_rightMargin }, { $0.m_topMargin }, { $0.m_bottomMargin }, { $0.m_leadingMargin },
      { $0.m_trailingMargin }, { $0.m_centerXWithinMargin }, { $0.m_centerYWithinMargin },
      { $0.m_sides }, { $0.m_caps }, { $0.m_size }, { $0.m_center }, { $0.m_origin },
      { $0.m_cornerTL }, { $0.m_cornerTR }, { $0.m_cornerBL }, { $0.m_cornerBR }, { $0.m_edges },
      { $0.m_frame },
    ]
    let arrays: [([PlatformView]) -> [MortarAttribute]] = [
      { $0.m_left }, { $0.m_right }, { $0.m_top }, { $0.m_bottom }, { $0.m_leading },
      { $0.m_trailing }, { $0.m_width }, { $0.m_height }, { $0.m_centerX }, { $0.m_centerY },
      { $0.m_baseline }, { $0.m_firstBaseline }, { $0.m_lastBaseline }, { $0.m_leftMargin },
      { $0.m_rightMargin }, { $0.m_topMargin }, { $0.m_bottomMargin }, { $0.m_leadingMargin },
      { $0.m_trailingMargin }, { $0.m_centerXWithinMargin }, { $0.m_centerYWithinMargin },
      { $0.m_sides }, { $0.m_caps }, { $0.m_size }, { $0.m_center }, { $0.m_origin },
      { $0.m_cornerTL }, { $0.m_cornerTR }, { $0.m_cornerBL }, { $0.m_cornerBR }, { $0.m_edges },
      { $0.m_frame },
    ]
    let components = [
      "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX",
      "centerY", "lastBaseline", "firstBaseline", "lastBaseline", "leftMargin", "rightMargin",
      "topMargin", "bottomMargin", "leadingMargin", "trailingMargin", "centerXWithinMargins",
      "centerYWithinMargins", "left right", "top bottom", "width height", "centerX centerY",
      "left top", "top left", "top right", "bottom left", "bottom right", "top left bottom right",
      "top left width height",
    ]
    func text(_ attribute: MortarAttribute) -> String {
      let components = attribute.form?.components ?? []
      return components.map { "\($0)" }.joined(separator: " ")
    }
    #expect(names.map { text($0(view)) } == components)
    #expect(names.map { text($0(guide)) } == components)
    #expect(arrays.map { $0([view, stage.q]).map(text) } == components.map { [$0, $0] })
  }
}
#endif
