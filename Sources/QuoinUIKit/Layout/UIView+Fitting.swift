// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout
import QuoinSolver

extension UIView {
  /// Solves the view and what is inside by themselves.
  ///
  /// The engine is kept, so that a cell that is asked again with other texts costs what is new.
  func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    updateConstraintsFromLeaves()
    let host = layoutState.fittingHost ?? LayoutHost(root: self, isTrial: true)
    // A view that asks for its own size while it is asked for it gets a host of its own.
    layoutState.fittingHost = nil
    let structure = LayoutHost.structureCount
    host.enterTrial()
    host.wishes = [
      LayoutWish(attribute: .width, length: target.width, priority: horizontal),
      LayoutWish(attribute: .height, length: target.height, priority: vertical),
    ]
    host.solve()
    host.restoreText()
    defer {
      host.leaveTrial()
      if LayoutHost.structureCount == structure { keep(host) }
    }
    guard let id = host.item(of: life) else { return .zero }
    let frame = host.engine.frame(of: id)
    return CGSize(width: frame.width, height: frame.height)
  }

  private func keep(_ host: LayoutHost) {
    layoutState.fittingHost = host
    LayoutHost.keepsTrials = true
  }
}

/// In a trial: a length that the root should have.
struct LayoutWish {
  var attribute: LayoutAttribute
  var length: CGFloat
  var priority: UILayoutPriority
}

extension LayoutHost {
  /// Makes the views of a kept trial know it.
  func enterTrial() {
    guard !structureIsDirty else { return }
    for (slot, entry) in entries.enumerated() {
      let record = entry.life.record
      formerPlaces[slot] = record.pointee.trialPlace
      record.pointee.trialPlace = LayoutPlace(host: number, slot: Int32(slot))
    }
  }

  /// Gives the views back to the trial around this one, where there is one.
  func leaveTrial() {
    for (entry, former) in zip(entries, formerPlaces).reversed() {
      entry.life.record.pointee.trialPlace = former
    }
  }

  /// Tells the engine of a kept trial what views and constraints are now. What they are is told for
  /// all of them: nobody tells a trial what changed, but for the structure.
  func refreshTrial() {
    for slot in entries.indices {
      guard let view = entries[slot].life.view else { continue }
      update(Int32(slot), from: view)
    }
    for constraint in trialConstraints { apply(constraint.object, to: constraint.id) }
  }

  /// Tells the engine the wishes of a trial. A priority of 0 or less wishes nothing.
  func addWishes() {
    guard let root = item(of: rootLife) else { return }
    let wishes = wishes.filter { $0.priority.rawValue > 0 }
    let isSame = wishes.elementsEqual(toldWishes) {
      $0.attribute == $1.wish.attribute && $0.priority == $1.wish.priority
    }
    if isSame {
      for (wish, told) in zip(wishes, toldWishes) {
        try? engine.setConstant(of: told.id, to: Double(wish.length.finite))
      }
      return
    }
    for told in toldWishes { try? engine.removeConstraint(told.id) }
    toldWishes.removeAll()
    for wish in wishes {
      let id = try? engine.addConstraint(
        LayoutConstraint(
          .attribute(root, wish.attribute), .equal, constant: Double(wish.length.finite),
          priority: min(Double(wish.priority.rawValue), 1000), breaking: .fixed))
      if let id { toldWishes.append((wish, id)) }
    }
  }
}
