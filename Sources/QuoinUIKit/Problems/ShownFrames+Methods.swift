// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

extension ShownFrames {
  /// Views whose methods do not call those of the superclass: `layoutSubviews()` where a subview is
  /// elsewhere because of it, and `updateConstraints()` always, as UIKit requires it. One of each class.
  var missingSuperCalls: [Finding] {
    var known: Set<[String]> = []
    return everything.compactMap { view in
      let classes = [view, view.controller as UIResponder?].compactMap {
        $0.map { "\(type(of: $0))" }
      }
      guard let missing = view.layoutExtras?.missingSuper, !missing.isEmpty,
        !known.contains(classes), let found = finding(view, missing)
      else { return nil }
      known.insert(classes)
      return found
    }
  }

  private func finding(_ view: UIView, _ missing: OverriddenMethods) -> Finding? {
    let name = names.name(of: view)
    if missing.contains(.layoutSubviews), let effect = effectOfMissingLayout(in: view) {
      return finding(
        view, type(of: view), "layoutSubviews",
        "does not call super.layoutSubviews(), which places the subviews, so that \(effect); call it "
          + "first")
    }
    if missing.contains(.updateViewConstraints), let controller = view.controller {
      return finding(
        view, type(of: controller), "updateViewConstraints",
        "does not call super.updateViewConstraints(), which updates the constraints of \(name); "
          + "call it last")
    }
    guard missing.contains(.updateConstraints) else { return nil }
    let effect =
      view is UIStackView
      ? "which makes the constraints of the arranged views of \(name)"
      : "as UIKit requires, in \(name)"
    return finding(
      view, type(of: view), "updateConstraints",
      "does not call super.updateConstraints(), \(effect); call it last")
  }

  private func finding(
    _ view: UIView, _ type: Any.Type, _ method: String, _ words: String
  ) -> Finding {
    Finding(code: "missing-super", sentence: "\(type).\(method)() \(words)", view: view)
  }

  /// The consequence of a missing layout of the superclass: a subview without its frame, or a cell
  /// without its parts; nil where there is none.
  private func effectOfMissingLayout(in view: UIView) -> String? {
    let name = names.name(of: view)
    // Autoresizing alone does not leave space for accessories, and does not place texts.
    if view is UITableViewCell { return "nothing places the content view and the texts of \(name)" }
    let lost = view.subviews.first {
      $0.hasOtherFrame && $0.followsSolvedFrame && !$0.layoutState.hasAssignedFrame
    }
    return lost.map { "\(names.name(of: $0)) in \(name) does not get the frame of its constraints" }
  }

  /// Views whose frame a program set although constraints place them. The next layout undoes it.
  var assignedFrames: [Finding] {
    everything.compactMap { view in
      guard !view.translatesAutoresizingMaskIntoConstraints, view !== root,
        let solved = view.layoutState.solvedFrame, let assigned = view.assignedFrame,
        Self.isOther(solved, assigned), isPlaced(view)
      else { return nil }
      let name = names.name(of: view)
      return Finding(
        code: "assigned-frame",
        sentence: "the program set the frame of \(name) to \(words(assigned)), but its constraints "
          + "give \(words(solved)), and each layout restores that; change the constraints, such as "
          + "their constants, or remove them and set translatesAutoresizingMaskIntoConstraints of "
          + "\(name) to true",
        view: view,
        axis: solved.minY == assigned.minY && solved.height == assigned.height
          ? .horizontal : .vertical)
    }
  }

  private func words(_ frame: CGRect) -> String {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(Self.number)
    return "(\(numbers.joined(separator: ", ")))"
  }

  /// Whether a constraint of the program relates a view to one around it or beside it.
  private func isPlaced(_ view: UIView) -> Bool {
    view.programConstraints.contains { constraint in
      let others = [constraint.firstItem, constraint.secondItem].compactMap(\.self).filter {
        $0 !== view
      }
      return !others.isEmpty
        && !others.contains {
          (($0 as? UILayoutGuide)?.owningView ?? $0 as? UIView)?.isDescendant(of: view) ?? false
        }
    }
  }
}
