// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPKIT
import Cartography
import Testing

@MainActor @Suite("layout, which also lays out") struct LayoutFunctionTests {
  private let stage = Stage(320, 200)

  @Test("A single constraint shows at once")
  func singleConstraint() {
    layout(stage.a) { $0.width == 90 }
    #expect(stage.a.frame.width == 90)
  }

  @Test("layout moves frames at once, constrain does not")
  func framesAtOnce() {
    constrain(stage.a, stage.b) { a, b in
      a.width == a.superview!.width / 2
      b.width == a.width - 10
    }
    #expect(stage.a.frame.width == 0)
    layout(stage.a, stage.b) { a, b in a.height == b.height }
    #expect(stage.a.frame.width == 160 && stage.b.frame.width == 150)
  }

  @Test("Replacing and clearing lay out too")
  func replacing() {
    let group = layout(stage.a) { $0.width == 90 }
    layout(stage.a, replace: group) { $0.width == 70 }
    #expect(stage.a.frame.width == 70)
    layout(clear: group)
    #expect(stage.a.frame.width == 0)
  }

  @Test("Arrays and dictionaries")
  func collections() {
    layout([stage.a, stage.b]) { views in views[0].width == 20 }
    #expect(stage.a.frame.width == 20)
    let group = layout(["x": stage.a, "y": stage.b]) { $0["y"]!.width == $0["x"]!.width }
    #expect(group.constraints.count == 1 && stage.b.frame.width == 20)
  }

  @Test("Trees of a dictionary are laid out in the order of constraints, then of keys")
  func orderOfTrees() {
    final class NotingView: View {
      var name = ""
      var note: (String) -> Void = { _ in }
      override func layoutSubviews() {
        super.layoutSubviews()
        note(name)
      }
    }
    var names: [String] = []
    var views: [String: NotingView] = [:]
    for letter in "abcdefghijkl" {
      let view = NotingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.name = "\(letter)"
      view.note = { names.append($0) }
      views[view.name] = view
    }
    layout(views) { views in
      views["k"]!.width == 10
      views["c"]!.width == 10
    }
    #expect(names == ["k", "c", "a", "b", "d", "e", "f", "g", "h", "i", "j", "l"])
  }

  @Test("Each tree is laid out once")
  func oneLayoutOfEachTree() {
    final class CountingView: View {
      var layouts = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
      }
    }
    let root = CountingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let child = View()
    root.addSubview(child)
    root.layoutIfNeeded()
    root.layouts = 0
    layout(child, root) { child, root in
      child.width == root.width
      child.height == root.height
      child.center == root.center
    }
    #expect(root.layouts == 1)
  }

  @Test("The early form with two views gives its frames at once")
  func earlyForm() {
    // A3 and B1 of the specification: 450 by 300 points.
    let stage = Stage(450, 300)
    layout(stage.a, stage.b) { view1, view2 in
      view1.width == (view1.superview!.width - 50) * 0.5
      view2.width == view1.width - 50
      view1.height == 40
      view2.height == view1.height
      view1.centerX == view1.superview!.centerX
      view2.centerX == view1.centerX
      view1.top >= view1.superview!.top + 20
      view2.top == view1.bottom + 20
    }
    #expect(stage.a.frame == CGRect(x: 125, y: 20, width: 200, height: 40))
    #expect(stage.b.frame == CGRect(x: 150, y: 80, width: 150, height: 40))
  }
}
#endif
