// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if GTK
import CQuoinGTK
import Foundation
import QuoinGTK
import QuoinUIKit
import Testing

/// Numbers that are the same in each run.
private struct Seeded: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}

@MainActor @Suite("Random edits", .serialized)
struct RandomEditTests {
  private func makeView(_ random: inout Seeded) -> UIView {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: return UISwitch()
    case 1: return UITextField()
    case 2: return UIButton(type: .system)
    case 3: return UISlider()
    case 4: return UISegmentedControl(items: ["A", "B"])
    case 5:
      let label = UILabel()
      label.text = String(repeating: "text ", count: Int.random(in: 0..<20, using: &random))
      label.numberOfLines = 0
      return label
    default: return UIView()
    }
  }

  private func edit(_ boxes: [UIView], _ random: inout Seeded) {
    guard let box = boxes.randomElement(using: &random) else { return }
    let child = box.subviews.randomElement(using: &random)
    switch Int.random(in: 0..<8, using: &random) {
    case 0, 1, 2:
      let view = makeView(&random)
      view.frame = CGRect(
        x: Int.random(in: -20..<200, using: &random), y: Int.random(in: -20..<200, using: &random),
        width: Int.random(in: 0..<200, using: &random),
        height: Int.random(in: 0..<100, using: &random))
      box.insertSubview(view, at: Int.random(in: 0...box.subviews.count, using: &random))
    case 3: if child.map({ !boxes.contains($0) }) ?? false { child?.removeFromSuperview() }
    case 4: child?.isHidden.toggle()
    case 5: if let child { box.bringSubviewToFront(child) }
    case 6:
      guard let child, !boxes.contains(child), let other = boxes.randomElement(using: &random)
      else { return }
      other.addSubview(child)
    default:
      child?.transform = CGAffineTransform(
        rotationAngle: CGFloat.random(in: 0..<6, using: &random))
      child?.alpha = CGFloat.random(in: 0...1, using: &random)
    }
  }

  @Test("A thousand edits in two windows give each view one widget, in the order of the views")
  func edits() throws {
    var random = Seeded(state: 20)
    let widgets = quoin_widget_count()
    try Stage.run { first in
      try Stage.run { second in
        let boxes = [first, second].flatMap { stage in
          let inner = UIView(frame: CGRect(x: 10, y: 10, width: 200, height: 200))
          stage.root.addSubview(inner)
          return [stage.root, inner]
        }
        for step in 0..<1000 {
          edit(boxes, &random)
          guard step % 10 == 9 else { continue }
          let all = first.allViews + second.allViews
          let isShown = Program.turn {
            Program.shownViewCount == all.count
              && all.allSatisfy { Program.widget(of: $0) != nil }
          }
          #expect(isShown, "after edit \(step)")
          _ = quoin_loop_turn(false)
        }
      }
    }
    #expect(Program.shownViewCount == 0)
    // Widgets that measure views which are not shown remain, one of a kind.
    let measuring: Int32 = 12
    #expect(Program.turn { quoin_widget_count() <= max(widgets, measuring) })
  }
}
#endif
