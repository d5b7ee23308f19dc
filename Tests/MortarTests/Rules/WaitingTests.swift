// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPKIT
import DialectTestSupport
import Mortar
import Testing

@MainActor @Suite("Constraints that wait for their hierarchy") struct WaitingTests {
  private let root = rootView(200, 100)
  private let a = PlatformView()
  private let b = PlatformView()

  @Test func `Constraints inside wait for the views above (E-8)`() {
    var waiting: MortarConstraint?
    root |+| [
      a |+| [
        PlatformView.m_create { view in
          view.tag = 1
          MortarDefault.priority.push(.high)
          waiting = (view.m_left |=| 20)
          MortarDefault.priority.pop()
          view.m_right |=| root.m_right - 30
          view.m_height |=| 5
          #expect(waiting?.layoutConstraints.isEmpty == true)
        }
      ], b,
    ]
    a |=| root
    root.layoutIfNeeded()
    #expect(waiting?.layoutConstraints.map(\.priority.rawValue) == [750])
    #expect(a.subviews.first?.frame.minX == 20 && a.subviews.first?.frame.maxX == 170)
    #expect(a.subviews.first?.frame.height == 5)
  }

  @Test func `Waiting constraints can be deactivated`() {
    var waiting: MortarConstraint?
    root |+| [
      PlatformView.m_create { view in waiting = (view.m_left |=| root ~~ .deactivated) }, a,
    ]
    #expect(root.constraints.isEmpty)
    waiting?.activate()
    #expect(root.constraints.count == 1)
  }

  @Test func `A statement that lacks a superview when all views are added is reported`() {
    let found = reports(of: {
      root
        |+| PlatformView.m_create { view in
          view |=| [root.m_top, PlatformView().m_left]
        }
    })
    #expect(found.map(\.code) == ["M-16"])
    #expect(root.constraints.isEmpty)
    #expect(root.subviews.first?.translatesAutoresizingMaskIntoConstraints == true)
  }

  @Test func `Outside of a hierarchy nothing waits`() {
    root |+| [a]
    let found = reports(of: { b |=| root })
    #expect(found.map(\.code) == ["M-16"])
    #expect(found.map(\.rule) == ["no-common-ancestor"])
  }

  @Test func `Waiting constraints can be read and changed`() {
    var pair: MortarConstraint?
    root |+| [
      a |+| [
        PlatformView.m_create { view in
          pair = (view.m_left |=| root.m_left + 20)
          #expect(pair?.layoutConstraints.map(\.isActive) == [false])
          #expect(view.translatesAutoresizingMaskIntoConstraints)
          pair?.layoutConstraints.first?.constant = 30
          pair?.changePriority(to: .high)
        }
      ]
    ]
    #expect(pair?.layoutConstraints.map(\.isActive) == [true])
    #expect(pair?.layoutConstraints.map(\.constant) == [30])
    #expect(pair?.layoutConstraints.map(\.priority.rawValue) == [750])
  }

  @Test func `A position in the superview gets the priority that was set while it waited`() {
    var number: MortarConstraint?
    root |+| [
      PlatformView.m_create { view in
        number = (view.m_left |=| 20)
        number?.changePriority(to: 444)
      }
    ]
    #expect(number?.layoutConstraints.map(\.priority.rawValue) == [444])
  }

  @Test func `Waiting constraints can be activated, and can replace and be replaced`() {
    var (on, old, new, next): (MortarGroup, MortarGroup, MortarGroup, MortarGroup) = (
      [], [], [], []
    )
    let settled = [a.m_height |=| 10]
    root |+| [
      PlatformView.m_create { view in
        on = ([view.m_left |=| root] ~~ .deactivated)
        old = [view.m_top |=| root]
        new = ([view.m_bottom |=| root] ~~ .deactivated)
        next = ([view.m_right |=| root] ~~ .deactivated)
        let found = reports(of: {
          on.activate()
          old.replace(with: new)
          settled.replace(with: next)
        })
        #expect(found.isEmpty)
      }, a,
    ]
    #expect((on + new + next).layoutConstraints.map(\.isActive) == [true, true, true])
    #expect((old + settled).layoutConstraints.map(\.isActive) == [false, false])
  }

  @Test func `A mistake that adding a view cannot fix is reported at once`() {
    var codes: [String?] = []
    root |+| [
      PlatformView.m_create { view in
        codes = reports(of: {
          view.m_size |=| root.m_center
          view.m_size |=| (1, 2, 3, 4)
        }).map(\.code)
      }
    ]
    #expect(codes == ["M-13", "M-5"])
    #expect(root.constraints.isEmpty)
  }
}
#endif
