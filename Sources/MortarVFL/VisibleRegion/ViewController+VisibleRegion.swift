// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// The name is the original's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import MortarCore
public import QuoinPlatform

extension PlatformViewController {
  /// The part of the controller's view that bars do not cover: as wide as the view, and as high as
  /// its safe area.
  ///
  /// ```swift
  /// dialog.m_center |=| m_visibleRegion
  /// m_visibleRegion ||^^ title || list[~~1]
  /// ```
  ///
  /// An invisible view of class `_MortarVFLGhostView`, which the first access adds to the
  /// controller's view. When another subview has the tag by which it is found, that is
  /// reported to `LayoutMisuse`, and the returned view has no superview.
  public var m_visibleRegion: MortarView {
    let taken = view.subviews.first { $0.tag == _MortarVFLGhostView.reservedTag }
    switch taken {
    case let region as _MortarVFLGhostView: return region
    case let foreign?:
      LayoutMisuse.report(.reservedTag(of: foreign))
      return _MortarVFLGhostView()
    case nil: return addVisibleRegion()
    }
  }

  private func addVisibleRegion() -> MortarView {
    let region = _MortarVFLGhostView()
    view.addSubview(region)
    region.m_sides |=| view ! .req
    region.m_top |=| m_topLayoutGuideBottom ! .req
    region.m_bottom |=| m_bottomLayoutGuideTop ! .req
    return region
  }
}

extension LayoutMisuseReport {
  @MainActor fileprivate static func reservedTag(of view: PlatformView) -> LayoutMisuseReport {
    let name = PlatformItem.name(of: view)
    return LayoutMisuseReport(
      code: "M-17", name: "Mortar VFL Parsing Error",
      sentence: "\(name) has the tag \(view.tag), which is reserved for the view of "
        + "m_visibleRegion; give it another tag.", evidence: [name, "\(view.tag)"])
  }
}
