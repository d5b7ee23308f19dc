// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit

/// The heights of bars, in points, with the rows of the table that state them.
struct BarHeights: Hashable, Sendable {
  enum Bar: String, Hashable, Sendable, CaseIterable {
    case navigationBar = "navigation bar"
    /// The additional height of a navigation bar with a large title.
    case largeTitle = "large title"
    /// The additional height of a navigation bar with a prompt.
    case prompt
    case tabBar = "tab bar"
    case toolbar
  }

  /// The orientation of a device, as far as bars depend on it.
  enum Posture: String, Hashable, Sendable {
    case upright
    /// A phone in landscape with a compact width.
    case small = "on its side, compact width"
    /// A phone in landscape with a regular width.
    case large = "on its side, regular width"
    case pad = "tablet"
  }

  struct Row: Hashable, Sendable {
    var bar: Bar
    /// The posture; nil for all postures without a row of their own.
    var posture: Posture?
    var eras = EraRange.all
    var height: Double
    var evidence: StoredEvidence

    var name: String {
      [bar.rawValue, posture?.rawValue ?? "", eras.name].filter { !$0.isEmpty }
        .joined(separator: ", ")
    }
  }

  private let rows: [Bar: Row]

  init(era: InterfaceBuilderEra, device: DeviceDescription?) {
    let posture = Self.posture(of: device)
    // A chosen tablet has the bars of a running program.
    let isRunning = posture == .pad && device?.isChosen == true
    let era = isRunning ? max(era, .xcode10) : era
    var rows: [Bar: Row] = [:]
    for bar in Bar.allCases {
      rows[bar] = Self.rows.first {
        $0.bar == bar && ($0.posture == nil || $0.posture == posture) && $0.eras.contains(era)
      }
    }
    self.rows = rows
  }

  private static func posture(of device: DeviceDescription?) -> Posture {
    guard let device else { return .upright }
    if device.family == .pad { return .pad }
    let classes = device.sizeClasses
    guard classes.height == .compact else { return .upright }
    return classes.width == .compact ? .small : .large
  }

  func height(of bar: Bar) -> Double { rows[bar]?.height ?? 0 }

  /// The row that gives the height of a bar, at an edge of the screen.
  func measure(of bar: Bar, at edge: InsetEdge) -> CanvasMeasure? {
    rows[bar].map {
      CanvasMeasure(kind: .safeArea, row: $0.name, evidence: $0.evidence, edges: [edge])
    }
  }

  /// The rows, of which the first that matches is used. In Xcode 26 only the bars of phones in
  /// portrait are known.
  static let rows: [Row] = [
    Row(bar: .navigationBar, eras: .tahoe, height: 54, evidence: .frames(6)),
    Row(bar: .navigationBar, posture: .small, height: 32, evidence: .guess),
    Row(
      bar: .navigationBar, posture: .pad, eras: .xcode10 ... .xcode26, height: 50,
      evidence: .frames(3)),
    Row(bar: .navigationBar, height: 44, evidence: .frames(146)),
    Row(bar: .largeTitle, eras: .tahoe, height: 52, evidence: .frames(5)),
    Row(bar: .largeTitle, posture: .small, height: 0, evidence: .guess),
    Row(bar: .largeTitle, posture: .large, height: 0, evidence: .guess),
    Row(bar: .largeTitle, height: 52, evidence: .frames(1)),
    Row(bar: .prompt, height: 30, evidence: .guess),
    Row(bar: .tabBar, eras: .tahoe, height: 49, evidence: .guess),
    Row(bar: .tabBar, posture: .small, height: 32, evidence: .guess),
    Row(
      bar: .tabBar, posture: .pad, eras: .xcode10 ... .xcode26, height: 50, evidence: .guess),
    Row(bar: .tabBar, height: 49, evidence: .frames(12, against: 1)),
    Row(bar: .toolbar, eras: .tahoe, height: 49, evidence: .guess),
    Row(bar: .toolbar, posture: .small, height: 32, evidence: .guess),
    Row(
      bar: .toolbar, posture: .pad, eras: .xcode10 ... .xcode26, height: 50, evidence: .guess),
    Row(bar: .toolbar, eras: .xcode7 ... .xcode11, height: 44, evidence: .frames(3)),
    Row(bar: .toolbar, height: 49, evidence: .frames(9)),
  ]
}
