// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinUIKit

extension LoadedScene {
  /// Returns whether an id names the scene: its own, that of its controller or that of its main
  /// view.
  package func isNamed(_ id: String) -> Bool {
    id == self.id || entries.scene.aliases.contains(id)
  }

  /// Whether a controller has the main view, which then fills the screen.
  package var hasController: Bool {
    entries.scene.controller.map { $0.element.hasSuffix("ontroller") } ?? false
  }

  /// Whether the main view has the size of the screen in the file: a controller has it, whose
  /// simulated size is not another one, and no segue puts it into another controller's view or a
  /// popover.
  package func fillsScreen(in file: InterfaceFile) -> Bool {
    guard hasController, let controller = entries.scene.controller, !controller.hasFixedSize else {
      return false
    }
    if let device, let known = SceneDevice(identifier: device), let root = roots.first,
      abs(Double(root.bounds.width) - known.size(in: orientation).width) >= 1
    {
      return false
    }
    var waiting = [file.tree.root]
    while let element = waiting.popLast() {
      if element.name == "segue", element["destination"] == controller.id,
        ["embed", "popoverPresentation", "popover"].contains(element["kind"])
      {
        return false
      }
      waiting += element.children
    }
    return true
  }

  /// The traits of the main view: size classes, scale, text size.
  public var traitCollection: UITraitCollection {
    roots.first?.traitCollection ?? UITraitCollection()
  }

  /// Returns the view with an id.
  public func view(_ id: String) -> UIView? { entries.view(id) }

  /// Returns the id of a view. Views that the file does not describe have none.
  public func identifier(of view: UIView) -> String? { entries.description(of: view)?.id }

  /// Returns the guide with an id. The old guides of controllers have no object.
  public func guide(_ id: String) -> UILayoutGuide? {
    entries.guide(id)
  }

  /// Returns the id of a guide; nil for one that the file does not name.
  public func identifier(of guide: UILayoutGuide) -> String? {
    entries.id(of: guide)
  }

  /// Returns the constraint with an id.
  public func constraint(_ id: String) -> NSLayoutConstraint? {
    entries.constraint(id)
  }

  /// Returns the id of a constraint; nil for one that is not in the file.
  public func identifier(of constraint: NSLayoutConstraint) -> String? {
    entries.id(of: constraint)
  }

  /// Returns the class of a view, as its platform calls it; the custom one if the file names one.
  public func className(of view: UIView) -> String? {
    entries.description(of: view).map { $0.customClass ?? $0.rule.className }
  }

  /// Returns the kind of a view, for pictures.
  public func elementKind(of view: UIView) -> ElementKind {
    guard let description = entries.description(of: view) else { return .plain }
    return description.pictureKind
  }

  /// The description of a view; nil for one that the file does not describe.
  package func description(of view: UIView) -> ViewDescription? {
    entries.description(of: view)
  }

  /// The content and the looks of a view, for pictures.
  package func appearance(of view: UIView) -> ViewAppearance? {
    entries.description(of: view)?.appearance
  }

  /// The name that people gave a view in the file: its Document label, the property of an outlet or
  /// an identifier; nil when it has none.
  package func givenName(of view: UIView) -> String? {
    entries.description(of: view)?.names.first
  }

  /// The name of a view in reports, no two of which are equal in a scene: its class with the given
  /// name, with its text, or with its id.
  package func reportName(of view: UIView) -> String? {
    entries.description(of: view) == nil ? nil : view.reportName
  }
}

extension ViewDescription {
  /// The kind of the element, made more exact by its looks.
  var pictureKind: ElementKind {
    let variant = ControlVariant(of: self).name
    switch (element, variant) {
    case (_, "check"), (_, "untitledCheck"): return .checkBox
    case (_, "radio"): return .radioButton
    case ("box", "separatorLine"), ("box", "separatorColumn"): return .separator
    case ("textField", "label") where rule.className == "NSTextField": return .label
    case ("progressIndicator", "spinner"): return .activity
    default: return rule.kind
    }
  }
}

extension LoadedScene {
  /// Whether a constraint is a placeholder of the canvas, which is removed when the program is
  /// built.
  package func isPlaceholder(_ constraint: NSLayoutConstraint) -> Bool {
    entries.isPlaceholder(constraint)
  }
}
