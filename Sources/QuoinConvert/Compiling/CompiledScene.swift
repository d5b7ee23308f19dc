// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// The code of a scene as a part of a program that lays out several scenes.
package struct CompiledScene {
  /// The number of the scene, by which its code is found in the program.
  package let number: Int
  package let scene: ConvertedScene
  let printed: PrintedFile
  let style: OutputStyle

  package init(
    _ number: Int, _ scene: ConvertedScene, _ printed: PrintedFile, _ style: OutputStyle
  ) {
    self.number = number
    self.scene = scene
    self.printed = printed
    self.style = style
  }

  /// The source of the scene. Its classes are in a type of their own, because those of other scenes
  /// may have the same names.
  package var text: String {
    let modules = style.dialect.imports + ["UIKit"]
    var lines = printed.text.components(separatedBy: "\n")
    let imports = lines.prefix { $0.hasPrefix("import ") }
      .filter { modules.contains(String($0.dropFirst(7))) }
    lines.removeFirst(lines.prefix { $0.hasPrefix("import ") }.count)
    var body = lines.joined(separator: "\n")
    var helpers = ""
    for helper in CodeFeatures.helperTexts where body.contains(helper) {
      body = body.replacingOccurrences(of: helper, with: "")
      helpers += helper
    }
    let parts = zip(scene.roots, printed.parts)
    return imports.joined(separator: "\n") + "\n\nenum Scene\(number) {\n" + body
      + stubs.map { "  class \($0.name): \($0.base) {}\n" }.joined() + "}\n" + helpers
      + "\nextension Scene\(number) {\n"
      + "  @MainActor static var makers: [@MainActor () -> (UIViewController, [UIView])] {\n    [\n"
      + parts.map(maker).joined() + "    ]\n  }\n}\n" + parts.map(measured).joined()
  }

  /// The classes that the program or another module declares, and those of frameworks that the platform
  /// lacks.
  private var stubs: [(name: String, base: String)] {
    let declared = Set(printed.parts.map(\.className))
    var result: [(name: String, base: String)] = []
    func add(_ name: String, _ base: String) {
      guard !declared.contains(name), !result.contains(where: { $0.name == name }) else { return }
      result.append((name, base))
    }
    for root in scene.roots {
      if let name = root.superclassName { add(name, root.controller ?? root.views[0].systemClass) }
    }
    for view in scene.roots.flatMap(\.views) {
      let isForeign = !view.systemClass.hasPrefix("UI") || view.systemClass == "UIWebView"
      if isForeign { add(view.systemClass, "UIView") }
      // A file may name this class of UIKit, which no element of it represents.
      if view.className != view.systemClass, view.className != "UIInputView" {
        add(view.className, view.systemClass)
      }
      if let start = view.initializer.range(of: "collectionViewLayout: ")?.upperBound {
        let name = view.initializer[start...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        if !name.hasPrefix("UI") { add(String(name), "UICollectionViewFlowLayout") }
      }
    }
    return result
  }

  private func maker(_ root: ConvertedRoot, _ part: PrintedFile.Part) -> String {
    let lines =
      part.isController
      ? [
        "let controller = \(part.className)()", "controller.loadViewIfNeeded()",
        "return (controller, controller.measured)",
      ]
      : [
        "let view = \(part.className)(\(Self.arguments(root.baseClass)))",
        "let controller = UIViewController()", "controller.view = view",
        "return (controller, view.measured)",
      ]
    return "      {\n" + lines.map { "        \($0)\n" }.joined() + "      },\n"
  }

  /// The arguments of the initializer of a class.
  static func arguments(_ base: String) -> String {
    switch base {
    case "UITableViewCell": "style: .default, reuseIdentifier: nil"
    case "UITableViewHeaderFooterView": "reuseIdentifier: nil"
    case "UITableView": "frame: .zero, style: .plain"
    case "UICollectionView":
      "frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()"
    case "UITextView": "frame: .zero, textContainer: nil"
    case "UIVisualEffectView": "effect: nil"
    default: "frame: .zero"
    }
  }

  private func measured(_ root: ConvertedRoot, _ part: PrintedFile.Part) -> String {
    // UIKit may create no label for a style.
    let views = part.viewNames.map { $0.hasSuffix("?") ? "\($0.dropLast()) ?? UIView()" : $0 }
    return """

      extension Scene\(number).\(part.className) {
        var measured: [UIView] { [\(views.joined(separator: ", "))] }
      }

      """
  }
}
