// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import QuoinChecking

@MainActor @Suite struct IBLinterImportTests {
  private static let rules = [
    LayoutRule("misplaced-view", ""), LayoutRule("ambiguous-layout", ""),
    LayoutRule(
      "canvas-device", "", options: [RuleOption("device", "", defaultValue: "\"retina4_7\"")]),
  ]

  @Test("Rules and excluded paths become a configuration")
  func configuration() {
    let imported = IBLinterImport(
      """
      # The rules of a team
      enabled_rules:
        - misplaced   # with a comment
        - "view_as_device"
      disabled_rules: [ambiguous]
      excluded:
      - Carthage
      - 'Pods/A'
      view_as_device_rule:
        device_id: retina6_1
      """, rules: Self.rules)
    #expect(
      imported.text == """
        {
          "preset": "default",
          "rules": {
            "ambiguous-layout": "off",
            "canvas-device": {"severity":"warning","device":"retina6_1"},
            "misplaced-view": "warning"
          },
          "excluded": ["Carthage","Pods/A"]
        }

        """)
    #expect(imported.remarks.isEmpty)
  }

  @Test("The configuration of all rules and their options can be read")
  func reading() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let enabled = IBLinterRules.ids.keys.filter { $0 != "ambiguous" }.sorted()
    let imported = IBLinterImport(
      """
      enabled_rules: [\(enabled.joined(separator: ", "))]
      disabled_rules: [ambiguous]
      excluded: [A]
      custom_module_rule:
        - module: Kit
          included:
            - Kit/Sources
          excluded: [Kit/Tests]
        - module: App
      use_base_class_rule:
        - element_class: UILabel
          base_classes: [KitLabel, KitTitle]
      view_as_device_rule:
        device_id: retina6_1
      use_trait_collections_rule:
        enabled: false
      hides_bottom_bar_rule:
        excluded_view_controllers:
          - Start
      """, rules: RuleCatalog.all)
    #expect(imported.remarks.isEmpty)
    for setting in [
      #""custom-module": {"severity":"warning","modules":[{"module":"Kit","included":["Kit/Sources"],"#
        + #""excluded":["Kit/Tests"]},{"module":"App"}]}"#,
      #""base-class": {"severity":"warning","classes":{"UILabel":["KitLabel","KitTitle"]}}"#,
      #""canvas-device": {"severity":"warning","device":"retina6_1"}"#,
      #""trait-variations": {"severity":"warning","enabled":false}"#,
      #""hides-bottom-bar": {"severity":"warning","excluded":["Start"]}"#,
    ] {
      #expect(imported.text.contains(setting), "\(setting)")
    }
    let path = try folder.add(".quoin.json", imported.text)
    let layer = try ConfigurationFile.layer(at: path, rules: RuleCatalog.all)
    #expect(layer.rules["misplaced-view"]?.severity == .warning)
    #expect(layer.rules["ambiguous-layout"]?.severity == .off)
    #expect(layer.excluded == ["A"])
  }

  @Test("What has no counterpart is named with its line")
  func remarks() {
    let imported = IBLinterImport(
      """
      enabled_rules:
        - misplacd
      included: [App, Kit]
      reporter: codeclimate
      ignore_cache: true
      use_base_class_rule:
        - element_class: UILabel
      view_as_device_rule:
        size: 3
      """, rules: Self.rules)
    let expected: [(Int, String)] = [
      (1, "there is no rule 'misplacd' in IBLinter. Did you mean 'misplaced'?"),
      (3, "included has no counterpart: run quoin check App Kit"),
      (4, "reporter is an option: run quoin check --format gitlab"),
      (5, "'ignore_cache' has no counterpart"),
      (6, "'use_base_class_rule' has no counterpart"),
      (9, "'size' of view_as_device_rule has no counterpart"),
    ]
    #expect(imported.remarks.map(\.line) == expected.map(\.0))
    #expect(imported.remarks.map(\.text) == expected.map(\.1))
  }

  @Test("IBLinter's 19 rules have a counterpart each")
  func allRules() {
    #expect(IBLinterRules.ids.count == 19)
    #expect(Set(IBLinterRules.ids.values).count == 19)
  }

  @Test("The format of each reporter exists")
  func formats() {
    for format in IBLinterRules.formats.values { #expect(ReportFormat(rawValue: format) != nil) }
  }
}
