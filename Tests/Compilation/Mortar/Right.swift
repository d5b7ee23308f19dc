// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Programs in Mortar: the statements of the dialect's specification, chapters 6 and 8, in a
// controller.
// swift-format-ignore-file

import Mortar

final class Gauge: UIView {
  var level = 0
}

final class Ledger {
  init() {}
}
extension Ledger: MortarCreatable {}

@MainActor final class Screen: UIViewController {
  let container = UIView()
  let labels = [UILabel(), UILabel()]
  let guide = UILayoutGuide()
  let myLabel = UILabel.m_create {
    $0.text = "Some Text"
    $0.textAlignment = .center
    $0.textColor = .red
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    self.view |+| [
      myLabel
    ]
    myLabel.m_top |=| self.view
    myLabel.m_centerX |=| self.view
  }

  func attributes(_ p: UIView, _ q: UIView, _ r: UIView, _ s: UIView, _ box: UIView) {
    p.m_edges |=| box
    p |=| box
    p.m_cornerBR |=| box
    p.m_size |=| (36, 28)
    p.m_cornerTR |=| box.m_cornerTR ~ (6, 11)
    p |=| box.m_cornerBL ~ (14, 9)
    p.m_size |=| 50
    p.m_center |=| box
    p.m_size |=| 90
    p.m_sides |=| box
    p.m_caps |=| box
    p.m_top |>| q
    p |>| q.m_top
    p.m_top |=| q.m_bottom + 4
    p.m_baseline |=| q
    p.m_firstBaseline |=| q.m_baseline
    p.m_lastBaseline |=| q.m_baseline
    p.m_size |=| q
    p.m_left |=| box.m_leftMargin
    p.m_right |=| box.m_rightMargin
    p.m_origin |=| q
    p.m_size |=| (5, 6)
    p.m_cornerTL |=| q.m_cornerBR
    p.m_width |=| p.m_height * 1.5 - 5
    p.m_height |=| 60
    p |=| box.m_edges ~ (50, 60, 70, 80)
    q.m_size |=| box.m_size * 0.1
    q.m_cornerTL |=| p.m_cornerTL + (3, 9)
  }

  func numbers(_ p: UIView, _ q: UIView, _ r: UIView, _ s: UIView, _ box: UIView, count: Int, wide: Bool) {
    p.m_left |=| 20
    p.m_right |=| 300
    p.m_width |=| 80
    p.m_bottom |=| 200
    p.m_centerX |=| 120
    p.m_centerY |=| 90
    p.m_size |=| 75.5
    p |=| 60
    p.m_edges |=| (12, 18, 212, 318)
    p.m_frame |=| (15, 25, 210, 130)
    p.m_frame |=| box.m_frame / (1, 1, 2, 4)
    p.m_leading |=| 16
    p.m_top |=| -20
    p.m_width |=| CGFloat(3)
    p.m_width |=| Float(3)
    p.m_width |=| 3.0
    p.m_width |=| count
    5 |=| p
    p.m_left |=| wide ? 20 : 40
    p.m_width |=| wide ? q : r
    p.m_size |=| CGSize(width: 30, height: 40)
    p.m_size |>| .init(width: 30, height: 40)
    p.m_origin |=| CGPoint(x: 3, y: 4)
    p.m_cornerTL |<| CGPoint(x: 3, y: 4)
    p.m_frame |=| CGRect(x: 3, y: 4, width: 50, height: 60)
    p.m_frame |=| box.bounds
    p.m_size |=| q.frame.size
    p.m_width |=| q.frame.width
    p.m_width |=| q.frame.width * 2 + 4
  }

  func arithmetic(_ p: UIView, _ q: UIView, _ r: UIView, _ s: UIView, _ box: UIView, count: Int, k: CGFloat) {
    p.m_width |=| box.m_width * 0.25 + 10
    p.m_height |=| box.m_width / 8
    p.m_width |=| (q.m_width + 10) * 2
    p.m_size |=| q.m_size * (3, 0.5) + (1, 2)
    p |=| box.m_edges - (1, 2, 3, 4)
    p |=| box.m_edges + 3
    p.m_center |=| box.m_center + (-12, 7)
    p.m_width |=| q.m_width + (20 ! .high)
    p.m_width |=| q.m_width * (2 ! .high)
    p.m_width |=| (q.m_width ! .low) + (20 ! .high)
    p.m_left + 5 |=| q
    p |=| q.m_left + q.m_right
    p |=| q.m_edges + (1, 2)
    p.m_width |=| q.m_width * k - 2*k + k/3
    p.m_width |=| q.m_width * k / 2 + k * 3 - 1 ! .low
    p.m_left |=| q.m_right + CGFloat(count) * k + 2
    p.m_left |=| q.m_right + count
    p.m_left |=| q.m_right - Float(2) + UInt(4)
    p.m_edges |=| box.m_edges + (k, k * 2, -k, -k * 2)
    p |=| box.m_edges ~ (10, 20, 30, 40)
    p |=| box.m_caps ~ (33, 44)
    p.m_sides |=| box.m_sides ~ (5, 7)
    p |=| box.m_edges ~ (-4, -8, -12, -16)
    p |=| q.m_size ~ (7, 9)
    p |=| q.m_cornerBR ~ (7, 9)
    p |=| q.m_center ~ (1, 2)
    p |=| box.m_edges ~ (1, 2, 3, 4) ! .low
    p |=| box.m_edges * 0.5 ~ (1, 2, 3, 4)
    p |=| box.m_edges + 1 ~ (1, k, Float(3), 4.5)
    p |=| box.m_edges ~ 16
    p |=| box.m_edges ~ 16 ! .low
    p |=| box.m_edges ~ k
    p |=| box.m_edges ~ UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    p |=| box.m_edges ~ box.layoutMargins
    p |=| q.m_left ~ (1, 2)
  }

  func collections(_ p: UIView, _ q: UIView, _ r: UIView, _ s: UIView, _ box: UIView, k: CGFloat) {
    p.m_size |=| (q, q.m_width + 6)
    p.m_cornerTL |=| (11, 13)
    p.m_edges |=| (q.m_bottom + 5, 9, box, box.m_right - 30)
    p.m_size |>| (70, 80)
    p.m_size |=| (0 ! .low, 200 ! .low)
    p.m_size |=| (q.m_size, 4)
    p.m_size |=| (1, 2, 3, 4)
    [p] |=| (1, 2)
    p.m_edges |<| (q.m_bottom * 2 + 5, guide, box.m_bottom - k ! .low, r.m_right ! 300)
    p.m_edges |=| (q.m_bottom + 5, 9, box, box.m_right - 30) ! .low
    p.m_size |=| (k, Float(3))
    [p, q, r].m_size |=| (25, 35)
    [p, q, r].m_centerY |=| box
    [p.m_left, q.m_left, r.m_left] |=| [box.m_left, p.m_right + 5, q.m_right + 5]
    [p.m_sides, p.m_top, p.m_height] |=| [box, box.m_centerY, 44]
    p |=| [box.m_top, box.m_left, box.m_size * 0.5]
    [p, q].m_width |=| [r, s].m_width
    [p, q] |=| box.m_top
    labels |=| box
    labels.m_size |=| (4, 5)
    labels.m_top |=| [p, q].m_bottom
    [p.m_size, q.m_size] |=| [(10, 20), r.m_size]
    [p.m_size, q.m_width] |=| [(10, 20) ! .low, r]
    [p, q] |=| [r]
    [p, q].m_frame |=| (1, 2, 3, 4) ! .low
    ([] as [MortarView]) |=| box
    [p.m_width, q.m_width, r.m_width, s.m_width, p.m_height, q.m_height, r.m_height, s.m_height, p.m_top, q.m_top] |=| [q, 40, r.m_width * 2, box.m_width / 4 - 3, 50, p.m_height, q, 44.5, box.m_top + 4, p.m_bottom + 8 ! .low]
    [p.m_size, q.m_edges, r.m_size, s.m_frame, p.m_top, q.m_left] |=| [(10, 20), (1, 2, q, r.m_right - 5), (3, 4) ! .low, (1, 2, 3, 4) ! 300, box, 9]
  }

  func priorities(_ p: UIView, _ q: UIView, _ r: UIView, _ s: UIView, _ box: UIView, wide: Bool) {
    p |=| q.m_width ! .low
    p |=| q.m_width ! .medium
    p |=| q.m_width ! .high
    p |=| q.m_width ! .req
    p |=| q.m_width ! .required
    p |=| q.m_width ! 320.5
    p |=| q.m_width ! .defaultHigh
    p |=| q.m_width ! UILayoutPriority(rawValue: 12)
    p |=| q.m_width ! MortarLayoutPriority.required
    p |=| q.m_width ! (wide ? .low : .high)
    p.m_width ! .low |=| 30
    p.m_width ! .low |=| q ! .high
    p.m_size |=| (30, q.m_height ! .low) ! .high
    p.m_size ! .low |=| (30, 40)
    p |=| [q.m_caps ! 601, q.m_sides ! 602]
    p.m_right |<| box.m_right - 30
    p.m_width |=| 100 ! .high
    [p, q].m_width ! .low |=| 3
    p |=| [q.m_caps, q.m_sides] ! .low
    MortarDefault.priority.set(base: 610)
    MortarDefault.priority.set(base: .required)
    MortarDefault.priority.set(base: .medium)
    MortarDefault.priority.push(.low)
    MortarDefault.priority.push(905)
    MortarDefault.priority.push(.required)
    MortarDefault.priority.pop()
    _ = MortarLayoutPriority.medium.layoutPriority().rawValue
  }

  func samples(_ view1: UIView, _ view2: UIView, _ view3: UIView, _ view4: UIView) {
    view1.m_right |=| view2.m_left - 12.0
    [view1, view2, view3].m_size |=| (100, 200)
    [view1.m_sides, view1.m_bottom, view1.m_height] |=| [container, container, 200]
    view1.m_width |=| 40
    view1.m_width |>| view2.m_width
    view1.m_size |<| (100, 100)
    view1.m_edges |=| view2.m_edges
    view1 |=| view2
    view1.m_top |>| view2
    view1 |>| view2.m_top
    view1.m_top |<| view2.m_bottom
    view1.m_top |<| self.m_topLayoutGuideBottom
    view1.m_bottom |<| self.m_bottomLayoutGuideTop - 10
    view1.m_size |=| view2.m_size * 2
    view1.m_left |>| view2.m_right + 20
    view1 |<| view2.m_top * 1.4 + 20
    view1.m_width |=| 100
    view1.m_size |=| 150.0
    view1.m_size |>| (200, 50)
    view1.m_frame |<| (0, 0, 50, 100)
    view1.m_size |=| view2.m_size + (50, 30)
    view1.m_size |>| view2.m_size * (2, 3) + (10, 10)
    view1 |=| view2.m_edges ~ (20, 20, 20, 20)
    view1.m_size |=| (view2.m_width, 100)
    view1 |=| [view2.m_top, view3.m_bottom, view4.m_size]
    [view1.m_size, view2.m_size, view3.m_size] |=| (100, 200)
    [view1, view2, view3].m_centerY |=| view4
    [view1, view2, view3].m_height |=| view4
    [view1.m_left, view2, view3] |=| [view4.m_right, container, view4]
    view1 |=| self.container.m_height
    view1 |=| self.container.m_height ! .low
    view1 |=| self.container.m_height ! .medium
    view1 |=| self.container.m_height ! .high
    view1 |=| self.container.m_height ! .required
    view1 |=| self.container.m_height ! 300
    view1 |=| [view2.m_caps ! .high, view2.m_sides ! .low]
    view1.m_size |=| (view2.m_height ! .high, view2.m_width + 20 ! .low)
    view1.m_compResist = 1
    view1.m_compResistH = 300
    view1.m_compResistV = 800
    view1.m_hugging = 1
    view1.m_huggingH = 300
    view1.m_huggingV = UILayoutPriority.required
    view1.m_huggingV = MortarLayoutPriority.high
    _ = view1.m_compResistH.rawValue
    self.view |+| [view1, view2 |+| [view3, view4]]
    self.view |^| [view2 |^| [view4, view3], view1]
    self.view |+| view1
    self.view |^| [UILabel.m_create { $0.text = "Some Text" }, UIView.m_create { $0.tag = 1 }]
    _ = (self.view |+| view1) === self.view
    guide.m_cornerTL |=| (3, 5)
    guide |=| view1
    view1.m_left |=| self.view.safeAreaLayoutGuide
    view1.m_top |=| self.m_safeTop + 4
  }

  func values(_ view1: UIView, _ view2: UIView, _ view3: UIView, _ view4: UIView) {
    let x = view1.m_left
    _ = x + 10
    var c = view1 |=| view2
    c = view1.m_top |=| container ~~ .deactivated
    let group = [view1 |=| view2, view3 |=| view4] ~~ .deactivated
    group.activate().deactivate()
    let constraint = view1 |=| view2 ~~ .deactivated
    constraint.activate()
    constraint ~~ .activated
    constraint.deactivate()
    c.replace(with: constraint)
    c.changePriority(to: 444)
    c.changePriority(to: .high).changePriority(to: UILayoutPriority.defaultLow)
    [c, constraint].changePriority(to: .low)
    for raw in constraint.layoutConstraints { raw.constant = 31 }
    let typed: MortarGroup = [view1.m_origin |=| view2, view1.m_size |=| (100, 100)]
    ([] as MortarGroup).activate()
    let group1 = [view1.m_sides |<| view2, view1.m_caps |>| view2,]
    let group2 = [view1.m_width |=| view2] ~~ .deactivated
    group1.replace(with: group2)
    _ = (typed + group1).layoutConstraints.map(\.isActive)
    let tuple: MortarTuple = ([view1.m_top, 2 ! .low], nil)
    view1.m_size |=| tuple
    let bold: MortarConstraint = view1.m_width |=| wide(view2) ! .high
    bold ~~ .deactivated
    let gauge = Gauge.m_create { $0.level = 7 }
    let ledger = Ledger.m_create { _ in }
    let controller: Screen = Screen.m_create { $0.title = "Screen" }
    _ = (gauge.level, ledger, controller)
    let isIn = view1 === view2 || view1.isHidden && !view2.isHidden
    _ = isIn ? 1 | 2 : ~3
    let all: Mortar.MortarGroup = []
    _ = all
  }

  func wide(_ view: UIView) -> MortarAttribute { view.m_width * 0.5 - 8 }
}
