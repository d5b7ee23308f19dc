// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinInterfaceBuilder

/// Rules that IBLinter has too, for teams that move from it: each is off, and checks elements one
/// by one.
struct LinterRule: FileRule {
  let rule: LayoutRule
  private let check: @MainActor @Sendable (CheckedFile, LayoutRule) -> [LayoutFinding]

  private init(
    _ id: String, _ summary: String, _ severity: LayoutSeverity = .off, computation: String,
    reason: String, example: String, options: [RuleOption] = [],
    _ check: @escaping @MainActor @Sendable (CheckedFile, LayoutRule) -> [LayoutFinding]
  ) {
    rule = LayoutRule(
      id, summary, severity, certainty: .certain, computation: computation, reason: reason,
      example: example, options: options)
    self.check = check
  }

  func findings(in file: CheckedFile) -> [LayoutFinding] { check(file, rule) }
}

extension LinterRule {
  /// The rules about documents and controllers.
  static let documents: [LinterRule] = [
    LinterRule(
      "initial-controller", "A storyboard without an initial controller",
      computation: "Finds storyboards without an entry point.",
      reason: "A program cannot show the storyboard without naming a controller.",
      example: "A storyboard without the arrow of the initial controller."
    ) { file, rule in
      let document = file.file.document
      guard document.kind.isStoryboard, document.initialController == nil else { return [] }
      return [file.finding(rule, at: 0, "the storyboard has no initial controller")]
    },
    LinterRule(
      "single-controller", "A storyboard with several controllers",
      computation: """
        Counts the controllers of a storyboard, without references to other storyboards.
        """,
      reason: "Storyboards with one controller have fewer conflicts in version control.",
      example: "A storyboard with two view controllers."
    ) { file, rule in
      let controllers = file.controllers
      guard file.file.document.kind.isStoryboard, controllers.count > 1 else { return [] }
      return [file.finding(rule, at: 0, "the storyboard has \(controllers.count) controllers")]
    },
    LinterRule(
      "auto-layout", "A file without Auto Layout", .info,
      computation: "Finds files in which Use Auto Layout is off.",
      reason: "Its views keep their frames on every screen, apart from autoresizing masks.",
      example: "A storyboard that was made before Xcode 5."
    ) { file, rule in
      guard !file.file.document.usesAutolayout else { return [] }
      return [file.finding(rule, at: 0, "the file does not use Auto Layout")]
    },
    LinterRule(
      "trait-variations", "A file with or without trait variations",
      computation: "Compares Use Trait Variations with the option enabled.",
      reason: "Teams want the setting to be equal in all files.",
      example: "A storyboard without useTraitCollections.",
      options: [
        RuleOption("enabled", "Whether files use trait variations.", defaultValue: "true")
      ]
    ) { file, rule in
      let isWanted = file.options(of: rule)["enabled"]?.boolean ?? true
      let isOn = file.file.tree.root.flag("useTraitCollections") ?? false
      guard isOn != isWanted else { return [] }
      return [
        file.finding(rule, at: 0, "the file \(isOn ? "uses" : "does not use") trait variations")
      ]
    },
    LinterRule(
      "canvas-device", "A file drawn for another device",
      computation: "Compares the device of the canvas with the option device.",
      reason: "Files for one device have fewer differences in version control.",
      example: "A storyboard that is drawn for retina4_0.",
      options: [RuleOption("device", "The id of the device.", defaultValue: "\"retina4_7\"")]
    ) { file, rule in
      let wanted = file.options(of: rule)["device"]?.string ?? "retina4_7"
      guard let device = file.file.document.device?.id, device != wanted else { return [] }
      return [file.finding(rule, at: 0, "the file is drawn for \(device), and not for \(wanted)")]
    },
    LinterRule(
      "custom-class-name", "A controller whose class is not named as the file",
      computation: "Compares the class of each controller of a storyboard with the file's name.",
      reason: "A storyboard is found by the name of the class that it is for.",
      example: "Profile.storyboard with a controller of the class SettingsViewController."
    ) { file, rule in
      file.controllers.compactMap { index in
        guard let name = file.elements[index]["customClass"], name != file.baseName else {
          return nil
        }
        return file.finding(rule, at: index, "the class \(name) is not named \(file.baseName)")
      }
    },
    LinterRule(
      "controller-identifier", "A Storyboard ID that is not the name of the class",
      computation: "Compares the Storyboard ID of each controller with the name of its class.",
      reason: "A program can get the controller by the name of its class.",
      example: "A controller of the class Feed with the Storyboard ID main."
    ) { file, rule in
      file.controllers.compactMap { index in
        let element = file.elements[index]
        guard let name = element["customClass"], element["storyboardIdentifier"] != name else {
          return nil
        }
        let identifier = element["storyboardIdentifier"].map { "the Storyboard ID \($0)" }
        return file.finding(
          rule, at: index, "\(file.name(of: index)) has \(identifier ?? "no Storyboard ID")")
      }
    },
    LinterRule(
      "hides-bottom-bar", "A controller that does not hide the bottom bar",
      computation: "Finds controllers in which Hide Bottom Bar on Push is off.",
      reason: "Teams want pushed controllers to use the whole screen.",
      example: "A detail controller above a tab bar.",
      options: [
        RuleOption("excluded", "The classes of controllers that are left out.", defaultValue: "[]")
      ]
    ) { file, rule in
      let excluded = Set(file.options(of: rule)["excluded"]?.strings ?? [])
      return file.controllers.compactMap { index in
        let element = file.elements[index]
        guard element["hidesBottomBarWhenPushed"] != "YES",
          !excluded.contains(element["customClass"] ?? "")
        else { return nil }
        return file.finding(
          rule, at: index, "\(file.name(of: index)) does not hide the bottom bar when pushed")
      }
    },
  ]

  /// The rules about views and constraints.
  static let views: [LinterRule] = [
    LinterRule(
      "base-class", "A view that is not of a class of the team",
      computation: """
        Compares the class of each view of a kind with the classes that the option classes lists for it.
        """,
      reason: "Teams style views by their own base classes.",
      example: "A UILabel in a project whose labels are all PrimaryLabel or SecondaryLabel.",
      options: [
        RuleOption(
          "classes", "The allowed classes by the class of UIKit or AppKit.", defaultValue: "{}")
      ]
    ) { file, rule in
      guard case .object(let classes)? = file.options(of: rule)["classes"] else { return [] }
      return file.file.document.views.compactMap { view in
        guard let allowed = classes[view.systemClass]?.strings,
          !allowed.contains(view.customClass ?? ""), let index = file.index(view.id)
        else { return nil }
        return file.finding(
          rule, at: index,
          "\(file.name(of: index)) is of none of the classes \(allowed.joined(separator: ", "))")
      }
    },
    LinterRule(
      "relative-to-margin", "A constraint relative to margins",
      computation: "Finds constraints with an attribute of a margin.",
      reason: "Margins depend on the device, and teams avoid them where designs state distances.",
      example: "label.leading == view.leadingMargin"
    ) { file, rule in
      file.elements.indices.compactMap { index in
        let element = file.elements[index]
        let attributes = [element["firstAttribute"], element["secondAttribute"]]
        guard element.name == "constraint",
          attributes.contains(where: { $0?.contains("Margin") == true })
        else { return nil }
        return file.finding(rule, at: index, "\(file.name(of: index)) is relative to a margin")
      }
    },
    LinterRule(
      "stack-background", "A stack view with a background color",
      computation: "Finds stack views with a background color that is not clear.",
      reason: "Before iOS 14 a stack view does not draw its background.",
      example: "A stack view with a gray background."
    ) { file, rule in
      file.elements.indices.compactMap { index in
        let element = file.elements[index]
        guard element.name == "stackView",
          let color = element.element.child("color", key: "backgroundColor"),
          color["alpha"] != "0" && color["alpha"] != "0.0"
        else { return nil }
        return file.finding(rule, at: index, "\(file.name(of: index)) has a background color")
      }
    },
  ]
}
