// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension NotAutoLayoutContainer where Containee: View & GroupLayoutStorable {
  /// Stores a layout of a run of subviews. It is applied from the next layout pass on.
  ///
  /// ```swift
  /// bar.nal.setRunLayout(for: [like, comment, share]) { $0
  ///   .setMiddle(by: { $0.middle })
  ///   .fitSize()
  ///   .setHorizontalInsetsEqualingToMargin()
  /// }
  /// ```
  ///
  /// Setting it again for the same views replaces it. Views that are not subviews are left out.
  public func setRunLayout(
    for views: [View], under condition: any ConditionEnum = DefaultCondition.default,
    making: (
      _ layoutMaker: LayoutMaker<SequentialProperty.Initial>
    ) -> LayoutMaker<SequentialProperty.Layout>
  ) {
    store(.run(makeSequentialLayout(making)), for: [views], under: condition)
  }

  /// Stores a layout of subviews in rows and columns. It is applied from the next layout pass on.
  ///
  /// Setting it again for the same rows replaces it. Views that are not subviews are left out.
  public func setGridLayout(
    for rows: [[View]], under condition: any ConditionEnum = DefaultCondition.default,
    making: (
      _ layoutMaker: LayoutMaker<MatricalProperty.Initial>
    ) -> LayoutMaker<MatricalProperty.Layout>
  ) {
    store(.grid(makeMatricalLayout(making)), for: rows, under: condition)
  }

  /// Applies the stored layouts of runs and grids in the order in which they were set: those of the
  /// current condition or, if it has none, those of the default condition.
  public func layoutGroups() {
    guard !body.groupInfo.isEmpty else { return }
    let standard = DefaultCondition.default.rawValue
    for group in body.groupInfo[currentKey] ?? body.groupInfo[standard] ?? [] {
      let rows = group.rows(in: body)
      switch group.layout {
      case .run(let run): layout(rows.flatMap { $0 }, with: run)
      case .grid(let grid): layout(rows, with: grid)
      }
    }
  }

  private func store(
    _ layout: StoredGroup.Layout, for rows: [[View]], under condition: any ConditionEnum
  ) {
    condition.warnOfCollision(in: body)
    body.groupInfo[condition.rawValue, default: []].removeAll { $0.isAbout(rows) }
    body.groupInfo[condition.rawValue, default: []].append(StoredGroup(rows, layout))
  }
}
