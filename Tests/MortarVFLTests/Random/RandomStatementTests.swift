// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPKIT
import DialectTestSupport
import MortarVFL
import Testing

@MainActor @Suite("Random statements") struct RandomStatementTests {
  @Test("Views begin where the parts before them end", arguments: 0..<200 as Range<UInt64>)
  func frames(seed: UInt64) {
    var random = Generator(seed: seed)
    let statement = RandomStatement(&random)
    let root = rootView(300, 300)
    let views = (0..<statement.parts.map(\.viewCount).reduce(0, +)).map { _ in ContentView() }
    for view in views { root.addSubview(view) }
    statement.declare(in: root, views)
    root.layoutIfNeeded()
    for (view, span) in zip(views, statement.spans(in: 300)) {
      let frame = view.frame
      let (start, length) =
        statement.isColumn ? (frame.minY, frame.height) : (frame.minX, frame.width)
      #expect(
        abs(start - span.start) < 0.001 && abs(length - span.length) < 0.001,
        "seed \(seed): \(frame) is not at \(span) of \(statement.parts)")
    }
  }
}

extension RandomStatement {
  /// Writes the statement.
  fileprivate func declare(in root: UIView, _ views: [ContentView]) {
    let list = list(views)
    switch (hasStart, hasEnd, isColumn) {
    case (true, true, false):
      root.m_left + insets.start |> list <| root.m_right - insets.end
    case (true, true, true):
      root.m_top + insets.start |^ list ^| root.m_bottom - insets.end
    case (true, false, false): root.m_left + insets.start |> list
    case (true, false, true): root.m_top + insets.start |^ list
    case (false, _, false): list <! root.m_right - insets.end
    case (false, _, true): list ^! root.m_bottom - insets.end
    }
  }

  private func list(_ views: [ContentView]) -> MortarVFLList {
    var rest = views[...]
    var list: MortarVFLList?
    var isPadded = false
    for part in parts {
      let members = Array(rest.prefix(part.viewCount))
      rest = rest.dropFirst(part.viewCount)
      guard let operand = operand(part, members, first: views[0]) else {
        isPadded = true
        continue
      }
      list = list.map { isPadded ? $0 || operand : $0 | operand } ?? operand
      isPadded = false
    }
    return list ?? views.mortarVFLList()
  }

  /// Nil for padding.
  private func operand(
    _ part: Part, _ views: [ContentView], first: ContentView
  ) -> MortarVFLList? {
    switch (part, part.size) {
    case (.padding, _): return nil
    case (.copy, _): return views[==first]
    case (.space, .fixed(let points)): return points.mortarVFLList()
    case (.space, .weight(let weight)): return (~~weight).mortarVFLList()
    case (_, .fixed(let points)): return views[==points]
    case (_, .weight(let weight)): return views[~~weight]
    case (_, .content(let points)):
      for view in views { view.content = CGSize(width: points, height: points) }
      return views.mortarVFLList()
    }
  }
}
#endif
