// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Statements as programs write them, and bars between other things in the same file. The check of
// dialects type-checks each in the time that is allowed.

import MortarVFL

@MainActor final class PlayerController: UIViewController {
  private let cover = UIImageView()
  private let track = UILabel()
  private let artist = UILabel()
  private let position = UISlider()
  private let buttons = [UIButton(), UIButton(), UIButton()]
  private var wide: MortarGroup = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view |+| [cover, track, artist, position]
    view |+| buttons
    let region = m_visibleRegion
    region ||^^ cover[~~3] || track | 4 | artist || position[==31] | ~~1 | buttons[==44]
    region |> 20 | [cover, track, artist, position] | 20 <| region
    region |>> ~~1 | buttons[0][==60] | ~~1 | buttons[1][==80] | ~~1 | buttons[2][==60] | ~~1
    // The formatter does not know how the operators bind.
    // swift-format-ignore: NoAssignmentInExpressions
    wide = view.safeAreaLayoutGuide |>> cover[~~1] || track[>=120] ~~ .deactivated
    m_topLayoutGuideBottom ||^ track || artist[==track]
    track || artist[==30] ^!! m_bottomLayoutGuideTop
    wide.activate()
  }
}

@MainActor func grid(_ tray: UIView, _ cells: [UIView], _ labels: [UILabel]) {
  let (a, b, c, d) = (cells[0], cells[1], cells[2], cells[3])
  tray ||>> [a, c][~~1] || [b, d][~~2]
  tray ||^^ [a, b][~~1] || [c, d][~~1]
  tray |>> cells
  tray |>> labels[==44] | cells[~~1]
  cells <!! tray
  [a, b][==44] <! tray.m_right
  tray |> [a, labels[0], UIButton()] <| tray
}

@MainActor func lists(
  _ view1: UIView, _ viewA: UIView, _ viewB: UILabel, _ viewC: UIButton, _ viewD: UIView,
  _ viewE: UIImageView
) {
  view1 |>> viewA || viewB[==44] | 20 | viewC[~~2]
  view1 |>> viewA | viewB[==viewA] || viewC[==40] | 30 | viewD[~~1] | ~~1 | viewE[~~2]
  view1 |>> viewA || [viewB, viewC, viewD][==40] || viewE
  viewA.m_right |> viewB[~~1] | viewC[~~1] <| viewD.m_left
  viewA ||>> viewB[~~1] | 40 | viewC[~~1]
  viewA.m_bottom |^ viewB[~~1] | viewC[~~1] ^| viewD.m_top
  viewA.m_left |> viewB | viewC <| viewD.m_right
  viewA |^^ viewB[~~2] | viewC[~~1]
  viewA.m_right |> viewB[==44] || viewC[==88]
  viewB[==44] || viewC[==88] <! viewA.m_left
  viewA.m_bottom |^ viewB[==44] || viewC
  viewB[==44] || viewC[==88] ^! viewA.m_top
  let list = viewA | viewB[==viewA] || viewC[==40]
  view1 |>> list | 30 | viewD[~~1]
  let group: MortarGroup = view1.m_left + 12 ! .low ||> list <|| view1.m_right - 7
  group.deactivate()
}

@MainActor func spaces(_ tray: UIView, _ a: UIView, _ b: UIView, _ c: UIView, count: Int) {
  let gap: CGFloat = 8
  let half = 300.0 / 2 - 4
  tray |>> gap | a[~~1] | gap * 2 | b[==a] | (gap * 2 + 3) | c[==half]
  tray |>> -20 | a[~~0.5] | 10.5 | b[~~1.5] | count | c[~~count]
  tray |>> a[>=40] || 20 || b[<=30.5] | >=8 | c
  tray |>> ==a | a[==12] | ~~b | b[~~1] | ~~2 | c
  tray |^^ a | 1 | b || 2 || c | 3.5 | tray.subviews[0] | 4 | tray.subviews[1] || 5
    || tray.subviews
      | ~~1 | tray.subviews[2]
}

@MainActor func guides(_ tray: UIView, _ a: UIView, _ b: UIView) {
  let guide = tray.layoutMarginsGuide
  guide |>> a | b
  guide ||> a <|| guide
  guide.m_top |^ a || b ^| guide.m_bottom
  guide.m_leading |> a[==40]
  tray.m_centerX |> a <| tray.m_trailingMargin
}

// Bars with another meaning.

struct Days: OptionSet {
  let rawValue: Int
  static let monday = Days(rawValue: 1)
  static let tuesday = Days(rawValue: 2)
}

func flags(_ a: Bool, _ b: Bool?, _ n: Int, _ m: UInt8, _ s: String?, _ v: [Int], _ d: Days) -> Bool
{
  let mask = 1 | 2 | 4 | 8
  let bits = m | 0x0f | 1 << 3
  let x = n | 3 & mask
  if a || b == true || n > 3 || s == nil || v.isEmpty || mask == 0 || !a && n & 1 | 2 == 3 {
    return d.union(.monday) == .tuesday || d.rawValue | 1 == 1
  }
  let anything = a || (b ?? false) || (x == 4 && n >= 2) || n <= 3 || bits > 3
  return anything || (s ?? "") == "x" || v.contains { $0 | 1 == 3 || $0 == 9 }
    || v.filter { $0 > 3 || $0 < 1 }.isEmpty
}

@MainActor func visibility(_ views: [UIView], isOpen: Bool) -> [UIView] {
  views.filter { $0.isHidden || $0.alpha < 0.01 || isOpen || $0.bounds.width <= 0 }
}
