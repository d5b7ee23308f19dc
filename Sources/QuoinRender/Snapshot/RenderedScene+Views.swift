// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import QuoinExplanation
package import QuoinLayout
package import QuoinUIKit

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
  ///   - roots: The views without a superview in the scene. A view inside an earlier root is part
  ///     of that one; each further root is drawn below the others.
  ///   - constraints: The constraints to show, in order.
  ///   - naming: The names of views, guides and constraints.
  @MainActor package init(
    id: String, name: String, device: String? = nil, platform: Platform = .iOS,
    size: LayoutSize? = nil, windowTitle: String? = nil, roots: [UIView],
    constraints: [NSLayoutConstraint], naming: SceneNaming
  ) {
    let report = ViewLayoutReport(covering: roots)
    self.init(
      id: id, name: name, device: device, platform: platform, size: size,
      windowTitle: windowTitle, roots: roots, constraints: constraints, naming: naming,
      report: report, explained: ExplainedProblems(report, .short))
  }

  /// Creates a scene from views that have been laid out, with its problems as far as they are
  /// shown.
  ///
  /// - Parameters:
  ///   - report: The problems.
  ///   - explained: The problems in words. A message has the first fix.
  @MainActor package init(
    id: String, name: String, device: String? = nil, platform: Platform = .iOS,
    size: LayoutSize? = nil, windowTitle: String? = nil, roots: [UIView],
    constraints: [NSLayoutConstraint], naming: SceneNaming, report: ViewLayoutReport,
    explained: ExplainedProblems
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
    conflicts = explained.conflicts.map(snapshot.rendered)
    ambiguities = snapshot.rendered(report.ambiguities, explained.ambiguities)
    self.problems = report.problems.map(snapshot.rendered)
  }
}
