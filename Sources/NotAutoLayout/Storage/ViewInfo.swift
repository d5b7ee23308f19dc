// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Something that is known of some views: their layouts, orders or z-indices.
///
/// Views are told apart by identity and are not kept; what is known of a view goes when the view
/// does.
public struct ViewInfo<InfoType>: ExpressibleByDictionaryLiteral {
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// How many entries there may be before those of freed views are looked for.
  private var entryLimit = 16

  /// Nothing known.
  init() {}

  /// What is known of some views; of two entries for a view the last one holds.
  public init(dictionaryLiteral elements: (View, InfoType)...) {
    for (view, info) in elements { set(.value(info), for: view) }
  }

  /// What is known of a view. What was given as a closure is asked now.
  public subscript(_ view: View) -> InfoType? { source(of: view)?.info }

  /// What is known of a view, or else the given value.
  public subscript(_ view: View, default defaultInfo: InfoType) -> InfoType {
    self[view] ?? defaultInfo
  }
}

extension ViewInfo {
  /// Where an information comes from.
  enum Source {
    case value(InfoType)
    /// Asked each time.
    case closure(() -> InfoType)

    var info: InfoType {
      switch self {
      case .value(let info): info
      case .closure(let getInfo): getInfo()
      }
    }
  }

  private struct Entry {
    private let reference: WeakView
    let source: Source

    init(view: View, source: Source) {
      reference = WeakView(view)
      self.source = source
    }

    var view: View? { reference.view }
  }

  /// How many entries there are, with those of freed views that were not looked for yet.
  var count: Int { entries.count }

  private func source(of view: View) -> Source? {
    // Another view may lie where a freed one was.
    guard let entry = entries[ObjectIdentifier(view)], entry.view === view else { return nil }
    return entry.source
  }

  /// Whether something is known of a view. Asks no closure.
  func contains(_ view: View) -> Bool { source(of: view) != nil }

  /// Replaces what is known of a view.
  ///
  /// - Complexity: O(1), amortized.
  mutating func set(_ source: Source, for view: View) {
    entries[ObjectIdentifier(view)] = Entry(view: view, source: source)
    if entries.count > entryLimit { purge() }
  }

  /// Removes what is known of freed views.
  ///
  /// - Complexity: O(*n*), where *n* is the number of entries.
  mutating func purge() {
    defer { entryLimit = max(16, entries.count * 2) }
    guard entries.values.contains(where: { $0.view == nil }) else { return }
    entries = entries.filter { $0.value.view != nil }
  }
}

/// Layouts of views.
public typealias LayoutInfo = ViewInfo<IndividualProperty.Layout>
/// The orders in which views are laid out.
public typealias OrderInfo = ViewInfo<Int>
/// How far in front views are.
public typealias ZIndexInfo = ViewInfo<Int>
