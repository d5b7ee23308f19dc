// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPKIT
import MortarVFL

extension RuleCase {
  /// The rules for the list.
  static let lists = [
    RuleCase(
      number: "156", code: "M-V2",
      sentence: "tray |>> a | a: a stands in the list twice; a statement places each view once."
    ) { $0.root |>> $0.a | $0.a },
    RuleCase(
      number: "156", code: "M-V2",
      sentence:
        "tray |>> [a, b] | b: b stands in the list twice; a statement places each view once."
    ) { $0.root |>> [$0.a, $0.b] | $0.b },
    RuleCase(
      number: "157", code: "M-V3",
      sentence: "tray |>> ~~1: the list has no view; it needs at least one."
    ) { $0.root |>> ~~1 },
    RuleCase(
      number: "3.3", code: "M-V3",
      sentence: "tray |>> a | []: part 2 of the list is an array without views; it needs at least "
        + "one."
    ) { $0.root |>> $0.a | [UIView]() },
    RuleCase(
      number: "150", code: "M-V4a",
      sentence: "tray |>> a[==stranger]: a[==stranger] takes its size from stranger, which is not "
        + "in the list; only views of the same list can be referred to."
    ) { $0.root |>> $0.a[==$0.stranger] },
    RuleCase(
      number: "3.4", code: "M-V4a",
      sentence: "tray |>> a[==tray]: a[==tray] takes its size from tray, which is not in the list; "
        + "only views of the same list can be referred to."
    ) { $0.root |>> $0.a[==$0.root] },
    RuleCase(
      number: "149", code: "M-V4b",
      sentence: "tray |>> a[==b] | b[==a]: the sizes refer to each other in a circle (b, a, b); "
        + "give one of the views a size of its own."
    ) { $0.root |>> $0.a[==$0.b] | $0.b[==$0.a] },
    RuleCase(
      number: "149", code: "M-V4b",
      sentence:
        "tray |>> a[==a]: the sizes refer to each other in a circle (a, a); give one of the "
        + "views a size of its own."
    ) { $0.root |>> $0.a[==$0.a] },
    RuleCase(
      number: "149", code: "M-V4b",
      sentence: "tray |>> c[==a] | a[==b] | b[==a]: the sizes refer to each other in a circle "
        + "(a, b, a); give one of the views a size of its own."
    ) { $0.root |>> $0.c[==$0.a] | $0.a[==$0.b] | $0.b[==$0.a] },
    RuleCase(
      number: "S-32", code: "M-V4b",
      sentence:
        "tray |> [a, c][==b] | b[==c]: the sizes refer to each other in a circle (b, c, b); "
        + "give one of the views a size of its own."
    ) { $0.root |> [$0.a, $0.c][==$0.b] | $0.b[==$0.c] },
    RuleCase(
      number: "159", code: "M-V10",
      sentence: "tray |>> a[~~0]: the weight of a[~~0] is 0.0; weights are finite and above 0."
    ) { $0.root |>> $0.a[~~0] },
    RuleCase(
      number: "R-13", code: "M-V10",
      sentence:
        "tray |>> a[~~1] | ~~-2: the weight of ~~-2 is -2.0; weights are finite and above 0."
    ) { $0.root |>> $0.a[~~1] | ~~(-2) },
    RuleCase(
      number: "R-13", code: "M-V10",
      sentence: "tray |>> a[~~inf]: the weight of a[~~inf] is inf; weights are finite and above 0."
    ) { $0.root |>> $0.a[~~Double.infinity] },
    RuleCase(
      number: "R-13", code: "M-V10",
      sentence: "tray |>> a[~~nan]: the weight of a[~~nan] is nan; weights are finite and above 0."
    ) { $0.root |>> $0.a[~~Double.nan] },
    RuleCase(
      number: "R-14", code: "M-13",
      sentence: "The constant of a constraint on b.width is nan; use a finite one."
    ) { $0.root |>> ~~1 | $0.a[==20] | $0.b[==CGFloat.nan] },
  ]

  /// The rules for spaces.
  static let spaces = [
    RuleCase(
      number: "154", code: "M-V5",
      sentence: "tray |>> a | 10 || b: 10 and the default padding of 8, parts 2 and 3 of the list, "
        + "are fixed spaces side by side; merge them into one number between single bars."
    ) { $0.root |>> $0.a | 10 || $0.b },
    RuleCase(
      number: "154", code: "M-V5",
      sentence: "tray |>> a | 10 | 20 | b: 10 and 20, parts 2 and 3 of the list, are fixed spaces "
        + "side by side; merge them into one number between single bars."
    ) { $0.root |>> $0.a | 10 | 20 | $0.b },
    RuleCase(
      number: "154", code: "M-V5",
      sentence: "tray ||> 10 | a: the default padding of 8 and 10, parts 1 and 2 of the list, are "
        + "fixed spaces side by side; merge them into one number between single bars."
    ) { $0.root ||> 10 | $0.a },
    RuleCase(
      number: "3.3", code: "M-V5",
      sentence:
        "tray |> a[==30] | ==a || b: ==a and the default padding of 8, parts 2 and 3 of the "
        + "list, are fixed spaces side by side; merge them into one number between single bars."
    ) { $0.root |> $0.a[==30] | ==$0.a || $0.b },
    RuleCase(
      number: "153", code: "M-V6",
      sentence: "tray.right |> a[~~1]: a[~~1] has a weight, but the list is tied at one end only; "
        + "weights share what is left between two ends."
    ) { $0.root.m_right |> $0.a[~~1] },
    RuleCase(
      number: "153", code: "M-V6",
      sentence:
        "a[~~1] <! tray: a[~~1] has a weight, but the list is tied at one end only; weights "
        + "share what is left between two ends."
    ) { $0.a[~~1] <! $0.root },
    RuleCase(
      number: "S-38", code: "M-V6",
      sentence: "b[==44] || c[~~1] ^! a.top: c[~~1] has a weight, but the list is tied at one end "
        + "only; weights share what is left between two ends."
    ) { $0.b[==44] || $0.c[~~1] ^! $0.a.m_top },
    RuleCase(
      number: "158", code: "M-V7",
      sentence:
        "tray |> a | 10: the list ends with the space 10, and nothing stands behind it; end "
        + "it with a view."
    ) { $0.root |> $0.a | 10 },
    RuleCase(
      number: "158", code: "M-V8",
      sentence: "10 | a <! tray: the list begins with the space 10, and nothing stands before it; "
        + "begin it with a view."
    ) { 10 | $0.a <! $0.root },
  ]

  /// The rules for ends.
  static let ends = [
    RuleCase(
      number: "152", code: "M-V1",
      sentence: "tray |> a ^| b: |> begins a row and ^| ends a column; use operators of one axis."
    ) { $0.root |> $0.a ^| $0.b },
    RuleCase(
      number: "152", code: "M-V1",
      sentence:
        "tray ||^ a <|| b: ||^ begins a column and <|| ends a row; use operators of one axis."
    ) { $0.root ||^ $0.a <|| $0.b },
    RuleCase(
      number: "151", code: "M-V9",
      sentence:
        "tray.top |> a[==5]: tray.top cannot be an end of a row; use a view, a guide, or its "
        + "left, right, leading, trailing, centerX or a margin."
    ) { $0.root.m_top |> $0.a[==5] },
    RuleCase(
      number: "S-35", code: "M-V9",
      sentence:
        "tray |^ a[~~1] ^| tray.left: tray.left cannot be an end of a column; use a view, a "
        + "guide, or its top, bottom, centerY, a baseline or a margin."
    ) { $0.root |^ $0.a[~~1] ^| $0.root.m_left },
    RuleCase(
      number: "R-10", code: "M-V9",
      sentence:
        "tray.width |> a[==5]: tray.width cannot be an end of a row; use a view, a guide, or "
        + "its left, right, leading, trailing, centerX or a margin."
    ) { $0.root.m_width |> $0.a[==5] },
    RuleCase(
      number: "R-10", code: "M-V9",
      sentence:
        "a[==5] ^! tray.edges: tray.edges cannot be an end of a column; use a view, a guide, "
        + "or its top, bottom, centerY, a baseline or a margin."
    ) { $0.a[==5] ^! $0.root.m_edges },
    RuleCase(
      number: "R-10", code: "M-V9",
      sentence: "40 |> a[==5]: 40 cannot be an end of a row; use a view, a guide, or its left, "
        + "right, leading, trailing, centerX or a margin."
    ) { (40 ! .low) |> $0.a[==5] },
    RuleCase(
      number: "R-12", code: "M-13",
      sentence:
        "a.trailing and tray.right cannot be compared; use leading and trailing for both or for neither."
    ) { $0.root.m_leading |> $0.a <| $0.root.m_right },
    RuleCase(
      number: "M-16", code: "M-16",
      sentence:
        "stranger |>> ~~1 | a | b: stranger and a have no common superview; add both to one "
        + "tree first."
    ) { $0.stranger |>> ~~1 | $0.a | $0.b },
    RuleCase(
      number: "M-16", code: "M-16",
      sentence: "margin |> a: margin belongs to no view; add it to a view first."
    ) { tray in
      let guide = UILayoutGuide()
      guide.identifier = "margin"
      return guide |> tray.a
    },
  ]
}
#endif
