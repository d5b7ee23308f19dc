// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Groups of files of which each depends on each other one, directly or by way of others of the
/// group.
///
/// A file depends on another when it names a type that only the other one declares. Members that
/// extensions add are not looked at, nor are types that several files declare.
struct FileCircles {
  private let paths: [String]
  /// For each file the files that it depends on, with a type by which it does.
  private var targets: [[Int: String]]

  init(_ sources: [SourceText]) {
    paths = sources.map(\.path)
    var owners: [String: [Int]] = [:]
    for (index, source) in sources.enumerated() {
      for name in source.declaredTypes { owners[name, default: []].append(index) }
    }
    targets = sources.enumerated().map { index, source in
      var found: [Int: String] = [:]
      for name in source.capitalisedWords.sorted() {
        guard let owner = owners[name], owner.count == 1, owner[0] != index else { continue }
        found[owner[0]] = found[owner[0]] ?? name
      }
      return found
    }
  }

  /// The circles, the largest first. Each file comes with the files of its circle that it depends
  /// on.
  ///
  /// - Complexity: O(*n* + *e*), where *n* is the number of files and *e* that of dependencies.
  var report: [String] {
    var search = ComponentSearch(targets.map { $0.keys.sorted() })
    let circles = search.components().filter { $0.count > 1 }.sorted { $0.count > $1.count }
    return circles.flatMap { circle in
      ["a circle of \(circle.count) files:"]
        + circle.sorted { paths[$0] < paths[$1] }.map { file in
          let inside = targets[file].filter { circle.contains($0.key) }
            .sorted { paths[$0.key] < paths[$1.key] }
            .map { "\(name(of: $0.key)) (\($0.value))" }
          return "  \(paths[file]) -> \(inside.joined(separator: ", "))"
        }
    }
  }

  private func name(of file: Int) -> String {
    paths[file].split(separator: "/").last.map { String($0.dropLast(".swift".count)) } ?? ""
  }
}

/// Tarjan's search for strongly connected components ("Depth-first search and linear graph
/// algorithms", 1972).
private struct ComponentSearch {
  private let targets: [[Int]]
  private var order: [Int?]
  private var lowest: [Int]
  private var isOpen: [Bool]
  private var open: [Int] = []
  private var count = 0
  private var found: [[Int]] = []

  init(_ targets: [[Int]]) {
    self.targets = targets
    order = Array(repeating: nil, count: targets.count)
    lowest = Array(repeating: 0, count: targets.count)
    isOpen = Array(repeating: false, count: targets.count)
  }

  mutating func components() -> [[Int]] {
    for node in targets.indices where order[node] == nil { visit(node) }
    return found
  }

  private mutating func visit(_ node: Int) {
    let number = count
    order[node] = number
    lowest[node] = number
    count += 1
    open.append(node)
    isOpen[node] = true
    for target in targets[node] {
      if let seen = order[target] {
        if isOpen[target] { lowest[node] = min(lowest[node], seen) }
      } else {
        visit(target)
        lowest[node] = min(lowest[node], lowest[target])
      }
    }
    guard lowest[node] == number else { return }
    var component: [Int] = []
    while let last = open.popLast() {
      isOpen[last] = false
      component.append(last)
      if last == node { break }
    }
    found.append(component)
  }
}
