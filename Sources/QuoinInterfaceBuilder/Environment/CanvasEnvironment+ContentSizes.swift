// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

extension CanvasEnvironment {
  /// The size of a view's content, of the alignment rectangle; nil on an axis without one.
  ///
  /// Sizes that the file states come first: a placeholder, the size of a live-rendered view, that
  /// of an image. Texts are not measured here: a leaf keeps its stored size. ``TextFit`` decides
  /// which texts are measured later.
  func contentSize(of view: ViewDescription, insets: LayoutInsets) -> AxisPair<Double?> {
    var size = ownSize(of: view, insets: insets)
    if view.ambiguityCheck == .ignoreSizes, !readsSizesBack {
      // The program gives the view its size, so its position and the views beside it are judged
      // with it.
      let stored = storedSize(of: view, insets: insets)
      size = AxisPair(size.horizontal ?? stored.horizontal, size.vertical ?? stored.vertical)
    }
    replace(&size.horizontal, by: view.placeholderSize.horizontal)
    replace(&size.vertical, by: view.placeholderSize.vertical)
    if judgedContents == .changed, !readsSizesBack {
      let growth = Double(view.line % 17) + 3
      size = AxisPair(size.horizontal.map { $0 + growth }, size.vertical.map { $0 + growth })
    }
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
    if view.rule.sizing == .none, let designable = document.designableSizes[view.id],
      designable.horizontal != nil || designable.vertical != nil
    {
      return designable
    }
    if view.rule.kind == .image {
      guard let name = view.appearance.imageName else { return arrangedSize(of: view, insets) }
      // On macOS an image has the size of the view.
      if document.kind.platform != .macOS, !view.appearance.isSymbol,
        let image = document.imageSizes[name]
      {
        return AxisPair(image.horizontal, image.vertical)
      }
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
      of: view, platform: document.kind.platform, era: document.era)
    let size = AxisPair(
      view.frame.map(\.width) ?? table.horizontal, view.frame.map(\.height) ?? table.vertical)
    return AxisPair(
      size.horizontal.map { max(0, $0 - insets.left - insets.right) },
      size.vertical.map { max(0, $0 - insets.top - insets.bottom) })
  }

  /// The stored size where a stack view arranges the view, which otherwise has none.
  private func arrangedSize(
    of view: ViewDescription, _ insets: LayoutInsets
  ) -> AxisPair<Double?> {
    isArranged(view) && readsSizesBack
      ? storedSize(of: view, insets: insets) : AxisPair(nil, nil)
  }

  private func isArranged(_ view: ViewDescription) -> Bool {
    guard let parent = view.parent else { return false }
    return [.stack, .grid].contains(document.views[parent].rule.kind)
  }

  /// Returns the axes on which a leaf has a size of its own.
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
    if document.kind.platform == .macOS, isField(view) { return .height }
    if judgedContents == .ofPrograms, !readsSizesBack, view.rule.sizing == .none,
      view.customClass != nil
    {
      return .content
    }
    guard view.rule.sizing == .none, isArranged(view), readsSizesBack
    else {
      return view.rule.sizing
    }
    // An arranged view of a stack view has at least its size on the canvas.
    guard let parent = view.parent, let stack = document.views[parent].stack,
      document.spansStack(view)
    else { return .content }
    return stack.isVertical ? .height : .width
  }

  /// Returns whether a macOS control accepts any width: a text field, or a control that shows a
  /// value along a line.
  private func isField(_ view: ViewDescription) -> Bool {
    switch ControlVariant(of: view).name {
    case "field", "comboBox", "slider", "tickedSlider", "progressBar": true
    case "label", "plainField": view.appearance.styles["editable"] == "YES"
    default: false
    }
  }
}
