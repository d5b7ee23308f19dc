// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Makes random changes as people make them in Interface Builder.
struct EditScript {
  let file: SampleFile
  /// The changes in words.
  private(set) var log: [String] = []
  var random = RandomNumbers(seed: 0)
  /// The beginning of new ids and texts.
  private let mark: String
  /// The beginning of new ids, if it is not that of texts.
  private let idMark: String?
  /// The ids of deleted objects.
  var deletedIDs: [String] = []
  let allows: (SampleNode) -> Bool
  private var seed: UInt64 = 0
  private var seeds: RandomNumbers
  private var count = 0

  /// - Parameters:
  ///   - file: The file that is changed.
  ///   - mark: The beginning of new ids and texts. Scripts with one mark make equal objects from equal
  ///     seeds.
  ///   - idMark: The beginning of new ids that are numbered, so that two scripts make equal ids of
  ///     different objects; nil for ids that no other script makes.
  ///   - seed: The seed of changes that have none of their own.
  ///   - allows: The objects that may change.
  init(
    _ file: SampleFile, mark: String, idMark: String? = nil, seed: UInt64 = 0,
    allows: @escaping (SampleNode) -> Bool = { _ in true }
  ) {
    self.file = file
    self.mark = mark
    self.idMark = idMark
    seeds = RandomNumbers(seed: seed)
    self.allows = allows
  }

  /// Makes any change.
  mutating func change() { change(.any, seed: .random(in: 0...9999, using: &seeds)) }

  /// Makes a change.
  mutating func change(_ kind: EditKind, seed: UInt64) {
    random = RandomNumbers(seed: seed)
    self.seed = seed
    switch kind {
    case .value: changeValue()
    case .noise: changeNoise()
    case .any: changeAnything()
    }
  }

  private mutating func changeAnything() {
    switch Int.random(in: 0..<23, using: &random) {
    case 0: addView()
    case 1: addConstraint()
    case 2: deleteView()
    case 3: pick(constraints).map { delete($0) }
    case 4: moveView()
    case 5: changeStoredNumber()
    case 6: reorder()
    case 7: embed()
    case 8: copyView()
    case 9: drawConstraintAgain()
    case 10: changeConnections()
    case 11: changeNoise()
    case 12: changeScenes()
    case 13: changeElement()
    case 14, 15: changeStatement()
    case 16: renameConnection()
    default: changeValue()
    }
  }

  // MARK: Choices

  var views: [SampleNode] {
    file.root.all.filter { $0.parent?.name == "subviews" && $0.id != nil && allows($0) }
  }

  var constraints: [SampleNode] {
    file.root.all.filter { $0.name == "constraint" && $0.id != nil && allows($0) }
  }

  /// The objects that have an id, other than constraints and connections.
  var objects: [SampleNode] {
    let connections: Set = ["constraint", "outlet", "outletCollection", "action", "segue"]
    return file.root.all.filter {
      $0.identity != nil && $0.id != nil && !connections.contains($0.name) && allows($0)
    }
  }

  /// The lists of subviews of views that may change.
  var lists: [SampleNode] {
    file.root.all.filter { $0.name == "subviews" && $0.parent?.id != nil }
      .filter { $0.parent.map(allows) ?? false }
  }

  mutating func pick<Element>(_ elements: [Element]) -> Element? {
    elements.randomElement(using: &random)
  }

  mutating func number() -> String { String(Int.random(in: 1...999, using: &random)) }

  /// A text that no other script has.
  mutating func word(_ kind: String) -> String { "\(kind)\(mark)\(number())" }

  mutating func newID() -> String {
    // A program that pastes an object may give it the id of a deleted one.
    if let id = pick(deletedIDs), file.root.find(id) == nil,
      Int.random(in: 0..<4, using: &random) == 0
    {
      deletedIDs.removeAll { $0 == id }
      return id
    }
    count += 1
    // In the form of Xcode's ids, by which references are known.
    if let idMark { return "\(idMark)-00-\(count + 100)" }
    return "\(mark)\(seed)-\(count)"
  }

  mutating func note(_ change: String) { log.append("\(mark): \(change)") }
}

/// The kinds of changes of scripts.
enum EditKind {
  /// Another value of a property.
  case value
  /// What says nothing about the design.
  case noise
  case any
}
