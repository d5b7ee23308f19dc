// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinExplanation
import QuoinPlatform
import QuoinUIKit
import Testing

@MainActor @Suite("Problems of layouts at run time", .serialized)
struct LayoutProblemsTests {
  @Test("A handler gets reports in place of the log")
  func handler() {
    var codes: [String] = []
    LayoutProblems.handler = { codes.append($0.code) }
    defer { LayoutProblems.handler = nil }
    LayoutProblemLog.report(LayoutProblemReport(code: "a-code", shortText: "A sentence"))
    #expect(codes == ["a-code"])
  }

  private func box(in root: UIView) -> UIView {
    let box = UIView()
    box.accessibilityIdentifier = "box"
    box.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(box)
    return box
  }

  @Test("A conflict is reported once as long as it lasts, and again when it changes or comes back")
  func conflict() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    root.accessibilityIdentifier = "root"
    let box = box(in: root)
    let widths = [40.0, 50, 60].map { box.widthAnchor.constraint(equalToConstant: $0) }
    NSLayoutConstraint.activate([widths[0], widths[1]])
    let first = reports { root.layoutIfNeeded() }
    #expect(first.map(\.code) == ["conflict"])
    #expect(first.map(\.root) == ["root"])
    #expect(first.first?.text.contains("box.width == 50") == true)
    #expect(
      reports {
        widths[1].constant = 55
        root.frame.size.width = 310
        root.layoutIfNeeded()
      }.isEmpty)
    let changed = reports {
      widths[1].isActive = false
      widths[2].isActive = true
      root.layoutIfNeeded()
    }
    #expect(changed.count == 1)
    #expect(
      reports {
        widths[2].isActive = false
        root.layoutIfNeeded()
      }.isEmpty)
    let back = reports {
      widths[2].isActive = true
      root.layoutIfNeeded()
    }
    #expect(back.count == 1)
  }

  @Test("A handler that lays out again gets a conflict once")
  func layoutInHandler() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let box = box(in: root)
    for width in [40.0, 50] { box.widthAnchor.constraint(equalToConstant: width).isActive = true }
    var count = 0
    LayoutProblems.handler = { _ in
      count += 1
      root.setNeedsLayout()
      root.layoutIfNeeded()
    }
    defer { LayoutProblems.handler = nil }
    root.layoutIfNeeded()
    #expect(count == 1)
  }

  @Test("An excluded constraint and a layout that does not settle are reported once")
  func problems() {
    final class AskingView: UIView {
      override func layoutSubviews() {
        super.layoutSubviews()
        setNeedsLayout()
      }
    }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let box = box(in: root)
    NSLayoutConstraint(
      item: box, attribute: .left, relatedBy: .equal, toItem: root, attribute: .top,
      multiplier: 1, constant: 0
    ).isActive = true
    root.addSubview(AskingView())
    let codes = reports {
      root.layoutIfNeeded()
      root.layoutIfNeeded()
    }.map(\.code)
    #expect(codes.sorted() == ["invalid-pairing", "unsettled-views"])
  }

  @Test("The text of a report that has only a short form is the short form")
  func text() {
    let report = LayoutProblemReport(code: "a-code", shortText: "A sentence")
    #expect(report.text == "A sentence" && report.description == "A sentence")
  }

  #if compiler(>=6.3) && !QUOIN_APPLE_FOUNDATION
  @Test(
    "Before a program stops, the handler gets the error of an anchor, a constraint, a format or a dialect",
    arguments: Stop.allCases)
  private func stop(_ stop: Stop) async {
    let name = stop.rawValue
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [name = name as String] in
      await MainActor.run {
        LayoutProblems.handler = { LayoutProblemLog.write($0.marked) }
        LayoutProblemLog.detail = .short
        Stop(rawValue: name)?.run()
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("HANDLED \(stop.code) stops: true"))
  }
  #endif
}

/// An error that stops a program.
private enum Stop: String, CaseIterable {
  case anchor, constraint, format, dialect

  var code: String {
    switch self {
    case .anchor: "no-common-ancestor"
    case .constraint: "missing-item"
    case .format: "visual-format"
    case .dialect: "a-code"
    }
  }

  @MainActor func run() {
    switch self {
    case .anchor:
      let (one, other) = (UIView(), UIView())
      one.leftAnchor.constraint(equalTo: other.leftAnchor).isActive = true
    case .constraint:
      _ = NSLayoutConstraint(
        item: 3, attribute: .left, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
        multiplier: 1, constant: 0)
    case .format:
      _ = NSLayoutConstraint.constraints(withVisualFormat: "H:[a", metrics: nil, views: [:])
    case .dialect:
      LayoutMisuse.report(LayoutMisuseReport(code: "a-code", sentence: "A sentence"))
    }
  }
}

extension LayoutProblemReport {
  /// A report whose text shows that the handler got this one.
  fileprivate var marked: LayoutProblemReport {
    LayoutProblemReport(code: code, shortText: "HANDLED \(code) stops: \(stopsProgram)")
  }
}
