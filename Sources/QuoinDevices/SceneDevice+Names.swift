// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension SceneDevice {
  /// All devices that scenes can be laid out for: phones, then tablets, then televisions.
  public static let all = table.filter { $0.family != .watch }

  /// Finds the device with an identifier or a name; nil for an unknown one.
  ///
  /// Case, spaces and punctuation do not count: `iPad Pro (11-inch)`, `ipad pro 11-inch` and
  /// `iPad Pro 11` are the same.
  public init?(named name: String) {
    let named = Self.indicesByName[DeviceName(name)]
    let identified = Self.indicesByIdentifier[name.lowercased()]
    guard let index = [named?.index, identified].compactMap(\.self).min() else { return nil }
    self = Self.all[index]
    if index == named?.index { foundName = named?.name }
  }

  /// Finds the device with an identifier from a file, including watches; nil for an unknown one.
  package init?(identifier: String) {
    guard let device = Self.table.first(where: { $0.identifier == identifier }) else { return nil }
    self = device
  }

  /// The first device in ``all`` of each name, with the name as it is written.
  private static let indicesByName = Dictionary(
    all.enumerated().flatMap { index, device in
      device.names.map { (DeviceName($0), (index: index, name: $0)) }
    }, uniquingKeysWith: { first, _ in first })

  /// The first device in ``all`` of each identifier, in lower case.
  private static let indicesByIdentifier = Dictionary(
    all.enumerated().map { ($1.identifier.lowercased(), $0) },
    uniquingKeysWith: { first, _ in first })

  /// Returns the names and identifiers that are closest to one that no device has.
  ///
  /// A name without a number, such as `iPhone`, is the beginning of a name of a current device, or
  /// is compared with those only.
  ///
  /// - Parameters:
  ///   - name: A name that may be misspelled or incomplete.
  ///   - limit: How many names to return at most.
  /// - Returns: Names by distance, the closest first, and among equally close ones the current and
  ///   newest first; empty when none is close.
  /// - Complexity: O(*n* · *m*²), for *n* names of *m* letters.
  package static func names(closeTo name: String, atMost limit: Int) -> [String] {
    let wanted = DeviceName(name)
    guard !wanted.letters.isEmpty else { return [] }
    let candidates = candidates(for: wanted).map { (name: $0, letters: DeviceName($0)) }
    let longer = candidates.filter { $0.letters.letters.starts(with: wanted.letters) }
    let farthest = max(4, wanted.letters.count / 2)
    let ranked = (longer.isEmpty ? candidates : longer).enumerated()
      .map { (index: $0, name: $1.name, distance: wanted.distance(to: $1.letters)) }
      .filter { !longer.isEmpty || $0.distance <= farthest }
      .sorted { ($0.distance, $0.index) < ($1.distance, $1.index) }
    return ranked.prefix(limit).map(\.name)
  }
}

/// The letters and digits of a device's name.
struct DeviceName: Hashable {
  var letters: [Character]

  init(_ name: String) {
    var text = String(name.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "." })
    for (long, short) in [("generation", "gen"), ("inch", "")] {
      text = text.split(separator: long, omittingEmptySubsequences: false)
        .joined(separator: short)
    }
    letters = Array(text)
  }

  /// Returns the number of letters that have to change to turn one name into the other.
  func distance(to other: DeviceName) -> Int {
    EditDistance.between(letters, other.letters)
  }
}
