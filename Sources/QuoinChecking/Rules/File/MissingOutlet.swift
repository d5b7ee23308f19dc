// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// Finds outlets and actions that no source declares.
struct MissingOutlet: FileRule {
  let rule = LayoutRule(
    "missing-outlet", "An outlet or action that no source declares", .off, certainty: .certain,
    computation: """
      Reads the Swift and Objective-C files of the option sources, and finds outlets and actions of custom \
      classes whose names none of them declares. It compares names and is not a compiler.
      """,
    reason: "The program stops when it loads the file.",
    example: "An outlet titleLabel after the property was renamed.",
    options: [RuleOption("sources", "The folders of the sources.", defaultValue: "[]")])

  func omission(in file: CheckedFile) -> String? {
    let folders = folders(for: file)
    if folders.isEmpty {
      return "missing-outlet compared no outlets and actions: its option sources names no folder"
    }
    guard folders.allSatisfy({ SourceScan.files(in: $0, of: file).isEmpty }) else { return nil }
    return "missing-outlet compared no outlets and actions: the folders of its option sources, "
      + "\(folders.joined(separator: ", ")), have no Swift or Objective-C files"
  }

  private func folders(for file: CheckedFile) -> [String] {
    file.options(of: rule)["sources"]?.strings ?? []
  }

  func findings(in file: CheckedFile) -> [LayoutFinding] {
    guard omission(in: file) == nil else { return [] }
    let folders = folders(for: file)
    let declared = DeclaredConnections.names(in: folders, of: file)
    return file.elements.indices.compactMap { index in
      let element = file.elements[index]
      guard let owner = owner(of: index, in: file), owner["customClass"] != nil else { return nil }
      switch element.name {
      case "outlet", "outletCollection":
        guard let property = element["property"], !declared.contains(property),
          !Self.inherited.contains(property)
        else { return nil }
        return file.finding(
          rule, at: index, "no source declares the outlet \(property)", detail: property)
      case "action":
        guard let selector = element["selector"], let name = selector.split(separator: ":").first,
          !declared.contains(where: { $0 == name || name.hasPrefix($0 + "With") })
        else { return nil }
        return file.finding(
          rule, at: index, "no source declares the action \(selector)", detail: selector)
      default: return nil
      }
    }
  }

  /// The object whose outlet it is, or the one that an action is sent to.
  private func owner(of index: Int, in file: CheckedFile) -> FileElement? {
    let element = file.elements[index]
    if element.name == "action" {
      // The target of an action in a segue or to the first responder is not known.
      return (element["target"] ?? element["destination"]).flatMap(file.element)
    }
    return file.ancestors(of: index).first { $0.name != "connections" }
  }

  /// Outlets that classes of UIKit and AppKit declare.
  private static let inherited: Set<String> = [
    "view", "delegate", "dataSource", "window", "contentView", "backgroundView",
    "selectedBackgroundView", "nextKeyView", "initialFirstResponder", "documentView", "headerView",
    "textLabel", "detailTextLabel", "imageView", "tableView", "collectionView", "searchBar",
    "accessoryView", "editingAccessoryView", "inputView", "inputAccessoryView", "menu", "toolbar",
    "searchDisplayController", "prefetchDataSource", "dragDelegate", "dropDelegate",
    "gestureRecognizers", "leftBarButtonItems", "rightBarButtonItems", "splitView", "formatter",
    "navigationController", "tabBarController", "sidebarViewController", "refreshControl",
  ]
}

/// The names of outlets and actions that sources declare.
@MainActor enum DeclaredConnections {
  private static var names: [[String]: Set<String>] = [:]

  /// The names in the sources of folders.
  static func names(in folders: [String], of file: CheckedFile) -> Set<String> {
    let paths = folders.flatMap { SourceScan.files(in: $0, of: file) }
    if let known = names[paths] { return known }
    var found: Set<String> = []
    for path in paths {
      guard let data = FileManager.default.contents(atPath: path) else { continue }
      found.formUnion(declarations(in: String(decoding: data, as: UTF8.self)))
    }
    names[paths] = found
    return found
  }

  /// The names that follow the marks of Interface Builder.
  static func declarations(in source: String) -> Set<String> {
    var names: Set<String> = []
    var words: [Substring] = []
    let separators = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "_")).inverted
    for line in source.split(whereSeparator: \.isNewline) {
      words += line.split { character in
        character.unicodeScalars.allSatisfy(separators.contains)
      }
    }
    for (index, word) in words.enumerated()
    where ["IBOutlet", "IBOutletCollection", "IBAction", "IBSegueAction"].contains(word) {
      let next = words[(index + 1)...].prefix(8)
      if let key = next.firstIndex(where: { $0 == "var" || $0 == "func" }), key + 1 < words.count {
        names.insert(String(words[key + 1]))
      } else {
        // Objective-C: the name is one of the words of the declaration.
        names.formUnion(next.map(String.init))
      }
    }
    return names
  }
}
