// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit

/// The views and constraints of a layout root of a running program that size classes install and
/// change.
///
/// As in UIKit, what is not installed exists: outlets lead to it, and it is put into its superview,
/// or activated, when the size classes become those of its variation. A change that the program
/// made itself stays until a variation says something else than the one before.
@MainActor final class VariedViews {
  /// The file for the size classes that the views were made for.
  private let file: ProgramFile
  /// The file for the size classes that hold.
  private var current: ProgramFile
  private let maker: any ViewMaking
  /// By index in the document. Views that are not installed are kept alive.
  private var views: [Int: HeldObject<UIView>] = [:]
  /// By id. Constraints that are not installed are kept alive.
  private var constraints: [String: HeldObject<NSLayoutConstraint>] = [:]

  init(_ made: ProgramViews, of file: ProgramFile, _ maker: any ViewMaking) {
    self.file = file
    current = file
    self.maker = maker.forVariations
    let document = file.document
    for index in made.entries.scene.views {
      guard let view = made.entries.view(at: index) else { continue }
      views[index] = HeldObject(view, isKept: !document.views[index].isInstalled)
    }
    for description in document.constraints[made.entries.scene.constraints] {
      guard let constraint = made.entries.constraint(description.id) else { continue }
      constraints[description.id] = HeldObject(
        constraint, isKept: !document.isInstalled(description))
    }
  }

  private func change(to new: ProgramFile) {
    let old = current
    current = new
    // The elements are the same for all size classes, in the same order.
    guard old.document.views.count == new.document.views.count else { return }
    let changes = constraintChanges(from: old.document, to: new.document)
    for change in changes { change.apply(.leaving) }
    removeViews(from: old.document, to: new.document)
    insertViews(from: old.document, to: new.document)
    for change in changes { change.apply(.joining) }
    for change in changes { constraints[change.id]?.isKept = !change.isInstalled }
    changeValues(from: old, to: new)
  }

  private func constraintChanges(
    from old: InterfaceDocument, to new: InterfaceDocument
  ) -> [ConstraintChange] {
    let before = Dictionary(
      old.constraints.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    return new.constraints.compactMap { description in
      guard let constraint = constraints[description.id]?.object,
        let earlier = before[description.id]
      else { return nil }
      return ConstraintChange(
        constraint: constraint, old: earlier, new: description,
        wasInstalled: old.isInstalled(earlier), isInstalled: new.isInstalled(description))
    }
  }

  private func removeViews(from old: InterfaceDocument, to new: InterfaceDocument) {
    for (index, held) in views.sorted(by: { $0.key < $1.key }) {
      guard old.views[index].isInstalled, !new.views[index].isInstalled, let view = held.object
      else { continue }
      views[index]?.isKept = true
      view.removeFromSuperview()
    }
  }

  private func insertViews(from old: InterfaceDocument, to new: InterfaceDocument) {
    for (index, held) in views.sorted(by: { $0.key < $1.key }) {
      guard !old.views[index].isInstalled, new.views[index].isInstalled, let view = held.object
      else { continue }
      if let parent = new.views[index].parent, let superview = views[parent]?.object,
        view.superview == nil
      {
        let neighbors = new.views[parent].children.prefix { $0 != index }
          .compactMap { views[$0]?.object }
        insert(view, into: superview, above: neighbors)
      }
      views[index]?.isKept = false
    }
  }

  /// Puts a view above the last of some views that are in the superview.
  private func insert(_ view: UIView, into superview: UIView, above neighbors: [UIView]) {
    let below = neighbors.last { $0.superview === superview }
    if let stack = superview as? UIStackView {
      let arranged = stack.arrangedSubviews
      let last = below.flatMap { view in arranged.firstIndex { $0 === view } }
      stack.insertArrangedSubview(view, at: last.map { $0 + 1 } ?? 0)
    } else if let below {
      superview.insertSubview(view, aboveSubview: below)
    } else {
      superview.insertSubview(view, at: 0)
    }
  }

  private func changeValues(from old: ProgramFile, to new: ProgramFile) {
    for (index, held) in views.sorted(by: { $0.key < $1.key }) {
      guard let view = held.object else { continue }
      let (before, after) = (old.document.views[index], new.document.views[index])
      if before.isHidden != after.isHidden { view.isHidden = after.isHidden }
      if before.margins != after.margins { after.margins?.apply(to: view) }
      if before.stack != after.stack, let stack = view as? UIStackView {
        after.stack?.apply(to: stack)
      }
      guard let then = old.element(after.id), let now = new.element(after.id) else { continue }
      maker.change(view, from: then, to: now)
    }
  }
}

extension VariedViews: TraitVariations {
  func traitsDidChange(of view: UIView) {
    let traits = view.traitCollection
    // A change of the text size alone is up to the views.
    let classes = current.document.classes
    guard
      traits.horizontalSizeClass != classes.width || traits.verticalSizeClass != classes.height
    else { return }
    let new = file.varied(for: traits)
    if new !== current { change(to: new) }
  }
}
