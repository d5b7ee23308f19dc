// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension ClassPrinter {
  /// The values of views, grouped by view.
  var configuration: [String] {
    var lines: [String] = []
    if isController {
      lines += root.controllerSettings.flatMap {
        StatementWrapping.lines($0.text, column: bodyColumn)
      }
    }
    lines += barStatements
    for (index, view) in root.views.enumerated() {
      var group: [String] = []
      for setting in view.settings {
        let receiver = names.views[index] == "self" ? "" : names.views[index] + "."
        let text = receiver + setting.text
        if let words = setting.comment {
          group += CodeLayout.comment("\(words): \(text)", column: bodyColumn)
            .map { String($0.dropFirst(bodyColumn)) }
        } else {
          group += StatementWrapping.lines(text, column: bodyColumn)
        }
      }
      group += flowLayout(of: index)
      group += parts(of: index)
      for action in view.actions { group += self.action(action, of: index) }
      if !group.isEmpty { lines += (lines.isEmpty ? [] : [""]) + group }
    }
    return lines
  }

  /// The statements that give a list its header and footer, and the classes of its cells.
  private func parts(of index: Int) -> [String] {
    let receiver = names.views[index] == "self" ? "" : names.views[index] + "."
    let isTable = root.views[index].systemClass == "UITableView"
    return root.views[index].parts.flatMap { part -> [String] in
      let other = ClassPrinter(root: scene.roots[part.root], scene: scene, style: style)
      var lines: [String] = []
      switch part.role {
      case "tableHeaderView", "tableFooterView":
        lines.append("\(receiver)\(part.role) = \(other.creation)")
        if other.isFunction, let height = other.root.canvasSize?.height {
          lines.append(
            "\(receiver)\(part.role)?.frame.size.height = \(SwiftLiteral.number(height))")
        }
      default:
        guard !other.isFunction, let identifier = other.root.reuseIdentifier, !identifier.isEmpty
        else { return [] }
        let text = SwiftLiteral.string(identifier)
        let place =
          switch part.role {
          case "cell":
            isTable
              ? "forCellReuseIdentifier: \(other.className).identifier"
              : "forCellWithReuseIdentifier: \(other.className).identifier"
          case "sectionHeaderView":
            "forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, "
              + "withReuseIdentifier: \(text)"
          default:
            "forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter, "
              + "withReuseIdentifier: \(text)"
          }
        lines.append("\(receiver)register(\(other.className).self, \(place))")
      }
      return lines.flatMap { StatementWrapping.lines($0, column: bodyColumn) }
    }
  }

  /// The expression that creates an instance of the class, with the size of the canvas.
  private var creation: String {
    if isFunction { return "\(functionName)()" }
    guard
      ["UIView", "UIControl", "UILabel", "UIImageView", "UIButton", "UISearchBar", "UIStackView"]
        .contains(root.baseClass), let size = root.canvasSize
    else { return "\(className)(\(CompiledScene.arguments(root.baseClass)))" }
    let texts = [size.width, size.height].map(SwiftLiteral.number)
    return
      "\(className)(frame: CGRect(x: 0, y: 0, width: \(texts[0]), height: \(texts[1])))"
  }

  /// The statements about the flow layout of a collection view.
  private func flowLayout(of index: Int) -> [String] {
    let settings = root.views[index].layoutSettings
    guard !settings.isEmpty else { return [] }
    let layout = names.member("collectionViewLayout", of: .view(index))
    let body = settings.flatMap {
      StatementWrapping.lines("layout.\($0.text)", column: bodyColumn + 2)
    }
    let head = "if let layout = \(layout)"
    let cast = "as? UICollectionViewFlowLayout"
    let isLong = bodyColumn + "\(head) \(cast) {".count > CodeLayout.width
    return (isLong ? [head, "  " + cast, "{"] : ["\(head) \(cast) {"])
      + CodeLayout.indented(body, by: 2) + ["}"]
  }

  private func action(_ action: ConvertedAction, of index: Int) -> [String] {
    guard isSent(action, by: index) else {
      return comment(
        on: action, of: names.views[index] == "self" ? "the view" : names.views[index])
    }
    let name = methodName(action)
    let call = CodeCall(
      head: "\(names.views[index]).addAction",
      arguments: [
        .text("UIAction { [weak self] _ in self?.\(name)() }"), .text("for: .\(action.event)"),
      ])
    return call.lines(column: 4).map { String($0.dropFirst(4)) }
  }

  /// A comment about an action that the code does not send.
  func comment(on action: ConvertedAction, of sender: String) -> [String] {
    let receiver = action.receiver.map { ", sent to \($0)" } ?? ""
    return CodeLayout.comment(
      "Action: \(action.selector) on \(action.event) of \(sender)\(receiver)", column: bodyColumn
    ).map { String($0.dropFirst(bodyColumn)) }
  }

  /// The name of the method for an action, which the class does not have otherwise.
  func methodName(_ action: ConvertedAction) -> String {
    let name = SwiftName.valid(action.method)
    let taken = Set(names.views + root.bars.flatMap(\.items).compactMap(\.outlet))
    guard propertyNames.problem(of: name) != nil || taken.contains(name) else { return name }
    return propertyNames.free(name, noun: "action", taken: taken)
  }

  /// Whether a method of the class is called for an action.
  private func isSent(_ action: ConvertedAction, by index: Int) -> Bool {
    isController && action.receiver == nil && ConvertedEvents.isKnown(action.event)
      && isControl(index)
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
    let ofViews = root.views.enumerated().flatMap { index, view in
      view.actions.filter { isSent($0, by: index) }
    }
    for action in ofViews + barActions {
      let name = methodName(action)
      guard known.insert(name).inserted else { continue }
      lines += [
        "", "/// The action \(action.selector) of the storyboard.", "private func \(name)() {}",
      ]
    }
    return lines
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
