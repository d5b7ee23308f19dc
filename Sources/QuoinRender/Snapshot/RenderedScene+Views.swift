// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinLayout
public import QuoinUIKit

extension RenderedScene {
  /// Creates a scene from views that have been laid out.
  ///
  /// - Parameters:
  ///   - id: The identifier of the scene.
  ///   - name: The name of the scene, for people.
  ///   - device: The device of the layout; nil when there is none.
  ///   - platform: The platform of the views.
  ///   - size: The size in points; nil for the size of the first root.
  ///   - windowTitle: The title of a window of which the scene is the content; nil for no window.
  ///   - roots: The views without a superview in the scene. A view inside of an earlier root is
  ///     part of that one; each further root is drawn below the others.
  ///   - constraints: The constraints to show, in their order.
  ///   - naming: The names of views, guides and constraints.
  @MainActor public init(
    id: String, name: String, device: String? = nil, platform: Platform = .iOS,
    size: LayoutSize? = nil, windowTitle: String? = nil, roots: [UIView],
    constraints: [NSLayoutConstraint], naming: SceneNaming
  ) {
    self.init(
      id: id, name: name, device: device, platform: platform, size: size,
      windowTitle: windowTitle, roots: roots, constraints: constraints, naming: naming,
      report: ViewLayoutReport(covering: roots))
  }

  /// Creates a scene from views that have been laid out, with what is wrong in it as far as it is
  /// shown.
  @MainActor package init(
    id: String, name: String, device: String? = nil, platform: Platform = .iOS,
    size: LayoutSize? = nil, windowTitle: String? = nil, roots: [UIView],
    constraints: [NSLayoutConstraint], naming: SceneNaming, report: ViewLayoutReport
  ) {
    var snapshot = SceneSnapshot(naming: naming)
    for root in roots { snapshot.add(root: root) }
    let first = snapshot.views.first?.frame
    self.init(
      id: id, name: name, device: device, platform: platform,
      size: size ?? LayoutSize(width: first?.width ?? 0, height: first?.height ?? 0),
      windowTitle: windowTitle, views: snapshot.views)
    let conflicting = Set(
      (report.conflicts.flatMap(\.constraints) + report.problems.compactMap(\.constraint))
        .map(ObjectIdentifier.init))
    self.constraints = constraints.compactMap {
      snapshot.rendered($0, conflicting: conflicting)
    }
    self.conflicts = report.conflicts.map { conflict in
      RenderedConflict(
        constraints: conflict.constraints.compactMap(naming.constraint),
        broken: conflict.broken.flatMap(naming.constraint), message: conflict.message)
    }
    ambiguities = report.ambiguities.compactMap(snapshot.rendered)
    self.problems = report.problems.map(snapshot.rendered)
  }
}

extension SceneSnapshot {
  fileprivate func rendered(_ problem: LayoutHostProblem) -> RenderedProblem {
    RenderedProblem(
      code: problem.code, constraint: problem.constraint.flatMap(naming.constraint),
      items: problem.items.compactMap(identifier), message: problem.message)
  }

  private func identifier(of item: AnyObject) -> String? {
    if let guide = item as? UILayoutGuide { return naming.guide(guide) }
    return (item as? UIView).flatMap(rendered)?.id
  }

  fileprivate func rendered(_ ambiguity: ViewLayoutReport.Ambiguity) -> RenderedAmbiguity? {
    guard let attribute = LayoutAmbiguity.Coordinate(rawValue: ambiguity.attribute) else {
      return nil
    }
    var (least, greatest) = (Double(ambiguity.minimum), Double(ambiguity.maximum))
    if let guide = ambiguity.item as? UILayoutGuide {
      return naming.guide(guide).map {
        RenderedAmbiguity(view: $0, attribute: attribute, minimum: least, maximum: greatest)
      }
    }
    guard let view = ambiguity.item as? UIView, let shown = rendered(view) else { return nil }
    let y = Double(view.frame.minY)
    if attribute == .y, shown.frame.y != y {
      // In the file y grows upward: its y and that of the view add up to a constant.
      (least, greatest) = (shown.frame.y + y - greatest, shown.frame.y + y - least)
    }
    return RenderedAmbiguity(
      view: shown.id, attribute: attribute, minimum: least, maximum: greatest)
  }
}
