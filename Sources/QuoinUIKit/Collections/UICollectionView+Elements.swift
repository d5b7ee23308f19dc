// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

extension UICollectionView {
  /// The numbers of items of the sections.
  var counts: [Int] {
    if let counts = elements.counts { return counts }
    guard let dataSource else { return [] }
    let sections = max(dataSource.numberOfSections(in: self), 0)
    let counts = (0..<sections).map { section in
      max(dataSource.collectionView(self, numberOfItemsInSection: section), 0)
    }
    elements.counts = counts
    return counts
  }

  /// Marks the layout, so that the next pass places the elements again.
  func layoutWasInvalidated(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateDataSourceCounts { elements.counts = nil }
    if context.invalidateEverything { elements.fitted = [] }
    if context.contentOffsetAdjustment != .zero {
      contentOffset.x += context.contentOffsetAdjustment.x
      contentOffset.y += context.contentOffsetAdjustment.y
    }
    setNeedsLayout()
  }

  /// Prepares the layout after a change.
  func prepareLayout() {
    guard dataSource != nil, collectionViewLayout.needsPreparation else { return }
    collectionViewLayout.needsPreparation = false
    // A layout that is prepared before the first pass is invalidated when the bounds change until
    // then.
    if elements.arrangedBounds == nil { elements.arrangedBounds = bounds }
    collectionViewLayout.prepare()
    let size = collectionViewLayout.collectionViewContentSize
    if contentSize != size { contentSize = size }
  }

  /// Makes, places and removes views, so that there are those of the elements that meet the bounds.
  ///
  /// Collection views without a data source, such as those of files, are not changed.
  func arrangeElements() {
    backgroundView?.frame = bounds
    guard dataSource != nil, !elements.isArranging else { return }
    guard bounds.width > 0 || bounds.height > 0 else { return }
    elements.isArranging = true
    defer { elements.isArranging = false }
    invalidateForBounds()
    prepareLayout()
    var shown = elementsInBounds
    // Each round gives the layout the preferred size of at least one more element, and each element
    // gives its size once.
    while fitElements(shown) {
      prepareLayout()
      shown = elementsInBounds
    }
    removeElements(except: Set(shown.map(\.key)))
    for attributes in shown { place(attributes) }
  }

  private func invalidateForBounds() {
    let old = elements.arrangedBounds
    elements.arrangedBounds = bounds
    guard let old, old != bounds else { return }
    let layout = collectionViewLayout
    if old.size != bounds.size { elements.fitted = [] }
    // Layouts compare the new bounds with those of the view, which are the old ones at that time.
    let new = bounds
    elements.oldBounds = old
    let context =
      layout.shouldInvalidateLayout(forBoundsChange: new)
      ? layout.invalidationContext(forBoundsChange: new) : nil
    elements.oldBounds = nil
    if let context { layout.invalidateLayout(with: context) }
  }

  private var isMirrored: Bool {
    let direction = effectiveUserInterfaceLayoutDirection
    return collectionViewLayout.flipsHorizontallyInOppositeLayoutDirection
      && direction != collectionViewLayout.developmentLayoutDirection
  }

  /// The attributes of the elements that meet the bounds, mirrored if the layout requires it.
  private var elementsInBounds: [UICollectionViewLayoutAttributes] {
    let isMirrored = isMirrored
    let width = max(contentSize.width, bounds.width)
    var rect = bounds
    if isMirrored { rect.origin.x = width - rect.maxX }
    let found = collectionViewLayout.layoutAttributesForElements(in: rect) ?? []
    // Programs return elements outside of the rectangle too, which need no views. One without a
    // width gets a view, which may have another preferred size.
    let shown = found.filter { $0.frame.reaches(into: rect) && isInData($0) }
    guard isMirrored else { return shown }
    return shown.map { attributes in
      let mirrored = attributes.duplicate
      mirrored.center.x = width - attributes.center.x
      return mirrored
    }
  }

  /// Returns whether the data source has the element.
  private func isInData(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    guard attributes.representedElementCategory == .cell else { return true }
    let path = attributes.indexPath
    return path.count == 2 && path.item >= 0 && path.item < numberOfItems(inSection: path.section)
  }

  /// Passes the preferred sizes of elements to the layout. Returns whether it changed.
  private func fitElements(_ shown: [UICollectionViewLayoutAttributes]) -> Bool {
    var isChanged = false
    let layout = collectionViewLayout
    for attributes in shown where attributes.sizing != .exact {
      let key = attributes.key
      guard key.category != .decorationView, elements.fitted.insert(key).inserted else { continue }
      guard let view = view(of: attributes) else { continue }
      let preferred = view.preferredLayoutAttributesFitting(attributes.duplicate)
      guard
        layout.shouldInvalidateLayout(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
      else { continue }
      layout.invalidateLayout(
        with: layout.invalidationContext(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
      isChanged = true
    }
    return isChanged
  }

  /// Requests the preferred size of a view again after its content changed.
  func contentDidChange(of view: UICollectionReusableView) {
    guard selfSizingPolicy != .never, !elements.isArranging, let key = elements.key(of: view),
      elements.fitted.remove(key) != nil
    else { return }
    setNeedsLayout()
  }

  private func removeElements(except shown: Set<CollectionElementKey>) {
    for key in elements.views.keys where !shown.contains(key) { removeElement(key) }
  }

  /// Removes the view of an element, and keeps it for reuse.
  func removeElement(_ key: CollectionElementKey) {
    elements.attributes[key] = nil
    elements.fitted.remove(key)
    guard let view = elements.views.removeValue(forKey: key) else { return }
    elements.recycle(view)
    let path = key.indexPath
    if let cell = view as? UICollectionViewCell {
      delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
    } else if key.category == .supplementaryView, let kind = key.kind {
      delegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: path)
    }
  }

  /// Returns the view of an element, which the data source provides if it is missing.
  private func view(of attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    let key = attributes.key
    if let view = elements.views[key] { return view }
    guard let view = makeView(of: attributes) else { return nil }
    elements.views[key] = view
    view.isSeparateLayoutRoot = true
    view.translatesAutoresizingMaskIntoConstraints = true
    (view as? UICollectionViewCell)?.isSelected = elements.selection.contains(key.indexPath)
    view.place(by: attributes)
    elements.attributes[key] = attributes.duplicate
    insert(view, zIndex: attributes.zIndex)
    willDisplay(view, attributes)
    return view
  }

  private func makeView(
    of attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView? {
    let (path, kind) = (attributes.indexPath, attributes.representedElementKind ?? "")
    switch attributes.representedElementCategory {
    case .cell: return dataSource?.collectionView(self, cellForItemAt: path)
    case .supplementaryView:
      return dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
    case .decorationView:
      return collectionViewLayout.decorationClasses[kind]?.make(frame: attributes.frame)
        as? UICollectionReusableView
    }
  }

  private func willDisplay(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) {
    let path = attributes.indexPath
    if let cell = view as? UICollectionViewCell {
      delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
    } else if attributes.representedElementCategory == .supplementaryView {
      delegate?.collectionView(
        self, willDisplaySupplementaryView: view,
        forElementKind: attributes.representedElementKind ?? "", at: path)
    }
  }

  /// Inserts a view behind those of greater indices.
  private func insert(_ view: UICollectionReusableView, zIndex: Int) {
    let above = elements.attributes.filter { $0.value.zIndex > zIndex }
      .compactMap { elements.views[$0.key] }
    let index = subviews.firstIndex { sibling in above.contains { $0 === sibling } }
    view.layer.zPosition = CGFloat(zIndex)
    if let index { insertSubview(view, at: index) } else { addSubview(view) }
  }

  private func place(_ attributes: UICollectionViewLayoutAttributes) {
    guard let view = view(of: attributes) else { return }
    let old = elements.attributes[attributes.key]
    guard old !== attributes else { return }
    view.place(by: attributes)
    elements.attributes[attributes.key] = attributes.duplicate
    guard let old, old.zIndex != attributes.zIndex else { return }
    view.removeFromSuperview()
    insert(view, zIndex: attributes.zIndex)
  }
}
