// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit
import Testing

@MainActor @Suite("Deep trees of views")
struct DeepTreeTests {
  /// In which order views are added to each other.
  enum Order: CaseIterable {
    case topDown, bottomUp
  }

  /// Views, each inside of the one before, with the frame of the first one.
  private func chain(_ count: Int, _ order: Order = .topDown) -> [UIView] {
    let views = (0..<count).map { _ in UIView() }
    views[0].frame = CGRect(x: 0, y: 0, width: 100, height: 80)
    let levels = 1..<count
    for level in order == .topDown ? Array(levels) : levels.reversed() {
      let (view, outer) = (views[level], views[level - 1])
      view.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
        view.topAnchor.constraint(equalTo: outer.topAnchor),
        view.widthAnchor.constraint(equalTo: outer.widthAnchor),
        view.heightAnchor.constraint(equalTo: outer.heightAnchor),
      ])
    }
    return views
  }

  @Test("A deep tree is built, laid out and changed in any order", arguments: Order.allCases)
  func layout(order: Order) {
    let views = chain(100, order)
    views[0].layoutIfNeeded()
    #expect(views.allSatisfy { $0.frame == CGRect(x: 0, y: 0, width: 100, height: 80) })
    views[0].frame.size.width = 60
    views[0].layoutIfNeeded()
    #expect(views.allSatisfy { $0.frame.width == 60 })
  }

  @Test("A tree of any depth is visited and freed without overflow of the stack")
  func overflow() {
    var views = chain(20_000)
    views[0].tintColor = .red
    views[0].traitsOverride = UITraitCollection(layoutDirection: .rightToLeft)
    views[0].updateConstraintsIfNeeded()
    weak let last = views.last
    let root = views[0]
    views = []
    #expect(last?.isDescendant(of: root) == true)
    root.subviews[0].removeFromSuperview()
    #expect(last == nil)
  }

  @Test("Views are freed from outside to inside and in their order, however deep they are")
  func orderOfFreeing() {
    final class NamedView: UIView {
      var name = ""
      var report: (@Sendable (String, Int) -> Void)?
      deinit { report?(name, subviewCount) }
      private nonisolated var subviewCount: Int { MainActor.assumeIsolated { subviews.count } }
    }
    final class Log: @unchecked Sendable {
      var entries: [String] = []
    }
    let log = Log()
    func view(_ name: String, _ inside: [UIView] = []) -> UIView {
      let view = NamedView()
      view.name = name
      view.report = { log.entries.append("\($0) with \($1)") }
      inside.forEach(view.addSubview)
      return view
    }
    let kept = view("kept", [view("inside kept")])
    do {
      _ = view("root", [view("a", [view("b"), kept]), view("c", [view("d")])])
    }
    #expect(
      log.entries == ["root with 2", "a with 2", "b with 0", "c with 1", "d with 0"])
    #expect(kept.superview == nil)
    #expect(kept.subviews.count == 1)
  }

  @Test("The views of a part that was cut off no longer belong to the window")
  func removal() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
    let views = chain(50)
    window.addSubview(views[0])
    #expect(views.allSatisfy { $0.window === window })
    views[20].removeFromSuperview()
    #expect(views[..<20].allSatisfy { $0.window === window })
    #expect(views[20...].allSatisfy { $0.window == nil })
    // The part is a layout of its own, and of another one when it is added there.
    views[20].frame.size = CGSize(width: 30, height: 20)
    views[20].translatesAutoresizingMaskIntoConstraints = true
    views[49].layoutIfNeeded()
    #expect(views[49].frame.size == CGSize(width: 30, height: 20))
    let other = UIWindow(frame: window.frame)
    other.addSubview(views[20])
    #expect(views[20...].allSatisfy { $0.window === other })
  }

  @Test("A view whose superview was freed is the top of its tree")
  func freedSuperview() {
    var views = chain(40)
    views[0].layoutIfNeeded()
    let rest = Array(views[20...])
    views = []
    #expect(rest[0].superview == nil)
    rest[19].setNeedsLayout()
    rest[0].frame.size = CGSize(width: 10, height: 10)
    rest[0].translatesAutoresizingMaskIntoConstraints = true
    rest[0].layoutIfNeeded()
    #expect(rest.allSatisfy { $0.frame.size == CGSize(width: 10, height: 10) })
  }

  @Test("Traits and separate layouts may begin in the middle of a deep tree, and end there")
  func barriers() {
    let views = chain(60)
    #expect(views[59].traitCollection === views[0].traitCollection)
    let traits = UITraitCollection(layoutDirection: .rightToLeft)
    views[30].traitsOverride = traits
    #expect(views[29].traitCollection.layoutDirection != .rightToLeft)
    #expect(views[30...].allSatisfy { $0.traitCollection.layoutDirection == .rightToLeft })
    views[30].traitsOverride = nil
    #expect(views[59].traitCollection.layoutDirection != .rightToLeft)
    let pins = views[39].constraints
    NSLayoutConstraint.deactivate(pins)
    views[40].isSeparateLayoutRoot = true
    views[40].frame.size = CGSize(width: 7, height: 7)
    views[0].layoutIfNeeded()
    #expect(views[59].frame.size == CGSize(width: 7, height: 7))
    views[40].isSeparateLayoutRoot = false
    NSLayoutConstraint.activate(pins)
    views[0].layoutIfNeeded()
    #expect(views[59].frame.size == CGSize(width: 100, height: 80))
  }

  @Test("A class of the program's may answer otherwise in the middle of a deep tree")
  func ownClass() {
    final class TurningView: UIView {
      override var traitCollection: UITraitCollection {
        UITraitCollection(layoutDirection: .rightToLeft)
      }
    }
    let outer = chain(30)
    let inner = chain(30)
    let view = TurningView()
    outer[29].addSubview(view)
    view.addSubview(inner[0])
    outer[0].layoutIfNeeded()
    for _ in 0..<2 {
      #expect(outer.allSatisfy { $0.traitCollection.layoutDirection != .rightToLeft })
      #expect(inner.allSatisfy { $0.traitCollection.layoutDirection == .rightToLeft })
      // A change far below shortens the way.
      inner[29].setNeedsLayout()
      outer[0].layoutIfNeeded()
    }
  }

  @Test("A fitting size that was asked for further up follows a change far below")
  func fittingSize() {
    let views = chain(40)
    let width = views[39].widthAnchor.constraint(equalToConstant: 50)
    width.isActive = true
    func fitted() -> CGFloat { views[5].systemLayoutSizeFitting(.zero).width }
    #expect(fitted() == 50)
    width.isActive = false
    views[39].widthAnchor.constraint(equalToConstant: 70).isActive = true
    #expect(fitted() == 70)
  }

  @Test("Removing a view deactivates the constraints about it that any superview holds")
  func distantOwners() {
    let views = chain(30)
    let guide = UILayoutGuide()
    views[29].addLayoutGuide(guide)
    let near = views[20].constraints
    let constraints = [
      views[29].centerXAnchor.constraint(equalTo: views[3].centerXAnchor),
      guide.topAnchor.constraint(equalTo: views[10].topAnchor),
      views[29].topAnchor.constraint(equalTo: guide.topAnchor),
    ]
    NSLayoutConstraint.activate(constraints)
    views[21].removeFromSuperview()
    #expect(constraints.map(\.isActive) == [false, false, true])
    #expect(near.allSatisfy { !$0.isActive })
    #expect(views[19].constraints.allSatisfy { $0.isActive })
  }
}
