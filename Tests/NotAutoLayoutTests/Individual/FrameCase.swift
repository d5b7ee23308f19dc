// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPKIT
import NotAutoLayout
import Testing

/// A chain and the rectangle that it makes in a canvas.
struct FrameCase: Sendable, CustomTestStringConvertible {
  /// A view that a chain is for.
  enum Target: Sendable {
    case plain(CGFloat, CGFloat)
    case tile(CGFloat, CGFloat)
    case paragraph
  }

  typealias Chain =
    @MainActor @Sendable (LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<
      IndividualProperty.Layout
    >

  /// The number of the case in the specification.
  var id: String
  var target: Target
  /// The sizes that are proposed to a paragraph.
  var proposals: [CGSize]
  var expected: Rect
  var chain: Chain

  init(
    _ id: String, _ x: NotAutoLayout.Float, _ y: NotAutoLayout.Float,
    _ width: NotAutoLayout.Float, _ height: NotAutoLayout.Float, _ target: Target = .plain(0, 0),
    asked proposals: [CGSize] = [], _ chain: @escaping Chain
  ) {
    self.id = id
    self.target = target
    self.proposals = proposals
    self.chain = chain
    expected = Rect(x: x, y: y, width: width, height: height)
  }

  var testDescription: String { id }

  /// Lays out at once, and with a layout that was kept.
  @MainActor func check(in canvas: UIView) {
    let target = view
    canvas.nal.layout(target) { chain($0) }
    #expect(isClose(target.frame, expected.cgValue.standardized))
    if let target = target as? Para { #expect(target.proposals == proposals) }
    let other = view
    canvas.nal.layout(other, with: canvas.nal.makeLayout { chain($0) })
    #expect(other.frame == target.frame)
  }

  @MainActor private var view: UIView {
    switch target {
    case .plain(let width, let height):
      UIView(frame: CGRect(x: 9, y: 9, width: width, height: height))
    case .tile(let width, let height): Tile(width, height)
    case .paragraph: Para()
    }
  }
}
#endif
