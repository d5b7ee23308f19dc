// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

extension DocumentReader {
  /// The attributes of a view element. The id is filled in by the caller.
  mutating func describe(
    _ element: MarkupElement, role: ViewDescription.Role, parent: Int?, index: Int
  ) -> ViewDescription {
    let platform = document.kind.platform
    let rule =
      ElementTable.rule(for: element.name, platform: platform)
      ?? ElementTable.fallback(platform: platform)
    var view = ViewDescription(
      id: "", element: element.name, rule: rule, line: element.line, column: element.column,
      role: role, parent: parent, root: parent.map { document.views[$0].root } ?? index)
    view.customClass = element["customClass"]
    view.names = names(of: element)
    view.frame = frame(of: element)
    view.mask = mask(of: element)
    view.translatesMask =
      !document.usesAutolayout
      || element.flag("translatesAutoresizingMaskIntoConstraints") ?? true
    view.isFixedFrame = element.flag("fixedFrame") ?? false
    view.isMarkedAmbiguous = element.flag("ambiguous") ?? false
    view.ambiguityCheck =
      element["verifyAmbiguity"].flatMap { ViewDescription.AmbiguityCheck(rawValue: $0) }
      ?? .always
    view.isMisplaced = element.flag("misplaced") ?? false
    view.isHidden = element.flag("hidden") ?? false
    view.clipsSubviews = element.flag("clipsSubviews") ?? false
    // -1 is `automaticDimension`.
    view.hasAutomaticRows = rule.kind == .table && element["rowHeight"] == "-1"
    view.hasRowHeight = element["rowHeight"].map { $0 != "-1" } ?? false
    view.hugging = AxisPair(
      priority("horizontalHuggingPriority", of: element, default: 250),
      priority("verticalHuggingPriority", of: element, default: 250))
    view.compressionResistance = AxisPair(
      priority("horizontalCompressionResistancePriority", of: element, default: 750),
      priority("verticalCompressionResistancePriority", of: element, default: 750))
    view.placeholderSize = AxisPair(
      placeholder("placeholderIntrinsicWidth", of: element),
      placeholder("placeholderIntrinsicHeight", of: element))
    view.margins = margins(of: element)
    view.preservesSuperviewMargins = element.flag("preservesSuperviewLayoutMargins") ?? false
    view.insetsMarginsFromSafeArea = element.flag("insetsLayoutMarginsFromSafeArea") ?? true
    view.followsReadableWidth = element.flag("layoutMarginsFollowReadableWidth") ?? false
    view.forcesDirection = direction(of: element)
    view.stack = rule.kind == .stack ? stack(element) : nil
    view.grid = rule.kind == .grid ? grid(element) : nil
    view.appearance = appearance(of: element)
    if parent == nil { view.simulatedBars = simulatedBars(of: element) }
    return view
  }

  private mutating func placeholder(
    _ attribute: String, of element: MarkupElement
  ) -> ViewDescription.PlaceholderSize? {
    if element[attribute] == "infinite" { return .infinite }
    return number(attribute, of: element).map { .points(max(0, $0)) }
  }

  private func direction(of element: MarkupElement) -> LayoutDirection? {
    switch element["semanticContentAttribute"] {
    case "forceRightToLeft": .rightToLeft
    case "forceLeftToRight", "playback", "spatial": .leftToRight
    default: nil
    }
  }

  private mutating func stack(_ element: MarkupElement) -> StackDescription {
    let isMacOS = document.kind.platform == .macOS
    var stack = StackDescription()
    stack.isVertical = (element["axis"] ?? element["orientation"]) == "vertical"
    stack.distribution = element["distribution"] ?? ""
    stack.alignment = element["alignment"] ?? ""
    let standard = isMacOS || element["spacingType"] == "standard" ? 8.0 : 0
    stack.spacing = number("spacing", of: element) ?? standard
    stack.isBaselineRelative = element.flag("baselineRelativeArrangement") ?? false
    stack.stackHugging = AxisPair(
      priority("horizontalStackHuggingPriority", of: element, default: 250),
      priority("verticalStackHuggingPriority", of: element, default: 250))
    stack.clippingResistance = AxisPair(
      priority("horizontalClippingResistancePriority", of: element, default: 1000),
      priority("verticalClippingResistancePriority", of: element, default: 1000))
    if let insets = element.child("edgeInsets", key: "edgeInsets") {
      stack.edgeInsets = ["top", "left", "bottom", "right"].map {
        number($0, of: insets) ?? 0
      }
    }
    // Unset entries hold the largest number of a single-precision float.
    stack.customSpacing =
      element.child("customSpacing")?.children.map {
        $0["value"].flatMap(Self.number)
      } ?? []
    return stack
  }
}
