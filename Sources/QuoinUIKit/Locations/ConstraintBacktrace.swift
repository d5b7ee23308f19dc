// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
package import QuoinLayout

#if canImport(Runtime) && !canImport(Darwin)
import Runtime
#endif

/// The calls that led to a constraint or to an error, from which the statement of the program is
/// found. Operators and other libraries cannot pass on a location.
///
/// The calls are recorded by their addresses, which takes about half a microsecond, and are looked
/// up when the location is read. There are none where the toolchain has no module `Runtime`, which
/// came with Swift 6.2, and on Apple's platforms.
@MainActor package struct ConstraintBacktrace {
  /// Which constraints keep the calls that led to them.
  package enum Extent {
    /// No constraint.
    case none
    /// Constraints whose statement is not known otherwise. Looking a call up takes seconds in a large
    /// program without optimisation, which a failing test should not take for each constraint.
    case unlocated
    /// Each constraint, for libraries whose own statements make the constraints of a program.
    case all
  }

  /// Which new constraints keep the calls that led to them. At first, all if the environment variable
  /// `QUOIN_LOCATIONS` is 1, otherwise none.
  package static var extent: Extent {
    get { storedExtent }
    set { storedExtent = newValue }
  }
  /// Private, since each access to a property that other modules have is checked at run time.
  private static var storedExtent: Extent =
    ProcessInfo.processInfo.environment["QUOIN_LOCATIONS"] == "1" ? .all : .none

  /// Whether each new constraint keeps the calls that led to it.
  package static var areRecorded: Bool {
    get { extent == .all }
    set { extent = newValue ? .all : .none }
  }

  /// Whether the calls of a new constraint are recorded.
  ///
  /// - Parameter location: the location of the statement that makes it.
  static func isWanted(for location: StoredSourceLocation) -> Bool {
    switch storedExtent {
    case .none: false
    case .unlocated: !location.isKnown
    case .all: true
    }
  }

  #if canImport(Runtime) && !canImport(Darwin)
  private let calls: Backtrace

  /// The executable and its libraries. Reading them takes longer than anything else in a backtrace,
  /// and libraries that are loaded later rarely make constraints.
  private static let images = ImageMap.capture()

  /// A map without images, for recording.
  ///
  /// Given images, the toolchain looks each call up among the symbols of its image, to tell the
  /// asynchronous ones, which takes several times as long as all the rest. The calls between a
  /// statement and the constraint that it makes are found without that, and only these count.
  ///
  /// The toolchain makes a map without images only from its coded form. This is the form for 64 bits,
  /// no name of a system, and no image. With a toolchain that has another form, the map has all
  /// images.
  private static let noImages: ImageMap = {
    do {
      let coded = Data(#"["AgAA"]"#.utf8)
      let maps = try JSONDecoder().decode([ImageMap].self, from: coded)
      return maps.first { $0.isEmpty } ?? images
    } catch {
      return images
    }
  }()

  /// The calls of the current function; nil where they cannot be recorded.
  ///
  /// - Parameter limit: the greatest number of calls, with those inside of this package. Each of them
  ///   adds to the time in which a location is found. In a build without optimisation there are about
  ///   6 between the initialiser of a constraint and the method of an anchor.
  package init?(limit: Int = 16) {
    // With the outermost calls, which are kept by default, there would be no room for the innermost.
    do {
      calls = try Backtrace.capture(
        algorithm: .fast, limit: limit, top: 0, images: Self.noImages)
    } catch {
      return nil
    }
  }

  /// The innermost call in a source file of the program; nil when the program was built without
  /// debug information.
  ///
  /// - Complexity: Proportional to the size of the program's debug information, once for equal calls.
  package var location: SourceLocation? {
    let key = calls.frames.map(\.description).joined()
    if let known = Self.known[key] { return known }
    let found = lookedUpLocation
    Self.known[key] = .some(found)
    return found
  }

  /// What was looked up, by the addresses of calls. The constraints that one statement or loop makes
  /// have the same calls, and looking them up may take a second.
  private static var known: [String: SourceLocation?] = [:]

  /// The location, from the program's debug information.
  private var lookedUpLocation: SourceLocation? {
    guard let frames = calls.symbolicated(with: Self.images)?.frames else { return nil }
    let locations = frames.compactMap { $0.symbol?.sourceLocation }
      .filter { $0.line > 0 && !CallFilter.isOfQuoin($0.path) && !CallFilter.isGenerated($0.path) }
    let found = locations.first { !CallFilter.isOfDependency($0.path) } ?? locations.first
    return found.map { SourceLocation(path: $0.path, line: $0.line, column: $0.column) }
  }
  #else
  /// The calls cannot be recorded.
  package init?(limit: Int = 16) { return nil }

  /// The calls are not known.
  package var location: SourceLocation? { nil }
  #endif
}
