// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit
import Testing

@MainActor @Suite("Reports of layouts through any view")
struct LayoutReportTests {
  /// A screen in a window with a mistake in a form.
  @MainActor private struct Screen {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let controller = UIViewController()
    let form = UIView()
    let field = UIView()

    init() {
      window.rootViewController = controller
      form.accessibilityIdentifier = "form"
      field.accessibilityIdentifier = "field"
      for view in [form, field] { view.translatesAutoresizingMaskIntoConstraints = false }
      controller.view.addSubview(form)
      form.addSubview(field)
    }

    /// Places a view with a distance of 10 from all edges of its superview.
    func fill(_ view: UIView) {
      guard let outer = view.superview else { return }
      NSLayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 10),
        view.rightAnchor.constraint(equalTo: outer.rightAnchor, constant: -10),
        view.topAnchor.constraint(equalTo: outer.topAnchor, constant: 10),
        view.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -10),
      ])
    }
  }

  /// A mistake in the constraints of a screen, and the problem of which the report has one or more.
  private struct Mistake: CustomTestStringConvertible, Sendable {
    enum Finding: Sendable {
      case conflict, ambiguity
      case problem(String)
    }
    let testDescription: String
    let finding: Finding
    let make: @MainActor @Sendable (Screen) -> Void

    init(
      _ name: String, _ finding: Finding, _ make: @MainActor @Sendable @escaping (Screen) -> Void
    ) {
      testDescription = name
      self.finding = finding
      self.make = make
    }
  }

  private nonisolated static let mistakes: [Mistake] = [
    Mistake("both edges and a width", .conflict) {
      $0.fill($0.form)
      $0.fill($0.field)
      $0.field.widthAnchor.constraint(equalToConstant: 400).isActive = true
    },
    Mistake("two widths", .conflict) {
      $0.fill($0.form)
      $0.field.widthAnchor.constraint(equalToConstant: 40).isActive = true
      $0.field.widthAnchor.constraint(equalToConstant: 50).isActive = true
    },
    Mistake("a least width above the greatest", .conflict) {
      $0.fill($0.form)
      $0.field.widthAnchor.constraint(greaterThanOrEqualToConstant: 60).isActive = true
      $0.field.widthAnchor.constraint(lessThanOrEqualToConstant: 50).isActive = true
    },
    Mistake("a negative width", .conflict) {
      $0.fill($0.form)
      $0.field.widthAnchor.constraint(equalToConstant: -5).isActive = true
    },
    Mistake("edges in the wrong order", .conflict) {
      $0.fill($0.form)
      $0.field.leftAnchor.constraint(equalTo: $0.form.leftAnchor, constant: 200).isActive = true
      $0.field.rightAnchor.constraint(equalTo: $0.form.leftAnchor, constant: 100).isActive = true
    },
    Mistake("a mask that was left on", .conflict) {
      $0.fill($0.form)
      $0.field.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
      $0.field.translatesAutoresizingMaskIntoConstraints = true
      $0.field.widthAnchor.constraint(equalToConstant: 50).isActive = true
    },
    Mistake("two aspect ratios", .conflict) {
      $0.fill($0.form)
      $0.field.widthAnchor.constraint(equalToConstant: 40).isActive = true
      for ratio in [2.0, 3] {
        $0.field.heightAnchor.constraint(equalTo: $0.field.widthAnchor, multiplier: ratio)
          .isActive = true
      }
    },
    Mistake("a form that is wider than the screen", .conflict) {
      $0.fill($0.form)
      $0.fill($0.field)
      $0.form.widthAnchor.constraint(equalToConstant: 500).isActive = true
    },
    Mistake("a required content size", .conflict) {
      $0.fill($0.form)
      let label = UILabel()
      label.text = "Title"
      label.translatesAutoresizingMaskIntoConstraints = false
      label.setContentHuggingPriority(.required, for: .horizontal)
      $0.form.addSubview(label)
      $0.fill(label)
    },
    Mistake("distances that do not fit", .conflict) {
      $0.fill($0.form)
      $0.field.leftAnchor.constraint(equalTo: $0.form.leftAnchor, constant: 200).isActive = true
      $0.field.rightAnchor.constraint(equalTo: $0.form.rightAnchor, constant: -200).isActive = true
    },
    Mistake("no constraints", .ambiguity) { $0.fill($0.form) },
    Mistake("no position", .ambiguity) {
      $0.fill($0.form)
      $0.field.widthAnchor.constraint(equalToConstant: 40).isActive = true
      $0.field.heightAnchor.constraint(equalToConstant: 40).isActive = true
    },
    Mistake("no height", .ambiguity) {
      $0.fill($0.form)
      $0.field.topAnchor.constraint(equalTo: $0.form.topAnchor).isActive = true
      $0.field.leftAnchor.constraint(equalTo: $0.form.leftAnchor).isActive = true
      $0.field.widthAnchor.constraint(equalToConstant: 40).isActive = true
    },
    Mistake("only a least width", .ambiguity) {
      $0.fill($0.form)
      $0.fill($0.field)
      NSLayoutConstraint.deactivate($0.field.constraintsOf($0.form, .right))
      $0.field.widthAnchor.constraint(greaterThanOrEqualToConstant: 40).isActive = true
    },
    Mistake("a form without a height", .ambiguity) {
      $0.fill($0.field)
      $0.form.topAnchor.constraint(equalTo: $0.controller.view.topAnchor).isActive = true
      $0.form.leftAnchor.constraint(equalTo: $0.controller.view.leftAnchor).isActive = true
      $0.form.rightAnchor.constraint(equalTo: $0.controller.view.rightAnchor).isActive = true
    },
    Mistake("equal widths without a length", .ambiguity) {
      $0.fill($0.field)
      $0.form.topAnchor.constraint(equalTo: $0.controller.view.topAnchor).isActive = true
      $0.form.heightAnchor.constraint(equalTo: $0.form.widthAnchor).isActive = true
    },
    Mistake("a guide without a position", .ambiguity) {
      $0.fill($0.form)
      $0.fill($0.field)
      let guide = UILayoutGuide()
      guide.identifier = "gap"
      $0.form.addLayoutGuide(guide)
      guide.widthAnchor.constraint(equalToConstant: 10).isActive = true
    },
    Mistake("a horizontal and a vertical place", .problem("refused-constraint")) {
      $0.fill($0.form)
      $0.fill($0.field)
      NSLayoutConstraint(
        item: $0.field, attribute: .left, relatedBy: .equal, toItem: $0.form, attribute: .top,
        multiplier: 1, constant: 0
      ).isActive = true
    },
    Mistake("a view in another layout", .problem("outside-constraint")) {
      $0.fill($0.form)
      $0.fill($0.field)
      let inner = UIView()
      let cell = UIView()
      cell.isSeparateLayoutRoot = true
      cell.addSubview(inner)
      $0.controller.view.addSubview(cell)
      $0.field.widthAnchor.constraint(equalTo: inner.widthAnchor).isActive = true
    },
    Mistake("a view that asks for layout again and again", .problem("unsettled-views")) {
      $0.fill($0.form)
      $0.fill($0.field)
      $0.field.addSubview(AskingView())
    },
  ]

  private final class AskingView: UIView {
    override func layoutSubviews() {
      super.layoutSubviews()
      setNeedsLayout()
    }
  }

  @Test(
    "A mistake is reported alike through the window, the controller's root, a view and a subview",
    arguments: mistakes)
  private func mistake(_ mistake: Mistake) {
    let screen = Screen()
    mistake.make(screen)
    screen.window.layoutIfNeeded()
    let views: [UIView] = [screen.window, screen.controller.view, screen.form, screen.field]
    let reports = views.map { $0.layoutReport() }
    #expect(reports.allSatisfy { $0.layouts.first?.root === screen.window })
    let codes = reports.map { report in
      report.problems.map(\.code).filter { code in code != "not-laid-out" }
    }
    #expect(Set(codes).count == 1)
    for report in reports {
      switch mistake.finding {
      case .conflict: #expect(!report.conflicts.isEmpty)
      case .ambiguity: #expect(!report.ambiguities.isEmpty)
      case .problem(let code): #expect(report.problems.contains { $0.code == code })
      }
      #expect(report.conflicts.map(\.constraints) == reports[0].conflicts.map(\.constraints))
      #expect(report.ambiguities.map(\.attribute) == reports[0].ambiguities.map(\.attribute))
    }
  }

  @Test("A layout without mistakes has an empty report that covers it")
  func noMistake() {
    let screen = Screen()
    screen.fill(screen.form)
    screen.fill(screen.field)
    screen.window.layoutIfNeeded()
    let report = screen.field.layoutReport()
    #expect(report.isComplete)
    #expect(report.conflicts.isEmpty && report.ambiguities.isEmpty && report.problems.isEmpty)
  }

  @Test("A mistake in a cell is in the reports of the cell and of the views around it")
  func cell() {
    let screen = Screen()
    screen.fill(screen.form)
    screen.fill(screen.field)
    let cell = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    cell.isSeparateLayoutRoot = true
    let title = UIView()
    title.translatesAutoresizingMaskIntoConstraints = false
    cell.addSubview(title)
    for width in [40.0, 50] { title.widthAnchor.constraint(equalToConstant: width).isActive = true }
    screen.form.addSubview(cell)
    screen.window.layoutIfNeeded()
    for view in [screen.window, screen.form, cell, title] {
      let report = view.layoutReport()
      #expect(report.conflicts.count == 1)
      #expect(report.conflicts.first?.root === cell)
      #expect(
        report.layouts.map { ObjectIdentifier($0.root) }
          == [screen.window, cell].map { ObjectIdentifier($0) })
    }
    // The view beside the cell has the layout around both.
    #expect(screen.field.layoutReport().conflicts.isEmpty)
  }

  @Test("A layout that had no pass, or changed since, is reported as such")
  func notLaidOut() {
    let screen = Screen()
    screen.fill(screen.form)
    screen.fill(screen.field)
    #expect(screen.field.layoutReport().layouts.map(\.state) == [.neverLaidOut])
    #expect(screen.field.layoutReport().problems.map(\.code) == ["not-laid-out"])
    screen.window.layoutIfNeeded()
    #expect(screen.field.layoutReport().isComplete)
    screen.field.widthAnchor.constraint(equalToConstant: 20).isActive = true
    let report = screen.field.layoutReport()
    #expect(report.layouts.map(\.state) == [.outdated] && !report.isComplete)
    #expect(report.problems.map(\.code) == ["not-laid-out"])
    screen.window.layoutIfNeeded()
    #expect(screen.field.layoutReport().conflicts.count == 1)
  }
}

extension UIView {
  /// The constraints of the superview between an edge of the view and that of another one.
  fileprivate func constraintsOf(
    _ other: UIView, _ attribute: NSLayoutConstraint.Attribute
  ) -> [NSLayoutConstraint] {
    other.constraints.filter { $0.firstItem === self && $0.firstAttribute == attribute }
  }
}
