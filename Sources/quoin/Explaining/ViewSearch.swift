// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinInterfaceBuilder
import QuoinUIKit

/// Finds views of scenes by the names that people use for them.
@MainActor struct ViewSearch {
  /// A view that was found.
  struct Match {
    var scene: LoadedScene
    var view: UIView
  }

  let scenes: [LoadedScene]

  /// Returns the views with a name: those with the id; otherwise those with a Document label, an
  /// outlet or an identifier of that name; otherwise those that reports call so, or that have the
  /// text; otherwise the only view of the class.
  ///
  /// Several scenes may have a view of one name; each is found.
  ///
  /// - Throws: A ``CommandError`` when no view has the name, or when it is a class of several views
  ///   of a scene.
  func matches(of name: String) throws(CommandError) -> [Match] {
    for isMatch in [isID, isGivenName, isReportName, isText] {
      let found = matches { isMatch(name, $0, $1) }
      if !found.isEmpty { return found }
    }
    let found = matches { $1.className(of: $0) == name }
    guard !found.isEmpty else {
      throw .unknownView(name, similar: similarNames(to: name))
    }
    let isUnique = Dictionary(grouping: found) { ObjectIdentifier($0.scene) }
      .allSatisfy { $0.value.count == 1 }
    guard isUnique else {
      throw .ambiguousView(name, ids: found.compactMap { $0.scene.identifier(of: $0.view) })
    }
    return found
  }

  private func matches(_ isMatch: (UIView, LoadedScene) -> Bool) -> [Match] {
    scenes.flatMap { scene in
      scene.views.filter { isMatch($0, scene) }.map { Match(scene: scene, view: $0) }
    }
  }

  private func isID(_ name: String, _ view: UIView, _ scene: LoadedScene) -> Bool {
    scene.identifier(of: view) == name
  }

  private func isGivenName(_ name: String, _ view: UIView, _ scene: LoadedScene) -> Bool {
    scene.description(of: view)?.names.all.contains(name) ?? false
  }

  /// Reports write names with spaces, and texts, in quotes; a shell removes those around an argument.
  private func isReportName(_ name: String, _ view: UIView, _ scene: LoadedScene) -> Bool {
    scene.reportName(of: view)?.filter { $0 != "\"" } == name.filter { $0 != "\"" }
  }

  private func isText(_ name: String, _ view: UIView, _ scene: LoadedScene) -> Bool {
    guard let appearance = scene.appearance(of: view) else { return false }
    // Reports cut long texts off.
    let beginning = name.last == "…" ? name.dropLast() : nil
    return texts(of: appearance).contains { text in
      text == name || beginning.map { text.hasPrefix($0) } ?? false
    }
  }

  /// The text and the placeholder of a view, each in one line.
  private func texts(of appearance: ViewAppearance) -> [String] {
    [appearance.text, appearance.placeholder].compactMap(\.self)
      .map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
      .filter { !$0.isEmpty }
  }

  /// The names with the most similar spelling, the most similar first.
  private func similarNames(to name: String) -> [String] {
    let wanted = Array(name.lowercased())
    // A name that differs in more than half of its letters is not similar.
    let farthest = max(2, wanted.count / 2)
    var seen: Set<String> = []
    let names = scenes.flatMap { scene in
      scene.views.flatMap { view -> [String] in
        guard let description = scene.description(of: view) else { return [] }
        return description.names.all + [description.id] + texts(of: description.appearance)
      }
    }
    return names.filter { seen.insert($0).inserted }
      .map { (name: $0, distance: EditDistance.between(wanted, Array($0.lowercased()))) }
      .filter { $0.distance <= farthest }
      .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
      .prefix(3).map(\.name)
  }
}
