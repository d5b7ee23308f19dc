// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinChecking
import QuoinInterfaceBuilder
import QuoinUIKit

/// The subject of a test: the value that a maker of the test returned.
@MainActor enum LayoutSubject {
  case view(UIView)
  case controller(UIViewController)
  /// A scene of a file, made for a configuration.
  case scene(LoadedScene)
  /// No subject, with the reason.
  case nothing(String, reason: String)

  init(_ subject: some LayoutTestable) {
    switch subject {
    case let view as UIView: self = .view(view)
    case let controller as UIViewController: self = .controller(controller)
    default:
      self = .nothing("\(type(of: subject))", reason: "it is neither a view nor a controller")
    }
  }

  /// The scene of a file in a cell.
  static func scene(_ id: String, of file: InterfaceFile, in cell: LayoutCell) -> LayoutSubject {
    let options = cell.configuration.options(for: file)
    if let objection = file.objection(to: options) { return .nothing(id, reason: objection) }
    if let scene = file.scene(id, options: options) { return .scene(scene) }
    let ids = file.scenes().map(\.id)
    return .nothing(
      id,
      reason: "\(file.name) has no scene “\(id)”"
        + (ids.isEmpty ? "" : "; there are \(ids.map { "“\($0)”" }.joined(separator: ", "))"))
  }

  /// The name of the class, or that of the scene.
  var name: String {
    switch self {
    case .view(let view): "\(type(of: view))"
    case .controller(let controller): "\(type(of: controller))"
    case .scene(let scene): scene.name.isEmpty ? scene.id : scene.name
    case .nothing(let name, _): name
    }
  }

  /// The reason that the subject cannot be laid out; nil when it can.
  var objection: String? {
    switch self {
    case .view(let view):
      guard let outer = view.superview else { return nil }
      return "\(name) is inside of \(type(of: outer)) already; expect of the outermost view, and "
        + "select the view in it"
    case .controller(let controller):
      guard let outer = controller.parent else {
        return controller.viewIfLoaded?.superview == nil
          ? nil : "the view of \(name) is inside of another view already"
      }
      return "\(name) is inside of \(type(of: outer)) already; expect of the outermost controller"
    case .scene: return nil
    case .nothing(_, let reason): return reason
    }
  }
}
