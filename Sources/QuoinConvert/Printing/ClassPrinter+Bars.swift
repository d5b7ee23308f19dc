// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension ClassPrinter {
  /// The items of bars that have outlets, as properties.
  var barProperties: [String] {
    items.flatMap { item -> [String] in
      guard let name = item.outlet else { return [] }
      // An action refers to the controller, which does not exist before its properties.
      let word = isCalled(item) ? "lazy var" : "let"
      let head = "\(style.accessPrefix)\(word) \(name) = UIBarButtonItem"
      return call(item, head: head).lines(column: 2).map { String($0.dropFirst(2)) }
    }
  }

  /// The statements that give bars their items.
  var barStatements: [String] {
    guard isController else { return [] }
    var lines: [String] = []
    for bar in root.bars {
      if bar.isList {
        lines.append("\(bar.property) = [")
        for item in bar.items {
          lines +=
            item.outlet.map { ["  \($0)" + (bar.items.count == 1 ? "" : ",")] }
            ?? call(item).lines(column: bodyColumn + 2, suffix: bar.items.count == 1 ? "" : ",")
            .map { String($0.dropFirst(bodyColumn)) }
        }
        lines.append("]")
      } else if let item = bar.items.first {
        lines +=
          item.outlet.map { ["\(bar.property) = \($0)"] }
          ?? call(item, head: "\(bar.property) = UIBarButtonItem").lines(column: bodyColumn)
          .map { String($0.dropFirst(bodyColumn)) }
      }
      for (index, item) in bar.items.enumerated() {
        let receiver = bar.receiver(of: index)
        lines += item.settings.flatMap {
          StatementWrapping.lines("\(receiver).\($0.text)", column: bodyColumn)
        }
        if let action = item.action, !isCalled(item) {
          lines += comment(on: action, of: receiver.replacing("?", with: ""))
        }
      }
    }
    return lines
  }

  /// The actions of items that the class has methods for.
  var barActions: [ConvertedAction] { items.filter(isCalled).compactMap(\.action) }

  private var items: [ConvertedBar.Item] { isController ? root.bars.flatMap(\.items) : [] }

  private func isCalled(_ item: ConvertedBar.Item) -> Bool {
    item.action.map { $0.receiver == nil } ?? false
  }

  private func call(_ item: ConvertedBar.Item, head: String = "UIBarButtonItem") -> CodeCall {
    var call = CodeCall(head: head, arguments: item.arguments.map { .text($0) })
    if let action = item.action, isCalled(item) {
      let closure = "UIAction { [weak self] _ in self?.\(methodName(action))() }"
      call.arguments.append(.text("primaryAction: \(closure)"))
    }
    return call
  }
}
