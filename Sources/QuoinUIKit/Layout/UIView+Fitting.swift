// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout

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
    #if QUOIN_INVARIANTS
    host.checkInvariants()
    #endif
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
  /// all of them: nobody tells a trial what changed, but for the structure. Returns false when the
  /// trial has to be described from scratch.
  func refreshTrial() -> Bool {
    for slot in entries.indices {
      guard let view = entries[slot].life.view else { continue }
      update(Int32(slot), from: view)
    }
    trialConstraints.removeAll { !apply($0.object, to: $0.id) }
    return baselinesAreCurrent && retryExcluded()
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
        changeTarget(told.id, to: wish.length)
      }
      return
    }
    for told in toldWishes { removeFromEngine(told.id) }
    toldWishes = wishes.map { (wish: $0, id: addTarget($0, of: root)) }
  }

  /// Changes a target length, which cannot fail: the engine has it, and the number is made finite.
  private func changeTarget(_ id: LayoutConstraintID, to length: CGFloat) {
    do throws(LayoutError) {
      try engine.setConstant(of: id, to: Double(length.finite))
    } catch {
      preconditionFailure("The engine refused a finite target length: \(error)")
    }
  }

  /// Adds a target length, which cannot fail: numbers and priority are such as the engine accepts.
  private func addTarget(_ target: LayoutWish, of root: ItemID) -> LayoutConstraintID {
    let constraint = LayoutConstraint(
      .attribute(root, target.attribute), .equal, constant: Double(target.length.finite),
      priority: min(Double(target.priority.rawValue), 1000), breaking: .fixed)
    do throws(LayoutError) {
      return try engine.addConstraint(constraint)
    } catch {
      preconditionFailure("The engine refused a target length: \(error)")
    }
  }
}
