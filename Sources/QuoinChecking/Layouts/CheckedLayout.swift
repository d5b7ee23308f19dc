// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
package import QuoinInterfaceBuilder
import QuoinRender
public import QuoinUIKit

/// A scene of a file, or a tree of views, laid out in one configuration.
@MainActor public final class CheckedLayout {
  /// The id of the scene, or the name of the tree of views.
  public let scene: String
  /// The configuration of the layout.
  public let layoutConfiguration: LayoutConfiguration
  /// The views, each view before its descendants.
  public let views: [CheckedView]
  /// The platform whose rules apply.
  package let platform: InterfacePlatform
  /// The scene of a file; nil for a tree of views.
  package let loaded: LoadedScene?
  /// The file of the scene; nil for a tree of views.
  package let file: CheckedFile?
  package let configuration: CheckConfiguration
  /// The roots of the layouts.
  package let roots: [UIView]
  /// The report of the last passes of a tree of views; empty for a scene of a file.
  let report: ViewLayoutReport
  /// Creates the layout again in another configuration; nil when it cannot be created again.
  package let remake: ((LayoutConfiguration) -> CheckedLayout?)?
  private let indices: [ObjectIdentifier: Int]
  /// The findings of the running rule in earlier configurations.
  var knownFindings: Set<KnownFinding> = []
  /// The cached results of ``contentFrame(of:)``.
  var contentFrames: [ObjectIdentifier: CGRect] = [:]
  /// The problems of the layout, in words.
  package lazy var problems = SceneProblems(self)
  /// The views of conflicts and ambiguities, with their descendants.
  private(set) lazy var uncertainViews = UncertainViews(self)
  /// The canvas with the insets that stored frames show; nil where these are those of the device.
  private(set) lazy var inferredCanvas = InferredCanvas(self)

  init(
    scene: String, layoutConfiguration: LayoutConfiguration, views: [CheckedView], roots: [UIView],
    platform: InterfacePlatform, loaded: LoadedScene?, file: CheckedFile?,
    report: ViewLayoutReport = ViewLayoutReport(),
    configuration: CheckConfiguration, remake: ((LayoutConfiguration) -> CheckedLayout?)?
  ) {
    self.scene = scene
    self.layoutConfiguration = layoutConfiguration
    self.views = views
    self.roots = roots
    self.platform = platform
    self.loaded = loaded
    self.file = file
    self.report = report
    self.configuration = configuration
    self.remake = remake
    indices = Dictionary(
      views.enumerated().map { (ObjectIdentifier($1.view), $0) },
      uniquingKeysWith: { old, _ in old })
  }

  /// Returns the checked view of a view; nil for a view that is not in the layout.
  public func checked(_ view: UIView) -> CheckedView? { index(of: view).map { views[$0] } }

  /// Returns the view around a view in the layout.
  public func parent(of view: CheckedView) -> CheckedView? { view.parent.map { views[$0] } }

  func index(of view: UIView) -> Int? { indices[ObjectIdentifier(view)] }

  /// The layout in a changed configuration; nil when it cannot be made again.
  package func variant(_ change: (inout LayoutConfiguration) -> Void) -> CheckedLayout? {
    var configuration = layoutConfiguration
    change(&configuration)
    return remake?(configuration)
  }

  /// Returns an option of a rule as a number; nil when the configuration does not set it.
  public func number(_ option: String, of rule: LayoutRule) -> Double? {
    configuration.setting(of: rule.id, in: file?.file.name).options[option]?.number
  }

  /// Creates a finding about a view.
  ///
  /// - Parameters:
  ///   - rule: The rule that found it.
  ///   - view: The view.
  ///   - message: The problem, without a period. The name of the view is put before it.
  ///   - detail: The difference between several findings of the rule about the view.
  public func finding(
    _ rule: LayoutRule, about view: CheckedView, _ message: String, detail: String = ""
  ) -> LayoutFinding {
    var finding = LayoutFinding(
      rule, object: view.identifier, name: view.name, message: "\(view.name) \(message)",
      detail: detail)
    finding.scene = scene
    place(&finding, at: view.identifier)
    return finding
  }

  /// Creates a finding about a constraint.
  package func finding(
    _ rule: LayoutRule, about constraint: NSLayoutConstraint?, _ message: String,
    detail: String = ""
  ) -> LayoutFinding {
    let id = constraint.flatMap { loaded?.identifier(of: $0) } ?? ""
    let name = constraint?.identifier ?? id
    var finding = LayoutFinding(rule, object: id, name: name, message: message, detail: detail)
    finding.scene = scene
    place(&finding, at: id)
    return finding
  }

  /// Sets the file and the location of a finding to those of an element.
  package func place(_ finding: inout LayoutFinding, at id: String) {
    finding.file = file?.file.name
    finding.location = location(of: id)
  }

  /// The location of the element with an id; for a view whose id was made up, that of the closest
  /// view around it.
  package func location(of id: String) -> FindingLocation? {
    if let element = file?.element(id) { return element.location }
    guard let view = loaded?.view(id), let description = loaded?.description(of: view) else {
      return nil
    }
    let (line, column) = (description.line, description.column)
    return FindingLocation(line: line, column: column, endLine: line, endColumn: column)
  }
}
