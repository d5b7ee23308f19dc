// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import QuoinDiagnostics
package import QuoinLayout

/// The solved layout of a tree of views for explanations: a copy of its engine, and the views,
/// guides and constraints that its items and constraints represent.
@MainActor package struct LayoutInspection {
  private let host: LayoutHost
  /// The topmost view of the layout.
  package let root: UIView
  /// The engine as of the last solution. Changes of the copy do not affect the views.
  package let engine: LayoutEngine

  fileprivate init(_ host: LayoutHost, root: UIView) {
    self.host = host
    self.root = root
    engine = host.engine
  }

  /// The names of views, guides and constraints, and source locations of constraints.
  package var names: LayoutNames { host.names }

  /// Returns the item of a view or guide; nil when the layout does not contain it.
  package func item(of object: AnyObject) -> ItemID? {
    (object as? any ConstraintItem).flatMap { host.item(of: $0.handle) }
  }

  /// Returns the view or guide of an item; nil when it was freed.
  package func object(of item: ItemID) -> AnyObject? { host.object(item) }

  /// Returns the engine with the baselines of a view. A layout has only those that constraints
  /// mention, since a text has to be measured for them.
  package func engine(withBaselinesOf object: AnyObject) -> LayoutEngine {
    guard let view = object as? UIView, let id = item(of: view), var item = engine.item(id),
      item.firstBaseline == nil
    else { return engine }
    let fit = view.textFit
    if view.baselineFollowsHeight {
      view.textFit.baselineHeight = CGFloat(engine.frame(of: id).height)
    }
    let baselines = view.layoutOverrides?.baselineOffsets ?? view.currentBaselines
    view.textFit = fit
    guard let baselines else { return engine }
    item.firstBaseline = Double(baselines.firstFromTop.finite)
    item.lastBaseline = Double(baselines.lastFromBottom.finite)
    var copy = engine
    do throws(LayoutError) {
      try copy.updateItem(id, to: item)
    } catch {
      return engine
    }
    copy.layout()
    return copy
  }

  /// Returns the conflicts of the layout in words, those that are connected as one.
  ///
  /// - Parameter fixLimit: The number of fixes that are tried and listed for each.
  package func conflictDescriptions(fixLimit: Int) -> [ConflictGroupDescription] {
    let names = names
    return engine.conflictGroups(isGiven: names.isGiven).map {
      ConflictGroupDescription($0, in: engine, names: names, fixLimit: fixLimit)
    }
  }

  /// The constraints with which stack views hide views, in order of activation.
  package var hidingConstraints: [LayoutConstraintID] {
    engine.constraintIDs.filter { host.object($0)?.identifier == "UISV-hiding" }
  }

  /// Returns the constraint with an identifier; nil when the engine does not have it any more.
  package func constraint(_ id: LayoutConstraintID) -> NSLayoutConstraint? { host.object(id) }
}

extension LayoutInspection {
  /// Returns the layouts that some views are in, each once, in the order of the views.
  package static func layouts(of views: [UIView]) -> [LayoutInspection] {
    var seen: Set<ObjectIdentifier> = []
    // A copy is only made of a layout that has none.
    return views.map(\.layoutHostRoot).filter { seen.insert(ObjectIdentifier($0)).inserted }
      .map { $0.layoutInspection() }
  }
}

extension UIView {
  /// Returns the layout that the view is in, solved for its current views and constraints.
  package func layoutInspection() -> LayoutInspection {
    let host = currentLayoutHost
    host.synchronize()
    return LayoutInspection(host, root: host.root ?? self)
  }
}
