// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

extension CanvasEnvironment {
  /// The size of a view's content, of the alignment rectangle; nil on an axis without one.
  ///
  /// What the file states comes first: a placeholder, the size of a live-rendered view, that of an image. Texts are
  /// not measured: a leaf keeps the size it was stored with.
  func contentSize(of view: ViewDescription, insets: LayoutInsets) -> AxisPair<Double?> {
    var size = ownSize(of: view, insets: insets)
    replace(&size.horizontal, by: view.placeholderSize.horizontal)
    replace(&size.vertical, by: view.placeholderSize.vertical)
    return size
  }

  private func replace(
    _ size: inout Double?, by placeholder: ViewDescription.PlaceholderSize?
  ) {
    switch placeholder {
    case .points(let points): size = points
    case .infinite: size = nil
    case nil: break
    }
  }

  private func ownSize(of view: ViewDescription, insets: LayoutInsets) -> AxisPair<Double?> {
    if let designable = document.designableSizes[view.id],
      designable.horizontal != nil || designable.vertical != nil
    {
      return designable
    }
    if view.rule.kind == .image, let name = view.appearance.imageName, !view.appearance.isSymbol,
      let image = document.imageSizes[name]
    {
      return AxisPair(image.horizontal, image.vertical)
    }
    guard view.children.isEmpty else { return AxisPair(nil, nil) }
    let stored = storedSize(of: view, insets: insets)
    switch sizing(of: view) {
    case .content: return stored
    case .height: return AxisPair(nil, stored.vertical)
    case .width: return AxisPair(stored.horizontal, nil)
    case .none: return AxisPair(nil, nil)
    }
  }

  private func storedSize(of view: ViewDescription, insets: LayoutInsets) -> AxisPair<Double?> {
    let table = ControlSizeTable.size(
      of: view, platform: document.kind.platform, tools: document.toolsVersion)
    let size = AxisPair(
      view.frame.map(\.width) ?? table.horizontal, view.frame.map(\.height) ?? table.vertical)
    return AxisPair(
      size.horizontal.map { max(0, $0 - insets.left - insets.right) },
      size.vertical.map { max(0, $0 - insets.top - insets.bottom) })
  }

  /// On which axes a leaf has a size of its own.
  private func sizing(of view: ViewDescription) -> LeafSizing {
    if view.rule.kind == .box {
      switch ControlVariant(of: view).name {
      case "separatorLine": return .height
      case "separatorColumn": return .width
      default: break
      }
    }
    let scrolls = view.appearance.styles["scrollEnabled"] != "NO"
    if view.element == "textView", document.kind.platform != .macOS, !scrolls { return .content }
    guard view.rule.sizing == .none, let parent = view.parent,
      document.views[parent].rule.kind == .stack, view.rule.kind != .stack
    else { return view.rule.sizing }
    // Whatever a stack view arranges has at least the size that the canvas gave it.
    return .content
  }
}
