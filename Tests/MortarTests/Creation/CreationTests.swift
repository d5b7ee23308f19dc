// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPKIT
import Foundation
import Mortar
import Testing

private class Gauge: PlatformView {
  var level = 0
  private(set) var isMadeByFrame = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    isMadeByFrame = true
  }

  required init?(coder: NSCoder) { nil }
}

private final class RoundGauge: Gauge {}

/// Has an initialiser of its own, which a conformance makes known.
private class Dial: PlatformView, MortarCreatable {
  var title: String

  required init() {
    title = "made by init()"
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }
}

private final class SmallDial: Dial {}

/// Outside of the tree of views.
private final class Ledger {
  var entries = 0
  init() {}
}
extension Ledger: MortarCreatable {}

private final class CardController: UIViewController {
  let label = UILabel.m_create {
    $0.text = "Some Text"
    $0.textAlignment = .center
    $0.textColor = .red
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    self.view |+| [label]
    label.m_top |=| self.view
    label.m_centerX |=| self.view
  }
}

@MainActor @Suite("Creation") struct CreationTests {
  @Test func `A view is made by its class and set up once (170)`() {
    var calls = 0
    let gauge = Gauge.m_create {
      $0.level = 7
      calls += 1
    }
    #expect(type(of: gauge) == Gauge.self)
    #expect(gauge.level == 7 && gauge.isMadeByFrame && calls == 1)
    #expect(gauge.frame == .zero)
  }

  @Test func `Views are made in their order (171)`() {
    let root = PlatformView()
    root |+| [Gauge.m_create { $0.tag = 1 }, Gauge.m_create { $0.tag = 2 }]
    #expect(root.subviews.map(\.tag) == [1, 2])
  }

  @Test func `A class outside of the tree of views conforms (172)`() {
    let ledger = Ledger.m_create { $0.entries = 3 }
    #expect(ledger.entries == 3)
  }

  @Test func `A subclass is made as such (173)`() {
    let round = RoundGauge.m_create { _ in }
    #expect(type(of: round) == RoundGauge.self && round.isMadeByFrame)
    let kind: Gauge.Type = RoundGauge.self
    #expect(type(of: kind.m_create { _ in }) == RoundGauge.self)
  }

  @Test func `A class that conforms is made by its own initialiser`() {
    #expect(Dial.m_create { _ in }.title == "made by init()")
    #expect(type(of: SmallDial.m_create { _ in }) == SmallDial.self)
    let kind: PlatformView.Type = SmallDial.self
    let view = kind.m_create { _ in }
    #expect((view as? SmallDial)?.title == "made by init()")
  }

  @Test func `Controls, labels and controllers are made`() {
    #expect(UIButton.m_create { $0.tag = 4 }.tag == 4)
    #expect(UIStackView.m_create { $0.spacing = 4 }.spacing == 4)
    let controller = CardController.m_create { $0.title = "Card" }
    #expect(type(of: controller) == CardController.self && controller.title == "Card")
  }

  @Test func `Guides, recognizers and formatters are made as their classes`() {
    #expect(UILayoutGuide.m_create { $0.identifier = "column" }.identifier == "column")
    let tap = UITapGestureRecognizer.m_create { $0.numberOfTapsRequired += 1 }
    #expect(type(of: tap) == UITapGestureRecognizer.self && tap.numberOfTapsRequired == 2)
    #expect(
      type(of: UIPanGestureRecognizer.m_create { $0.isEnabled = false })
        == UIPanGestureRecognizer.self)
    #expect(UIGestureRecognizer.m_create { _ in }.isEnabled)
    let numbers = NumberFormatter.m_create { $0.maximumFractionDigits = 3 }
    #expect(type(of: numbers) == NumberFormatter.self && numbers.maximumFractionDigits == 3)
    #expect(DateFormatter.m_create { $0.dateFormat = "yyyy" }.dateFormat == "yyyy")
    let made: [Formatter] = [
      ByteCountFormatter.m_create { _ in }, DateIntervalFormatter.m_create { _ in },
      EnergyFormatter.m_create { _ in },
      ISO8601DateFormatter.m_create { _ in }, LengthFormatter.m_create { _ in },
      MassFormatter.m_create { _ in },
    ]
    #expect(Set(made.map { "\(type(of: $0))" }).count == 6)
  }

  @Test func `A controller makes its labels and places them (S-41)`() {
    let controller = CardController()
    controller.view.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    controller.view.layoutIfNeeded()
    let label = controller.label
    #expect(label.text == "Some Text" && label.superview === controller.view)
    #expect(label.frame.minY == 0 && abs(label.frame.midX - 150) <= 0.5)
  }
}
#endif
