// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

extension ClassPrinter {
  /// The properties for views, those of outlets first.
  var properties: [String] {
    let views = root.views.filter { $0.origin == .property }
    var lines: [String] = []
    if let identifier = root.reuseIdentifier, !identifier.isEmpty, root.baseClass.hasSuffix("Cell")
    {
      lines.append(
        "\(style.accessPrefix)static let identifier = \(SwiftLiteral.string(identifier))")
      if !views.isEmpty { lines.append("") }
    }
    if rootName == "rootView" {
      lines.append("private let rootView = \(root.views[0].initializer)")
    }
    for view in views where view.hasOutlet {
      lines.append("\(style.accessPrefix)let \(view.name) = \(view.initializer)")
    }
    for view in views where !view.hasOutlet {
      lines.append("private let \(view.name) = \(view.initializer)")
    }
    return lines.flatMap { StatementWrapping.lines($0, column: 2) }
  }

  /// The code that initializes an instance of the class.
  var beginnings: [String] {
    let calls =
      (configuration.isEmpty ? [] : ["configure()"]) + (arrangement.isEmpty ? [] : ["arrange()"])
      + (hasConstraintMethod ? ["constrainViews()"] : [])
    return isController ? loading(calls) : initializers(calls)
  }

  private var hasConstraintMethod: Bool {
    guard style.dialect != .notAutoLayout else { return false }
    return !root.constraints.isEmpty
      || root.views.contains { $0.origin == .property && !$0.keepsMask && !$0.isArranged }
  }

  /// The size of the root when masks are captured; nil where no view has one.
  var canvas: String? {
    guard root.views.contains(where: { $0.origin == .property && $0.keepsMask && !$0.isArranged }),
      let size = root.canvasSize
    else { return nil }
    return "width: \(SwiftLiteral.number(size.width)), height: \(SwiftLiteral.number(size.height))"
  }

  private func loading(_ calls: [String]) -> [String] {
    var lines: [String] = []
    let view = root.views[0]
    if view.className != "UIView", ["view", "rootView"].contains(rootName) {
      let value = rootName == "view" ? view.initializer : rootName
      lines += ["", "override func loadView() {", "  view = \(value)", "}"]
    }
    lines += ["", "override func viewDidLoad() {", "  super.viewDidLoad()"]
    if let canvas {
      lines.append("  // Autoresizing masks keep the distances of this size.")
      lines.append("  \(rootName).frame = CGRect(x: 0, y: 0, \(canvas))")
    }
    return lines + calls.map { "  " + $0 } + ["}"]
  }

  private func initializers(_ calls: [String]) -> [String] {
    var head = "override init(frame: CGRect) {"
    var first = ["super.init(frame: frame)"]
    var last: [String] = []
    var coder = "required init?(coder: NSCoder) {"
    switch root.baseClass {
    case "UITableViewCell":
      head = "override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {"
      first = ["super.init(style: style, reuseIdentifier: reuseIdentifier)"]
    case "UITableViewHeaderFooterView":
      head = "override init(reuseIdentifier: String?) {"
      first = ["super.init(reuseIdentifier: reuseIdentifier)"]
    case "UITableView":
      head = "override init(frame: CGRect, style: UITableView.Style) {"
      first = ["super.init(frame: frame, style: style)"]
    case "UICollectionView":
      head = "override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {"
      first = ["super.init(frame: frame, collectionViewLayout: layout)"]
    case "UITextView":
      head = "override init(frame: CGRect, textContainer: NSTextContainer?) {"
      first = ["super.init(frame: frame, textContainer: textContainer)"]
    case "UIVisualEffectView":
      head = "override init(effect: UIVisualEffect?) {"
      first = ["super.init(effect: effect)"]
    case "UIStackView": coder = "required init(coder: NSCoder) {"
    default: break
    }
    if let canvas {
      first.append("// Autoresizing masks keep the distances of this size.")
      if first[0] == "super.init(frame: frame)" {
        first.append("self.frame.size = CGSize(\(canvas))")
        last.append("self.frame = frame")
      } else {
        first.append("frame.size = CGSize(\(canvas))")
      }
    }
    return ["", head] + (first + calls + last).map { "  " + $0 }
      + [
        "}", "", "@available(*, unavailable)", coder,
        "  fatalError(\"init(coder:) is not available\")", "}",
      ]
  }

  /// The values of views, grouped by view.
  var configuration: [String] {
    var lines: [String] = []
    for (index, view) in root.views.enumerated() {
      var group: [String] = []
      for setting in view.settings {
        let receiver = names.views[index] == "self" ? "" : names.views[index] + "."
        let text = receiver + setting.text
        group += StatementWrapping.lines(text, column: bodyColumn)
      }
      for action in view.actions { group += self.action(action, of: index) }
      if !group.isEmpty { lines += (lines.isEmpty ? [] : [""]) + group }
    }
    return lines
  }

  private func action(_ action: ConvertedAction, of index: Int) -> [String] {
    guard isController, ConvertedEvents.isKnown(action.event), isControl(index) else {
      return ["// Action: \(action.selector) on \(action.event)"]
    }
    let name = methodName(action)
    let call = CodeCall(
      head: "\(names.views[index]).addAction",
      arguments: [
        .text("UIAction { [weak self] _ in self?.\(name)() }"), .text("for: .\(action.event)"),
      ])
    return call.lines(column: 4).map { String($0.dropFirst(4)) }
  }

  /// The name of the method for an action, which no property has.
  private func methodName(_ action: ConvertedAction) -> String {
    let name = SwiftName.valid(action.method)
    let isTaken = SwiftName.isKeyword(name) || names.views.contains(name)
    return isTaken ? name + "Action" : name
  }

  private func isControl(_ index: Int) -> Bool {
    [
      "UIButton", "UITextField", "UISwitch", "UISlider", "UIStepper", "UISegmentedControl",
      "UIPageControl", "UIDatePicker", "UIControl", "UIRefreshControl",
    ].contains(root.views[index].systemClass)
  }

  /// A method for each action of the scene.
  var actionMethods: [String] {
    guard isController else { return [] }
    var lines: [String] = []
    var known: Set<String> = []
    for (index, view) in root.views.enumerated() where isControl(index) {
      for action in view.actions where ConvertedEvents.isKnown(action.event) {
        let name = methodName(action)
        guard known.insert(name).inserted else { continue }
        lines += [
          "", "/// The action \(action.selector) of the storyboard.", "private func \(name)() {}",
        ]
      }
    }
    return lines
  }

  /// The tree of views.
  var arrangement: [String] {
    root.views.enumerated().compactMap { index, view in
      guard view.origin == .property, let parent = view.parent else { return nil }
      let call = view.isArranged ? "addArrangedSubview" : "addSubview"
      let outer = names.views[parent]
      return (outer == "self" ? "" : outer + ".") + "\(call)(\(names.views[index]))"
    }
  }

  /// The methods that set the frames of the views.
  var placing: [String] {
    guard !frames.isEmpty else { return [] }
    let name = isController ? "viewDidLayoutSubviews" : "layoutSubviews"
    let body = FramePrinter(root: root, names: names).lines(frames)
    return ["", "override func \(name)() {", "  super.\(name)()", "  placeViews()", "}"]
      + ["", "private func placeViews() {"] + body.map { "  " + $0 } + ["}"]
  }

  /// The methods that activate the constraints for some size classes.
  func switching(
    _ groups: [(condition: SizeCondition, constraints: [ConvertedConstraint])]
  ) -> [String] {
    guard !groups.isEmpty else { return [] }
    var lines = [
      "", "override func traitCollectionDidChange(_ previous: UITraitCollection?) {",
      "  super.traitCollectionDidChange(previous)",
      "  activateConstraints(for: traitCollection)", "}", "",
      "private func activateConstraints(for traits: UITraitCollection) {",
    ]
    if groups.count == 1 {
      return lines + [
        "  let isWanted = \(groups[0].condition.expression)",
        "  for constraint in \(groups[0].condition.name)Constraints {",
        "    constraint.isActive = isWanted", "  }", "}",
      ]
    }
    lines += [
      "  let groups: [([NSLayoutConstraint], Bool)] = ["
    ]
    for group in groups {
      let line = "    (\(group.condition.name)Constraints, \(group.condition.expression)),"
      if line.count + 2 <= CodeLayout.width {
        lines.append(line)
      } else {
        let terms = group.condition.expression.components(separatedBy: " || ")
        lines += ["    (", "      \(group.condition.name)Constraints,"]
        lines += terms.enumerated().map { $0 == 0 ? "      \($1)" : "        || \($1)" }
        lines.append("    ),")
      }
    }
    return lines + [
      "  ]",
      "  for (constraints, isWanted) in groups where !isWanted {",
      "    NSLayoutConstraint.deactivate(constraints)", "  }",
      "  for (constraints, isWanted) in groups where isWanted {",
      "    NSLayoutConstraint.activate(constraints)", "  }", "}",
    ]
  }
}

/// The events of controls by the names that files and UIKit share.
enum ConvertedEvents {
  static func isKnown(_ event: String) -> Bool { names.contains(event) }

  private static let names: Set = [
    "touchDown", "touchDownRepeat", "touchDragInside", "touchDragOutside", "touchDragEnter",
    "touchDragExit", "touchUpInside", "touchUpOutside", "touchCancel", "valueChanged",
    "primaryActionTriggered", "editingDidBegin", "editingChanged", "editingDidEnd",
    "editingDidEndOnExit",
  ]
}
