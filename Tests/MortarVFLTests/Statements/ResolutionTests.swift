// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPKIT
import Testing

@testable import MortarVFL

/// References between sizes, resolved in a statement that is not installed.
@MainActor @Suite("References between sizes") struct ResolutionTests {
  private let tray = Tray()

  private func sizes(_ list: MortarVFLList) -> [String] {
    let statement = VFLStatement(tray.root, .surroundingRow, list)
    return statement.nodes.map { node in
      switch statement.resolution(of: node) {
      case .size(let size): size.text
      case .unknown(let view): "no \(view.accessibilityIdentifier ?? "")"
      case .cycle(let views): views.compactMap(\.accessibilityIdentifier).joined(separator: " > ")
      }
    }
  }

  @Test("A reference is resolved through any number of others")
  func chains() {
    let (a, b, c) = (tray.a, tray.b, tray.c)
    #expect(sizes(a[==b] | b[~~c] | c[==40] | ==a) == ["==40", "==40", "==40", "==40"])
    #expect(sizes(a[==b] | b[==c] | c[~~2.5]) == ["~~2.5", "~~2.5", "~~2.5"])
  }

  @Test("A reference to a part without a size is to the view")
  func intrinsicSizes() {
    let (a, b, c, d) = (tray.a, tray.b, tray.c, tray.d)
    #expect(sizes(a | b[==a] | c[==b]) == ["", "==a", "==a"])
    #expect(sizes([a, b] | c[==b]) == ["", "==b"])
    #expect(sizes(a[>=9] | b[==a] | c[<=4] | d[==c]) == [">=9", "==a", "<=4", "==c"])
  }

  @Test("References to other views, and in circles, lead nowhere")
  func deadEnds() {
    let (a, b, c) = (tray.a, tray.b, tray.c)
    #expect(sizes(a[==tray.l] | b[==a] | c) == ["no l", "no l", ""])
    #expect(sizes(c[==a] | a[==b] | b[==a]) == ["a > b", "b > a", "a > b"])
    #expect(sizes([a, b][==b] | c[~~1]) == ["b", "~~1"])
  }
}
#endif
