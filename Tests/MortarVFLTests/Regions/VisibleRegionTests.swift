// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPKIT
import DialectTestSupport
import MortarVFL
import Testing

#if !QUOIN_UIKIT && !QUOIN_APPKIT
import QuoinUIKit

/// A controller whose view is 390 by 844 points, of which 59 at the top and 34 at the bottom are
/// covered. The numbers are those of the specification's table.
@MainActor @Suite("The visible region of a controller") struct VisibleRegionTests {
  private let controller = UIViewController()
  private let p = UIView()
  private let q = UIView()

  init() {
    let root = rootView(390, 844)
    root.accessibilityIdentifier = "root"
    root.layoutOverrides = LayoutOverrides(
      safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    controller.view = root
    root.addSubview(p)
    root.addSubview(q)
  }

  private func frame(_ view: UIView) -> CGRect {
    controller.view.layoutIfNeeded()
    return view.frame
  }

  @Test("110, S-10 A view is centered in it")
  func center() {
    p.m_center |=| controller.m_visibleRegion
    p.m_size |=| (120, 40)
    #expect(frame(p) == CGRect(x: 135, y: 414.5, width: 120, height: 40))
  }

  @Test("111 It is one invisible view as wide as the controller's and as high as its safe area")
  func region() {
    let region = controller.m_visibleRegion
    #expect(controller.m_visibleRegion === region)
    #expect(controller.view.subviews == [p, q, region])
    #expect(frame(region) == CGRect(x: 0, y: 59, width: 390, height: 751))
    #expect(region.alpha == 0 && !region.isUserInteractionEnabled)
    #expect("\(type(of: region))" == "_MortarVFLGhostView")
  }

  @Test("The default priority is not that of the region")
  func defaultPriority() {
    MortarDefault.priority.push(.low)
    _ = controller.m_visibleRegion
    MortarDefault.priority.pop()
    #expect(controller.view.constraints.allSatisfy { $0.priority == .required })
  }

  @Test("112 Another view with its tag is reported, and nothing changes")
  func foreignView() {
    p.accessibilityIdentifier = "p"
    p.tag = Int.min + 10
    let before = controller.view.subviews
    var region: UIView?
    let found = reports {
      region = controller.m_visibleRegion
    }
    #expect(found.map(\.code) == ["M-17"])
    #expect(found.map(\.name) == ["Mortar VFL Parsing Error"])
    #expect(
      found.map(\.sentence) == [
        "p has the tag \(Int.min + 10), which is reserved for the view of m_visibleRegion; give it "
          + "another tag."
      ])
    #expect(controller.view.subviews == before && controller.view.constraints.isEmpty)
    #expect(region != nil && region?.superview == nil)
  }

  @Test("114 A column begins at the top guide")
  func hangingColumn() {
    controller.m_topLayoutGuideBottom ||^ p[==44] || q[==p]
    #expect(frame(p).minY == 67 && frame(p).height == 44)
    #expect(frame(q).minY == 119 && frame(q).height == 44)
  }

  @Test("115 A column ends at the bottom guide")
  func standingColumn() {
    p[==30] || q[==p] ^!! controller.m_bottomLayoutGuideTop
    #expect(frame(q).minY == 772 && frame(p).minY == 734)
  }

  @Test("S-37, S-42 Bands share the region")
  func bands() {
    let third = UIView()
    controller.view.addSubview(third)
    controller.m_visibleRegion ||^^ p[~~1] | q[~~1] | third[~~1]
    // 751 points with 8 above and below: 245 for each.
    #expect(frame(p).minY == 67 && frame(p).height == 245)
    #expect(frame(q).minY == 312 && frame(third).maxY == 802)
  }
}
#endif
#endif
