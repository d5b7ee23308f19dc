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
  /// The constraints that keep the calls that led to them.
  package enum Extent {
    /// No constraint keeps its calls.
    case none
    /// Constraints whose statement is not known otherwise. Looking a call up takes tenths of a
    /// second in a large program, which a failing test should not take for each constraint.
    case unlocated
    /// Each constraint, for libraries whose own statements make the constraints of a program.
    case all
  }

  /// The new constraints that keep the calls that led to them. At first, all if the environment
  /// variable `QUOIN_LOCATIONS` is 1, otherwise in debug builds those whose statement is not known
  /// otherwise, and none in other builds, in which recording takes a noticeable part of making a
  /// constraint.
  package static var extent: Extent {
    get { storedExtent }
    set { storedExtent = newValue }
  }
  /// Private, since each access to a property that other modules have is checked at run time.
  private static var storedExtent: Extent =
    ProcessInfo.processInfo.environment["QUOIN_LOCATIONS"] == "1" ? .all : usual

  #if DEBUG
  private static let usual = Extent.unlocated
  #else
  private static let usual = Extent.none
  #endif

  /// Whether each new constraint keeps the calls that led to it.
  package static var areRecorded: Bool {
    get { extent == .all }
    set { extent = newValue ? .all : usual }
  }

  /// Returns whether the calls of a new constraint are recorded.
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

  /// Creates the calls of the current function; nil where they cannot be recorded.
  ///
  /// - Parameter limit: the maximum number of calls, with those inside this package. Each of them
  ///   adds to the time in which a location is found. In a build without optimisation there are
  ///   about 6 between the initialiser of a constraint and the method of an anchor, and twenty up
  ///   to a statement that aligns several views.
  package init?(limit: Int = 28) {
    // With the outermost calls, which are kept by default, there would be no room for the
    // innermost.
    do {
      calls = try Backtrace.capture(
        algorithm: .fast, limit: limit, top: 0, images: .withoutImages ?? Self.images)
    } catch {
      return nil
    }
  }

  /// The innermost call in a source file of the program; nil when the program was built without
  /// debug information.
  ///
  /// - Complexity: Proportional to the size of the program's debug information for each call
  ///   outside of this package up to the one that is found; once for equal calls.
  package var location: SourceLocation? {
    let key = calls.frames.map(\.description).joined()
    if let known = Self.known[key] { return known }
    let found = lookedUpLocation
    Self.known[key] = .some(found)
    return found
  }

  /// The results of earlier look-ups, by the addresses of calls. The constraints that one statement
  /// or loop makes have the same calls, and looking them up takes tenths of a second in a large
  /// program.
  private static var known: [String: SourceLocation?] = [:]

  /// The location, from the program's debug information.
  private var lookedUpLocation: SourceLocation? {
    var ofDependency: SourceLocation?
    for call in callsToLookUp {
      var found = Self.locations(of: call, [.showSourceLocations, .useSymbolCache])
      // Only optimised programs have inlined calls, and finding them takes as long as all the rest.
      if found.contains(where: { CallFilter.isOfQuoin($0.path) }) {
        found = Self.locations(of: call, .default)
      }
      let statements = found.filter {
        !CallFilter.isOfQuoin($0.path) && !CallFilter.isGenerated($0.path)
      }
      if let own = statements.first(where: { !CallFilter.isOfDependency($0.path) }) { return own }
      ofDependency = ofDependency ?? statements.first
    }
    return ofDependency
  }

  /// Returns the lines of a call, and of the calls that are inlined in it, innermost first.
  private static func locations(
    of call: Backtrace, _ options: Backtrace.SymbolicationOptions
  ) -> [SourceLocation] {
    let frames = call.symbolicated(with: images, options: options)?.frames ?? []
    return frames.compactMap { $0.symbol?.sourceLocation }.filter { $0.line > 0 }
      .map { SourceLocation(path: $0.path, line: $0.line, column: $0.column) }
  }

  /// The calls outside of this package, innermost first, each one alone.
  ///
  /// The toolchain reads the lines of the whole program for each call, and the names of functions
  /// from an index, in a ten-thousandth of the time. So calls whose function is of this package,
  /// which are the innermost ones, are left out by their names.
  private var callsToLookUp: [Backtrace] {
    guard let named = calls.symbolicated(with: Self.images, options: .useSymbolCache) else {
      return []
    }
    let others = named.frames.filter { frame in
      guard let symbol = frame.symbol, !frame.isSwiftThunk, !frame.isSystem else { return false }
      return !CallFilter.isOfQuoin(symbol: symbol.rawName, name: symbol.name)
    }
    guard let first = others.first else { return [] }
    guard Backtrace(only: first.captured, architecture: calls.architecture) != nil else {
      return [calls]
    }
    return others.compactMap { Backtrace(only: $0.captured, architecture: calls.architecture) }
  }
  #else
  /// Returns nil, since calls cannot be recorded.
  package init?(limit: Int = 16) { return nil }

  /// Returns nil, since the calls are not known.
  package var location: SourceLocation? { nil }
  #endif
}
