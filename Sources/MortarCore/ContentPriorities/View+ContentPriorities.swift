// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// The names are the original's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import QuoinPlatform

extension PlatformView {
  /// The priority with which the view resists becoming narrower than its content.
  public var m_compResistH: any MortarAliasLayoutPriorityAble {
    get { contentCompressionResistancePriority(for: .horizontal) }
    set { setContentCompressionResistancePriority(newValue.m_intoPriority(), for: .horizontal) }
  }

  /// The priority with which the view resists becoming shorter than its content.
  public var m_compResistV: any MortarAliasLayoutPriorityAble {
    get { contentCompressionResistancePriority(for: .vertical) }
    set { setContentCompressionResistancePriority(newValue.m_intoPriority(), for: .vertical) }
  }

  /// The priority with which the view resists becoming smaller than its content. Can only be set:
  /// the axes may differ.
  public var m_compResist: any MortarAliasLayoutPriorityAble {
    get { unreadable("m_compResist") }
    set { (m_compResistH, m_compResistV) = (newValue, newValue) }
  }

  /// The priority with which the view resists becoming wider than its content.
  public var m_huggingH: any MortarAliasLayoutPriorityAble {
    get { contentHuggingPriority(for: .horizontal) }
    set { setContentHuggingPriority(newValue.m_intoPriority(), for: .horizontal) }
  }

  /// The priority with which the view resists becoming taller than its content.
  public var m_huggingV: any MortarAliasLayoutPriorityAble {
    get { contentHuggingPriority(for: .vertical) }
    set { setContentHuggingPriority(newValue.m_intoPriority(), for: .vertical) }
  }

  /// The priority with which the view resists becoming bigger than its content. Can only be set:
  /// the axes may differ.
  public var m_hugging: any MortarAliasLayoutPriorityAble {
    get { unreadable("m_hugging") }
    set { (m_huggingH, m_huggingV) = (newValue, newValue) }
  }

  private func unreadable(_ property: String) -> any MortarAliasLayoutPriorityAble {
    let name = PlatformItem.name(of: self)
    LayoutMisuse.report(
      MortarMisuse.unreadable(
        property: "\(name).\(property)", horizontal: "\(property)H", vertical: "\(property)V"
      ).report)
    return MortarAliasLayoutPriority(rawValue: 0)
  }
}
