// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout
public import QuoinPlatform

/// The values for statements that do not set their own.
///
/// ```swift
/// MortarDefault.priority.push(.low)
/// title |=| form
/// MortarDefault.priority.pop()
/// ```
public enum MortarDefault: Sendable {
  /// The priority of constraints: the one that was pushed last, otherwise the base, which is 1000
  /// at first.
  case priority

  @MainActor private static var base = MortarAliasLayoutPriority.required
  /// The pushed priorities with their source locations.
  @MainActor private static var pushed:
    [(priority: MortarAliasLayoutPriority, location: SourceLocation)] =
      []

  /// The priority of a constraint that is made now.
  @MainActor package static var currentPriority: MortarAliasLayoutPriority {
    pushed.last?.priority ?? base
  }

  /// Calls a function in a later turn of the main queue. Tests replace it and call the function
  /// themselves.
  @MainActor package static var onNextTurn: (@escaping @MainActor @Sendable () -> Void) -> Void = {
    check in
    Task { @MainActor in check() }
  }

  /// Reports calls from other threads, some time after them. Tests replace it to wait for the
  /// report.
  @MainActor package static var onOffMainUse: (LayoutMisuseReport) -> Void = {
    LayoutMisuse.report($0)
  }

  /// Reports priorities that are still pushed to ``LayoutMisuse``. They stay.
  @MainActor package static func checkBalance() {
    guard !pushed.isEmpty else { return }
    LayoutMisuse.report(MortarMisuse.unbalancedDefaults(pushed.map(\.location.text)).report)
  }
}

extension MortarDefault {
  /// Changes the base. Existing constraints keep their priorities, and a pushed priority still
  /// takes precedence. Call this method on the main thread only; other calls are reported and have
  /// no effect.
  public func set(base: MortarAliasLayoutPriority) {
    onMain(.settingOffMain) { MortarDefault.base = base }
  }

  /// Changes the base to a number.
  public func set(base: any MortarCGFloatable) { set(base: base.m_intoPriority()) }

  /// Changes the base to a named priority.
  public func set(base: MortarLayoutPriority) { set(base: base.layoutPriority()) }

  /// Sets the priority until ``pop()``, which has to be called before control returns to the main
  /// loop. Call this method on the main thread only; other calls are reported and have no effect.
  public func push(
    _ priority: MortarAliasLayoutPriority, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    onMain(.pushingOffMain) {
      MortarDefault.pushed.append((priority, SourceLocation(fileID: fileID, line: line)))
      MortarDefault.onNextTurn { MortarDefault.checkBalance() }
    }
  }

  /// Sets a number as the priority until ``pop()``.
  public func push(
    _ priority: any MortarCGFloatable, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    push(priority.m_intoPriority(), fileID: fileID, line: line)
  }

  /// Sets a named priority until ``pop()``.
  public func push(
    _ priority: MortarLayoutPriority, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    push(priority.layoutPriority(), fileID: fileID, line: line)
  }

  /// Removes the priority that was pushed last. Call it on the main thread only.
  public func pop() {
    onMain(.poppingOffMain) {
      guard MortarDefault.pushed.popLast() == nil else { return }
      LayoutMisuse.report(MortarMisuse.nothingPushed.report)
    }
  }

  /// Runs a change on the main thread. On other threads nothing changes, and the misuse is reported
  /// on the main actor.
  private func onMain(_ misuse: MortarMisuse, _ change: @MainActor () -> Void) {
    guard MainThread.isCurrent else {
      Task { @MainActor in MortarDefault.onOffMainUse(misuse.report) }
      return
    }
    MainActor.assumeIsolated(change)
  }
}
