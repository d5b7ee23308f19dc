// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit
import Testing

/// A row of the worked table: a stack at the origin of its root, contents in, numbers out.
struct StackRow: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var sizes: [(Double, Double)]
  var configure: @MainActor @Sendable (UIStackView) -> Void = { _ in }
  /// x, y, width, height of the stack and of each view, nil where the table says nothing.
  var stack: [Double?]
  var views: [[Double?]]

  init(
    _ name: String, _ sizes: [(Double, Double)], stack: [Double?], views: [[Double?]],
    configure: @escaping @MainActor @Sendable (UIStackView) -> Void = { _ in }
  ) {
    testDescription = name
    self.sizes = sizes
    self.stack = stack
    self.views = views
    self.configure = configure
  }

  static let all = [
    StackRow(
      "fill, free", [(160, 200), (80, 100), (40, 50)], stack: [0, 0, 280, 200],
      views: [[0, 0, 160, 200], [160, 0, 80, 200], [240, 0, 40, 200]]),
    StackRow(
      "fill, width 300, second hugs less", [(50, 20), (60, 20)], stack: [0, 0, 300, 20],
      views: [[0, 0, 50, 20], [50, 0, 250, 20]]
    ) { stack in
      stack.arrangedSubviews[0].setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
      stack.widthAnchor.constraint(equalToConstant: 300).isActive = true
    },
    StackRow(
      "fillEqually, width 320, spacing 10", [(1, 1), (1, 1), (1, 1)], stack: [0, 0, 320, 1],
      views: [[0, nil, 100, nil], [110, nil, 100, nil], [220, nil, 100, nil]]
    ) { stack in
      stack.distribution = .fillEqually
      stack.spacing = 10
      stack.widthAnchor.constraint(equalToConstant: 320).isActive = true
    },
    StackRow(
      "fillEqually, free, spacing 4", [(30, 5), (70, 5)], stack: [0, 0, 144, 5],
      views: [[0, nil, 70, nil], [74, nil, 70, nil]]
    ) { stack in
      stack.distribution = .fillEqually
      stack.spacing = 4
    },
    StackRow(
      "fillProportionally, width 200", [(160, 5), (80, 5), (40, 5)], stack: [0, 0, 200, 5],
      views: [[0, nil, 114.2857, nil], [nil, nil, 57.1429, nil], [nil, nil, 28.5714, nil]]
    ) { stack in
      stack.distribution = .fillProportionally
      stack.widthAnchor.constraint(equalToConstant: 200).isActive = true
    },
    StackRow(
      "equalSpacing, width 300, at least 10", [(50, 5), (60, 5), (70, 5)], stack: [0, 0, 300, 5],
      views: [[0, nil, 50, nil], [110, nil, 60, nil], [230, nil, 70, nil]]
    ) { stack in
      stack.distribution = .equalSpacing
      stack.spacing = 10
      stack.widthAnchor.constraint(equalToConstant: 300).isActive = true
    },
    StackRow(
      "equalSpacing, width 150, third gives way", [(50, 5), (60, 5), (70, 5)],
      stack: [0, 0, 150, 5], views: [[0, nil, 50, nil], [60, nil, 60, nil], [130, nil, 20, nil]]
    ) { stack in
      stack.distribution = .equalSpacing
      stack.spacing = 10
      stack.arrangedSubviews[2].setContentCompressionResistancePriority(
        UILayoutPriority(749), for: .horizontal)
      stack.widthAnchor.constraint(equalToConstant: 150).isActive = true
    },
    StackRow(
      "equalCentering, width 300", [(20, 5), (100, 5), (60, 5)], stack: [0, 0, 300, 5],
      views: [[0, nil, 20, nil], [90, nil, 100, nil], [240, nil, 60, nil]]
    ) { stack in
      stack.distribution = .equalCentering
      stack.widthAnchor.constraint(equalToConstant: 300).isActive = true
    },
    StackRow(
      "equalCentering, width 300, at least 10", [(20, 5), (200, 5), (60, 5)],
      stack: [0, 0, 300, 5],
      views: [[0, nil, 20, nil], [30, nil, 200, nil], [240, nil, 60, nil]]
    ) { stack in
      stack.distribution = .equalCentering
      stack.spacing = 10
      stack.widthAnchor.constraint(equalToConstant: 300).isActive = true
    },
    StackRow(
      "center in a row", [(50, 20), (50, 40)], stack: [0, 0, 100, 40],
      views: [[0, 10, 50, 20], [50, 0, 50, 40]]
    ) { $0.alignment = .center },
    StackRow(
      "hidden in the middle, spacing 10", [(50, 5), (60, 5), (70, 5)], stack: [0, 0, 130, 5],
      views: [[0, nil, 50, nil], [55, nil, 0, nil], [60, nil, 70, nil]]
    ) { stack in
      stack.spacing = 10
      stack.arrangedSubviews[1].isHidden = true
    },
    StackRow(
      "margins-relative, 300 x 100, fillEqually, spacing 10", [(1, 1), (1, 1)],
      stack: [0, 0, 300, 100], views: [[20, 10, 125, 80], [155, 10, 125, 80]]
    ) { stack in
      stack.distribution = .fillEqually
      stack.spacing = 10
      stack.isLayoutMarginsRelativeArrangement = true
      stack.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
      stack.widthAnchor.constraint(equalToConstant: 300).isActive = true
      stack.heightAnchor.constraint(equalToConstant: 100).isActive = true
    },
    StackRow(
      "baseline-relative column, spacing 30", [(50, 20), (50, 20)], stack: [0, 0, 50, 50],
      views: [[0, 0, 50, 20], [0, 30, 50, 20]]
    ) { stack in
      stack.axis = .vertical
      stack.spacing = 30
      stack.isBaselineRelativeArrangement = true
      for view in stack.arrangedSubviews {
        view.layoutOverrides = LayoutOverrides(baselineOffsets: (15, 5))
      }
    },
    StackRow(
      "all hidden", [(50, 20), (60, 20)], stack: [0, 0, 0, nil],
      views: [[nil, nil, 0, nil], [nil, nil, 0, nil]]
    ) { stack in
      stack.spacing = 10
      for view in stack.arrangedSubviews { view.isHidden = true }
    },
    StackRow("no views", [], stack: [0, 0, 0, 0], views: []),
    StackRow(
      "system spacing", [(50, 20), (60, 20), (70, 20)], stack: [0, 0, 191, 20],
      views: [[0, nil, nil, nil], [58, nil, nil, nil], [121, nil, nil, nil]]
    ) { stack in
      stack.spacing = 3
      stack.setCustomSpacing(UIStackView.spacingUseSystem, after: stack.arrangedSubviews[0])
    },
  ]
}

@MainActor @Suite("The worked table of stack views")
struct StackTableTests {
  @Test("A stack places its views as worked out", arguments: StackRow.all)
  func row(_ row: StackRow) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
    root.layoutScale = 0
    let views = row.sizes.map { size in
      let view = CaseView()
      view.content = CGSize(width: size.0, height: size.1)
      return view
    }
    let stack = UIStackView(arrangedSubviews: views)
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    stack.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    row.configure(stack)
    root.layoutIfNeeded()
    expect(stack, row.stack, root)
    for (view, expected) in zip(views, row.views) { expect(view, expected, root) }
  }

  private func expect(_ view: UIView, _ numbers: [Double?], _ root: UIView) {
    let frame = view.frame
    for (found, wanted) in zip([frame.minX, frame.minY, frame.width, frame.height], numbers) {
      guard let wanted else { continue }
      #expect(abs(found - wanted) < 0.001, "\(frame)")
    }
    #expect(root.layoutReport().conflicts.isEmpty)
  }
}
