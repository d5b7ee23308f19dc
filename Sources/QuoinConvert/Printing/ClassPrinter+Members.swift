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
    for view in views where view.outlet != nil {
      lines.append("\(style.accessPrefix)let \(view.name) = \(view.initializer)")
    }
    for view in views where view.outlet == nil {
      lines.append("private let \(view.name) = \(view.initializer)")
    }
    lines = lines.flatMap { StatementWrapping.lines($0, column: 2) }
    lines += barProperties
    for (constraint, call) in storedConstraints {
      let head =
        "\(style.accessPrefix)lazy var \(constraint.outlet ?? ""): NSLayoutConstraint = "
      if head.count + call.line.count + 2 <= CodeLayout.width {
        lines.append(head + call.line)
      } else {
        lines.append(head + "{")
        lines += call.lines(column: 4).map { String($0.dropFirst(2)) } + ["}()"]
      }
    }
    return lines
  }

  /// The code that initializes an instance of the class.
  var beginnings: [String] {
    let calls =
      (configuration.isEmpty ? [] : ["configure()"]) + (arrangement.isEmpty ? [] : ["arrange()"])
      + (hasConstraintMethod ? ["constrainViews()"] : [])
    return isController ? loading(calls) : initializers(calls)
  }

  private var hasConstraintMethod: Bool {
    !root.constraints.isEmpty || root.views.indices.contains(where: isConstrained)
  }

  /// Whether constraints place a view, and no stack.
  func isConstrained(_ index: Int) -> Bool {
    let view = root.views[index]
    return view.origin == .property && !view.keepsMask && !view.isArranged
      && (style.dialect != .notAutoLayout || root.stack(around: index) != nil)
  }

  /// The size of the root when masks are captured; nil where no view has one.
  var canvas: String? {
    guard root.views.contains(where: { $0.origin == .property && $0.keepsMask && !$0.isArranged }),
      let size = root.canvasSize
    else { return nil }
    return "width: \(SwiftLiteral.number(size.width)), height: \(SwiftLiteral.number(size.height))"
  }

  /// The initializer of a controller that creates its view itself, in a style or with a layout.
  private var controllerInitializer: [String] {
    let view = root.views[0].initializer
    let argument: String
    if root.controller == "UITableViewController",
      let style = ["grouped", "insetGrouped"].first(where: { view.hasSuffix("style: .\($0))") })
    {
      argument = "style: .\(style)"
    } else if root.controller == "UICollectionViewController",
      let layout = view.range(of: "collectionViewLayout: ")
    {
      argument = String(view[layout.lowerBound...].dropLast())
    } else {
      return []
    }
    return [
      "", "\(style.accessPrefix)init() {", "  super.init(\(argument))", "}", "",
      "@available(*, unavailable)", "\(style.accessPrefix)required init?(coder: NSCoder) {",
      "  fatalError(\"init(coder:) is not available\")", "}",
    ]
  }

  private func loading(_ calls: [String]) -> [String] {
    var lines = root.superclassName == nil ? controllerInitializer : []
    let view = root.views[0]
    if view.className != "UIView", ["view", "rootView"].contains(rootName) {
      let value = rootName == "view" ? view.initializer : rootName
      lines += ["", "\(style.accessPrefix)override func loadView() {", "  view = \(value)", "}"]
    }
    guard !calls.isEmpty || canvas != nil else { return lines }
    lines += ["", "\(style.accessPrefix)override func viewDidLoad() {", "  super.viewDidLoad()"]
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
      let style = root.cellStyle.map { ".\($0)" } ?? "style"
      first = ["super.init(style: \(style), reuseIdentifier: reuseIdentifier)"]
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
    guard !calls.isEmpty || canvas != nil || root.cellStyle != nil else { return [] }
    if let canvas {
      first.append("// Autoresizing masks keep the distances of this size.")
      if first[0] == "super.init(frame: frame)" {
        first.append("self.frame.size = CGSize(\(canvas))")
        last.append("self.frame = frame")
      } else {
        first.append("frame.size = CGSize(\(canvas))")
      }
    }
    return ["", style.accessPrefix + head] + (first + calls + last).map { "  " + $0 }
      + [
        "}", "", "@available(*, unavailable)", style.accessPrefix + coder,
        "  fatalError(\"init(coder:) is not available\")", "}",
      ]
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
    let following = [
      "",
      "\(style.accessPrefix)override func traitCollectionDidChange(_ previous: UITraitCollection?) {",
      "  super.traitCollectionDidChange(previous)",
      "  \(isController ? "view." : "")setNeedsLayout()", "}",
    ]
    return [
      "", "\(style.accessPrefix)override func \(name)() {", "  super.\(name)()", "  placeViews()",
      "}",
    ] + (frames.count > 1 && !root.constraints.contains { $0.condition != nil } ? following : [])
      + ["", "private func placeViews() {"] + body.map { "  " + $0 } + ["}"]
  }
}
