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
    for (index, view) in root.views.enumerated() {
      var group: [String] = []
      for setting in view.settings {
        let receiver = names.views[index] == "self" ? "" : names.views[index] + "."
        let text = receiver + setting.text
        group += StatementWrapping.lines(text, column: bodyColumn)
      }
      group += flowLayout(of: index)
      for action in view.actions { group += self.action(action, of: index) }
      if !group.isEmpty { lines += (lines.isEmpty ? [] : [""]) + group }
    }
    return lines
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
