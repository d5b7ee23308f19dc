// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// The insets from frame to alignment rectangle of controls.
enum AlignmentTable {
  /// The insets of one look of a control.
  struct Row: Sendable {
    /// A name of ``ControlVariant`` on macOS, of an element on iOS.
    var control: String
    var eras: EraRange
    var insets: LayoutInsets
    /// The size of the control; nil for all sizes without a row of their own.
    var size: String?
    /// The height of the alignment rectangle, where it is the same for all heights of the frame,
    /// and the edge whose inset takes the rest.
    var alignedHeight: (points: Double, rest: InsetEdge)?
    /// Whether the row is one for controls in files of newer builds than the look.
    var isOld: Bool
    var evidence: StoredEvidence

    init(
      _ control: String, _ eras: EraRange, _ insets: (Double, Double, Double, Double),
      size: String? = nil, alignedHeight: (Double, rest: InsetEdge)? = nil, isOld: Bool = false,
      _ evidence: StoredEvidence
    ) {
      self.control = control
      self.eras = eras
      self.insets = LayoutInsets(
        top: insets.0, left: insets.1, bottom: insets.2, right: insets.3)
      self.size = size
      self.alignedHeight = alignedHeight.map { (points: $0.0, rest: $0.rest) }
      self.isOld = isOld
      self.evidence = evidence
    }

    func measure(on platform: InterfacePlatform) -> CanvasMeasure {
      let family = platform == .macOS ? "macOS" : "iOS"
      return CanvasMeasure(kind: .alignmentInsets, row: "\(family) \(name)", evidence: evidence)
    }

    var name: String {
      [control, size, isOld ? "not drawn again" : nil, eras.name]
        .compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
    }

    func insets(of view: ViewDescription) -> LayoutInsets {
      guard let alignedHeight, let height = view.frame?.height, height > 0 else { return insets }
      var insets = insets
      insets[keyPath: alignedHeight.rest.inset] = 0
      let rest = height - insets.top - insets.bottom - alignedHeight.points
      insets[keyPath: alignedHeight.rest.inset] = max(0, rest)
      return insets
    }

    func matches(_ name: String, _ size: String?) -> Bool {
      control == name && (self.size == nil || self.size == size)
    }
  }

  /// Returns the row for a view with the look of an era. For a control without a row, zero insets
  /// are guessed.
  ///
  /// - Parameter isOld: Whether the file is of a newer era than the look.
  static func row(
    for view: ViewDescription, platform: InterfacePlatform, era: InterfaceBuilderEra,
    isOld: Bool = false
  ) -> Row {
    let isMacOS = platform == .macOS
    let variant = isMacOS ? ControlVariant(of: view) : ControlVariant(name: view.element)
    let isContainer = view.rule.sizing == .none && view.rule.kind != .box && view.rule.kind != .tab
    let name = isContainer ? container : variant.name
    let row = (isMacOS ? macOSRows : iOSRows).first {
      $0.eras.contains(era) && $0.matches(name, variant.size) && (isOld || !$0.isOld)
    }
    guard var row else { return Row(name, .all, (0, 0, 0, 0), .guess) }
    // The insets of regular controls are no evidence for those of large ones.
    let isOfOtherSize = variant.size == "large" && row.size == nil && row.insets != .zero
    if isMacOS, isOfOtherSize, era < .xcode26 { row.evidence = .guess }
    return row
  }

  /// The name of all views that only contain others.
  static let container = "container"
}
