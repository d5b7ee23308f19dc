// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinInterfaceBuilder
public import QuoinUIKit

/// Checks files of Interface Builder and trees of views by rules.
///
/// ```swift
/// let file = try InterfaceFile(contentsOf: "SignIn.storyboard")
/// for finding in LayoutChecker().findings(in: file) { print(finding.message) }
/// ```
@MainActor public struct LayoutChecker {
  private let configuration: CheckConfiguration
  private var layoutRules = RuleCatalog.layoutRules
  /// Called before each rule of a file, and with nil before the file is read further or laid out. A
  /// caller that runs the checker in another process uses it to find where that process stopped.
  package var willRun: ((LayoutRule?) -> Void)?

  /// Creates a checker with all rules of Quoin.
  public init(_ configuration: CheckConfiguration = .default) {
    self.configuration = configuration
  }

  /// Adds a custom rule. It replaces a rule with the same id.
  public mutating func add(_ rule: some LayoutRuleProtocol) {
    layoutRules.removeAll { $0.rule.id == rule.rule.id }
    layoutRules.append(rule)
  }

  /// Returns the findings in a file without the silenced ones, in the order of the file.
  public func findings(in file: InterfaceFile) -> [LayoutFinding] {
    report(on: file).findings.filter(\.isActive)
  }

  /// Returns the findings in a tree of views as it is.
  ///
  /// - Parameters:
  ///   - view: The root. It is laid out first.
  ///   - name: The name of the tree in findings.
  public func findings(in view: UIView, named name: String = "") -> [LayoutFinding] {
    var list = FindingList()
    let layout = CheckedLayout(view, named: name, configuration)
    for rule in rules(in: nil) { add(rule, in: layout, to: &list) }
    return SilencedViews(view).unsilenced(list.findings)
  }

  /// Returns the findings in a tree of views that is created again for each configuration of a
  /// matrix.
  ///
  /// - Parameters:
  ///   - name: The name of the tree in findings.
  ///   - matrix: The configurations. Strings do not apply to views.
  ///   - view: Makes the views.
  public func findings(
    named name: String, matrix: LayoutMatrix, of view: () -> UIView
  ) -> [LayoutFinding] {
    var configuration = configuration
    configuration.matrix = matrix
    let checker = LayoutChecker(configuration: configuration, layoutRules: layoutRules)
    var list = FindingList()
    // A program has one screen, which is that of the configuration while its views are laid out.
    DeviceSettings.restoringProgram {
      for cell in matrix.combinations {
        cell.device?.makeCurrent(in: cell.settings.shownOrientation)
        let root = view()
        cell.apply(to: root)
        var own = FindingList()
        let layout = CheckedLayout(root, named: name, configuration, in: cell)
        for rule in checker.rules(in: nil) { checker.add(rule, in: layout, to: &own) }
        for finding in SilencedViews(root).unsilenced(own.findings) { list.add(finding, in: cell) }
      }
    }
    return list.findings
  }

  private init(configuration: CheckConfiguration, layoutRules: [any LayoutRuleProtocol]) {
    self.configuration = configuration
    self.layoutRules = layoutRules
  }

  private func rules(in file: String?) -> [any LayoutRuleProtocol] {
    layoutRules.filter { configuration.severity(of: $0.rule, in: file) != .off }
  }

  private func add(
    _ rule: any LayoutRuleProtocol, in layout: CheckedLayout, to list: inout FindingList
  ) {
    let severity = configuration.severity(of: rule.rule, in: layout.file?.file.name)
    willRun?(rule.rule)
    layout.knownFindings = list.known(rule.rule, in: layout.scene)
    for var finding in rule.findings(in: layout) {
      finding.severity = finding.certainty == .choice ? min(severity, .info) : severity
      list.add(finding, in: layout.layoutConfiguration)
    }
  }
}

extension LayoutChecker {
  /// Returns the errors in the statements of a file, without a layout: elements that a reader
  /// leaves out or ignores, and dangling references.
  package func statementErrors(in file: InterfaceFile) -> [LayoutFinding] {
    let checked = CheckedFile(file, configuration)
    var list = FindingList()
    for rule in RuleCatalog.fileRules {
      let severity = configuration.severity(of: rule.rule, in: file.name)
      guard severity >= .error else { continue }
      for var finding in rule.findings(in: checked) where finding.certainty != .choice {
        finding.severity = severity
        list.add(finding, in: nil)
      }
    }
    // A note may silence a finding of a layout.
    return Suppressions(checked).applied(to: list.findings, configuration)
      .filter { $0.isActive && $0.rule != Suppressions.unusedRule.id }.inFileOrder
  }

  /// Returns what a check of a file finds besides the problems that an explanation of its scenes has.
  /// Notes that silence nothing are left out: they may silence one of those problems.
  package func findingsBesideExplanations(of file: InterfaceFile) -> [LayoutFinding] {
    var configuration = configuration
    configuration.withoutRules.formUnion(RuleCatalog.explainedRules)
    configuration.withoutRules.insert(Suppressions.unusedRule.id)
    var checker = LayoutChecker(configuration: configuration, layoutRules: layoutRules)
    checker.willRun = willRun
    return checker.findings(in: file)
  }

  /// Checks a file.
  package func report(on file: InterfaceFile) -> FileReport {
    willRun?(nil)
    let checked = CheckedFile(file, configuration)
    var list = FindingList()
    var omissions: [String] = []
    for rule in RuleCatalog.fileRules {
      let severity = configuration.severity(of: rule.rule, in: file.name)
      guard severity != .off else { continue }
      willRun?(rule.rule)
      omissions += [rule.omission(in: checked)].compactMap(\.self)
      for var finding in rule.findings(in: checked) {
        finding.severity = finding.certainty == .choice ? min(severity, .info) : severity
        list.add(finding, in: nil)
      }
    }
    let (cells, leftOut) = configuration.matrix.configurations(for: file)
    let rules = rules(in: file.name)
    var sceneCount = 0
    var canvasLayouts: [CheckedLayout]?
    // The canvas is laid out first, so that its findings name it as their first configuration.
    let isOnCanvas = cells.contains(.canvas)
    for cell in isOnCanvas ? cells.filter({ $0 == .canvas }) : [.canvas] {
      let canvasRules = rules.filter { isOnCanvas || $0.extent == .canvas }
      guard !canvasRules.isEmpty else { continue }
      willRun?(nil)
      let layouts = CheckedLayout.layouts(of: checked, in: cell)
      sceneCount = layouts.count
      canvasLayouts = layouts
      for layout in layouts {
        for rule in canvasRules { add(rule, in: layout, to: &list) }
      }
    }
    for cell in cells where cell != .canvas {
      willRun?(nil)
      let layouts = CheckedLayout.layouts(of: checked, in: cell)
      sceneCount = layouts.count
      for layout in layouts {
        for rule in rules where rule.extent == .matrix { add(rule, in: layout, to: &list) }
      }
    }
    willRun?(nil)
    let suppressed = StackHiding.summarized(
      Suppressions(checked).applied(to: list.findings, configuration))
    var report = FileReport(
      file: file.name,
      findings: FindingEdits(checked, canvasLayouts: canvasLayouts).added(to: suppressed)
        .inFileOrder.causesFirst,
      sceneCount: sceneCount,
      configurationCount: cells.count, leftOut: leftOut.map(\.rawValue))
    report.omissions = omissions
    return report
  }
}
