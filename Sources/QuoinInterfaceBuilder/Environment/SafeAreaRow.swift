// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A rule for safe areas that depend on neither a device nor a bar.
struct SafeAreaRow: Sendable {
  var name: String
  var edges: Set<InsetEdge>
  var evidence: StoredEvidence

  var measure: CanvasMeasure {
    CanvasMeasure(kind: .safeArea, row: name, evidence: evidence, edges: edges)
  }

  // MARK: Rows

  static let noDevice = SafeAreaRow(
    name: "status bar of 20 points without a known device", edges: [.top],
    evidence: .frames(30))
  static let hiddenStatusBar = SafeAreaRow(
    name: "no status bar on devices with a home button, builds 14800 to 21599", edges: [.top],
    evidence: .frames(64, against: 2))
  static let television = SafeAreaRow(
    name: "television, 60 and 80 points, from build 13700", edges: Set(InsetEdge.allCases),
    evidence: .frames(2))
  static let oldTelevision = SafeAreaRow(
    name: "television, 60 and 90 points, before build 13700", edges: Set(InsetEdge.allCases),
    evidence: .frames(1))
  static let twice = SafeAreaRow(
    name: "insets of round screens twice, from build 23700", edges: Set(InsetEdge.allCases),
    evidence: .frames(22, against: 3))
  static let twiceInXib = SafeAreaRow(
    name: "insets of round screens twice in a view of a xib that fills the screen, "
      + "from build 23700", edges: Set(InsetEdge.allCases),
    evidence: .frames(0, elsewhere: 29))
  static let twiceAbovePart = SafeAreaRow(
    name: "upper inset twice above a part of a round screen of 240 points or more, "
      + "from build 23700", edges: [.top], evidence: .frames(1))
  static let partTop = SafeAreaRow(
    name: "nothing above a view of less than 400 points that does not fill the screen, "
      + "before build 14800", edges: [.top], evidence: .frames(7))
  static let partBottom = SafeAreaRow(
    name: "nothing below a view that is smaller than the screen, before build 21000",
    edges: [.bottom], evidence: .frames(8))
  static let sheet = SafeAreaRow(
    name: "nothing above a sheet", edges: [.top], evidence: .frames(11))
  static let sheetBar = SafeAreaRow(
    name: "12 points above the bar of a sheet, before build 24000", edges: [.top],
    evidence: .frames(4))
  static let newSheetBar = SafeAreaRow(
    name: "20 points above the bar of a sheet, from build 24000", edges: [.top],
    evidence: .frames(3))
  static let opaqueTop = SafeAreaRow(
    name: "nothing below an opaque bar at the top", edges: [.top], evidence: .frames(61))
  static let opaqueTopWithoutDevice = SafeAreaRow(
    name: "view moved below an opaque bar, without a device", edges: [.bottom], evidence: .frames(4)
  )
  static let opaqueBottom = SafeAreaRow(
    name: "nothing above an opaque bar at the bottom", edges: [.bottom], evidence: .frames(19))

  static let all = [
    noDevice, hiddenStatusBar, television, oldTelevision, twice, twiceInXib, twiceAbovePart,
    partTop, partBottom, sheet, sheetBar, newSheetBar, opaqueTop, opaqueTopWithoutDevice,
    opaqueBottom,
  ]
}
