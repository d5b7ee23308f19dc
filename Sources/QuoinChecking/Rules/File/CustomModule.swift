// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// Finds custom classes with another module than the one whose sources declare them.
struct CustomModule: FileRule {
  let rule = LayoutRule(
    "custom-module", "A custom class with another module", .off, certainty: .certain,
    computation: """
      Compares the module of each custom class with the module of the option modules in whose folders a \
      source file has the name of the class.
      """,
    reason: "A class is not found at run time when its module is not the one in the file.",
    example: "A cell of the class FeedCell, declared in the module Feed, with the module App.",
    options: [
      RuleOption(
        "modules", "Objects with module, included and excluded, which are lists of folders.",
        defaultValue: "[]")
    ])

  func omission(in file: CheckedFile) -> String? {
    if case .array(let modules)? = file.options(of: rule)["modules"], !modules.isEmpty {
      return classes(of: modules, file).isEmpty
        ? "custom-module compared no classes: the folders of its option modules have no Swift or "
          + "Objective-C files" : nil
    }
    return "custom-module compared no classes: its option modules names no module"
  }

  /// The module of each class, by the names of source files.
  private func classes(
    of modules: [ConfigurationValue], _ file: CheckedFile
  ) -> [String: String] {
    var moduleOfClass: [String: String] = [:]
    for case .object(let entry) in modules {
      guard let module = entry["module"]?.string else { continue }
      let excluded = (entry["excluded"]?.strings ?? []).map(PathPattern.init)
      for folder in entry["included"]?.strings ?? [] {
        for path in SourceScan.files(in: folder, of: file)
        where !excluded.contains(where: { $0.matches(path) }) {
          let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
          moduleOfClass[name] = module
        }
      }
    }
    return moduleOfClass
  }

  func findings(in file: CheckedFile) -> [LayoutFinding] {
    guard case .array(let modules)? = file.options(of: rule)["modules"] else { return [] }
    let moduleOfClass = classes(of: modules, file)
    return file.elements.indices.compactMap { index in
      let element = file.elements[index]
      guard let name = element["customClass"], let module = moduleOfClass[name],
        element["customModule"] != module
      else { return nil }
      let own = element["customModule"].map { "the module \($0)" } ?? "no module"
      return file.finding(
        rule, at: index, "the class \(name) has \(own), and is declared in \(module)")
    }
  }
}
