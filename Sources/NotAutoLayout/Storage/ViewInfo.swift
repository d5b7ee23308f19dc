// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Values for views: their layouts, orders or z-indices.
///
/// Views are compared by identity and referenced weakly. The value for a view is removed some time
/// after the view is released.
public struct ViewInfo<InfoType>: ExpressibleByDictionaryLiteral {
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The number of entries above which those of released views are removed.
  private var entryLimit = 16

  /// Creates an empty table.
  init() {}

  /// Creates a table with values for views; of two values for a view the last one is used.
  public init(dictionaryLiteral elements: (View, InfoType)...) {
    for (view, info) in elements { set(.value(info), for: view) }
  }

  /// The value for a view. A value that was set as a closure is computed now.
  public subscript(_ view: View) -> InfoType? { source(of: view)?.info }

  /// The value for a view, or else the default.
  public subscript(_ view: View, default defaultInfo: InfoType) -> InfoType {
    self[view] ?? defaultInfo
  }
}

extension ViewInfo {
  /// The source of a value.
  enum Source {
    case value(InfoType)
    /// A closure that is called at each access.
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

  /// The number of entries, including those of released views that are not removed yet.
  var count: Int { entries.count }

  /// The views that are not released, with their values, in no particular order. Calls closures.
  var infos: [(view: View, info: InfoType)] {
    entries.values.compactMap { entry in entry.view.map { ($0, entry.source.info) } }
  }

  func source(of view: View) -> Source? {
    // Another view may have the address of a released one.
    guard let entry = entries[ObjectIdentifier(view)], entry.view === view else { return nil }
    return entry.source
  }

  /// Whether there is a value for a view. Calls no closure.
  func contains(_ view: View) -> Bool { source(of: view) != nil }

  /// Sets the value for a view.
  ///
  /// - Complexity: O(1), amortized.
  mutating func set(_ source: Source, for view: View) {
    entries[ObjectIdentifier(view)] = Entry(view: view, source: source)
    if entries.count > entryLimit { purge() }
  }

  /// Removes the values for released views.
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
/// The z-indices of views.
public typealias ZIndexInfo = ViewInfo<Int>
