// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// The description of a layout: its elements in the order of the calls, each with the source of its
// value, and the evaluations after them: `left: 16.0, top: by the parent, size: fitting (width:
// 0.0, height: 0.0), then moveXBy`.

extension IndividualProperty.State: CustomStringConvertible {
  public var description: String { record.description }
}

extension SequentialProperty.State: CustomStringConvertible {
  public var description: String {
    Direction.self == SequentialProperty.Finished.self
      ? "\(record.words), gaps: \(insets.source)\(record.changes)" : record.description
  }
}

extension MatricalProperty.State: CustomStringConvertible {
  public var description: String {
    Stage.self == MatricalProperty.Complete.self
      ? "\(record.words), gaps: \(gaps.source)\(record.changes)" : record.description
  }
}

extension LayoutRecord: CustomStringConvertible {
  @usableFromInline var description: String {
    count == 0 ? "nothing" : "\(words)\(changes)"
  }

  fileprivate var words: String {
    elements.map(\.description).joined(separator: ", ")
  }

  fileprivate var changes: String {
    evaluations.map { evaluation in
      ", then \(Mirror(reflecting: evaluation).children.first?.label ?? "nothing")"
    }.joined()
  }
}

extension RecordedElement: CustomStringConvertible {
  @usableFromInline var description: String {
    switch self {
    case .none: "nothing"
    case .horizontal(let anchor, let element): "\(anchor): \(element.source)"
    case .vertical(let anchor, let element): "\(anchor): \(element.source)"
    case .point(let x, let y, let element): "\(y) \(x): \(element.source)"
    case .width(let element): "width: \(element.source)"
    case .height(let element): "height: \(element.source)"
    case .size(let element): "size: \(element.source)"
    case .frame(let element): "frame: \(element.source)"
    }
  }
}

extension HorizontalAnchor: CustomStringConvertible {
  @usableFromInline var description: String {
    switch self {
    case .left: "left"
    case .center: "center"
    case .right: "right"
    case .leading: "leading"
    case .trailing: "trailing"
    case .fraction(let fraction): "horizontal at \(fraction)"
    }
  }
}

extension VerticalAnchor: CustomStringConvertible {
  @usableFromInline var description: String {
    switch self {
    case .top: "top"
    case .middle: "middle"
    case .bottom: "bottom"
    case .fraction(let fraction): "vertical at \(fraction)"
    }
  }
}
