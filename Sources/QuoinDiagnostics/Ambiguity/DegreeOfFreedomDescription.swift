// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinLayout

/// A `DegreeOfFreedom` in words: the ambiguous coordinate, its range, the cause, and fixes.
public struct DegreeOfFreedomDescription: Hashable, Sendable {
  /// The ambiguity in words, such as `nothing says how wide UIView badge is`.
  public var headline: String
  /// The coordinate after which others follow.
  public var driver: LayoutAmbiguity
  /// The name of its item.
  public var name: String
  /// The source location of the item, with the folders of the file; nil when it is not known.
  public var location: String?
  /// The range, and the value shown, such as `x can be anything from 16 to 281; shown at 16, where
  /// Quoin's tie rule puts it`.
  public var range: String
  /// The range on a line along the axis; nil where a range has no end.
  public var picture: String?
  /// The cause of the ambiguity.
  public var cause: String
  /// The coordinates that follow, such as `and with it the x of title`; nil when none follows.
  public var followers: String?
  /// Edits that determine the coordinate, the best first.
  public var fixes: [FixDescription]
  /// The contents that do not fit, which are then the subject of ``headline``.
  package var full: FullContainer?
  /// The other content that resists or hugs with the same priority; nil for another cause.
  var tie: ContentTie?
  /// The fix of the other content, which settles its other ties too.
  var sharedFix: FixDescription?
  /// The constraints on the item that the program made and the layout does not have, or that name
  /// edges in two ways.
  var missing: String?
  /// The reason that the item, or one that determines its size, has no content size.
  var emptyContent: String?

  /// The number of followers that are named.
  private static let mostFollowers = 5

  /// - Parameters:
  ///   - degree: a degree of freedom of the last layout.
  ///   - engine: the engine that reported it, unchanged since.
  ///   - names: the names of items and constraints.
  ///   - fixLimit: the number of fixes that are found.
  ///   - width: the number of characters of the picture.
  public init(
    _ degree: DegreeOfFreedom, in engine: LayoutEngine, names: LayoutNames, fixLimit: Int = 3,
    width: Int = 60
  ) {
    let text = RequirementText(names: names)
    let driver = degree.driver
    let shown = engine.shownValue(of: driver)
    (self.driver, name) = (driver, names.item(driver.item))
    headline = Set([driver.coordinate]).headline(name)
    location = names.itemLocation(driver.item)
    range =
      "\(driver.coordinate.words) can be anything\(driver.rangeWords(PrintedSum.number)); "
      + "shown at \(PrintedSum.number(shown)), where Quoin's tie rule puts it"
    picture = RangePicture(driver, in: engine, name: names.item(driver.item), width: width)?.line
    cause = Self.cause(degree, engine, text)
    tie = ContentTie(degree, names)
    followers = Self.followers(degree.followers, names)
    if driver.coordinate != .x, driver.coordinate != .y {
      emptyContent = Self.emptyContent(degree, names)
    }
    switch degree.cause {
    case .unconstrained, .openPosition, .openSize: missing = names.missingConstraints(driver.item)
    case .unknownContent, .scrollableContent, .tie: missing = nil
    }
    if missing == nil, driver.coordinate.axis == .horizontal {
      let own = engine.constraintIDs.filter { engine.constraint($0, places: driver.item) }
      missing = MixedDirections(own.map(LayoutRequirement.constraint), engine)?.hint
    }
    let tried = fixLimit > 0 ? engine.withoutBrokenConstraints : engine
    // A tie has fixes of both contents, of which one may settle other ties too.
    let triedCount = fixLimit > 0 && tie != nil ? max(fixLimit, 2) : fixLimit
    fixes = tried.fixes(for: degree, limit: triedCount).map { fix in
      var description = FixDescription(fix, in: engine, names: names)
      if let moved = Self.movement(of: driver, fix.edit, engine) {
        let coordinate = driver.coordinate.words
        description.effect +=
          "; \(coordinate) \(PrintedSum.number(shown)) -> \(PrintedSum.number(moved))"
      }
      return description
    }
    sharedFix = tie.flatMap { tie in
      fixes.first { fix in
        if case .setPriority(tie.requirement, _) = fix.fix.edit { true } else { false }
      }
    }
    fixes = Array(fixes.prefix(fixLimit))
    if let full = FullContainer(degree, in: engine, names: names, fixLimit: fixLimit) {
      self.full = full
      headline = "\(full.subject): \(full.sentence)"
      fixes = full.fixes(among: fixes, limit: fixLimit)
    }
  }

  /// Describes a degree of freedom that the layout shown does not have, such as one of sizes that
  /// it has only because a file stores them.
  ///
  /// - Parameters:
  ///   - degree: a degree of freedom of the last layout of `engine`.
  ///   - engine: the engine that finds the ambiguity, unchanged since.
  ///   - names: the names of items and constraints of this engine.
  ///   - fixLimit: the number of fixes that are found.
  ///   - shown: the value of the driver in the layout shown.
  package init(
    judged degree: DegreeOfFreedom, in engine: LayoutEngine, names: LayoutNames, fixLimit: Int = 3,
    shown: Double
  ) {
    let driver = degree.driver
    (self.driver, name) = (driver, names.item(driver.item))
    headline = Set([driver.coordinate]).headline(name)
    location = names.itemLocation(driver.item)
    range = Self.range(of: driver, shown: shown)
    picture = nil
    cause = Self.cause(
      degree, engine, RequirementText(names: names), choice: "the sizes in the file decide")
    followers = Self.followers(degree.followers, names)
    fixes = engine.fixes(for: degree, limit: fixLimit).map { fix in
      var description = FixDescription(fix, in: engine, names: names)
      let value = Self.value(of: driver, with: fix.edit, engine) ?? engine.shownValue(of: driver)
      // The views move relative to the layout shown, which the engine does not have.
      description.effect =
        "then \(driver.coordinate.words) is \(PrintedSum.number(value)), "
        + (fix.holdsAtOtherSizes ? "no new problem" : "fits this screen only")
      return description
    }
  }

  /// Describes a coordinate that no degree of freedom of the layout shown has, such as a size that
  /// the layout has only because a file stores it. No fix can be tried by solving that layout.
  ///
  /// - Parameters:
  ///   - ambiguity: the coordinate and its range, which may be that of another layout. The value
  ///     shown is only named where the range contains it.
  ///   - engine: the engine of the layout shown.
  ///   - names: the names of items.
  package init(
    untried ambiguity: LayoutAmbiguity, in engine: LayoutEngine, names: LayoutNames
  ) {
    (driver, name) = (ambiguity, names.item(ambiguity.item))
    headline = Set([ambiguity.coordinate]).headline(name)
    location = names.itemLocation(ambiguity.item)
    range = Self.range(of: ambiguity, shown: engine.shownValue(of: ambiguity))
    picture = nil
    let content = engine.item(ambiguity.item)?.content(ambiguity.coordinate.axis)
    cause = AmbiguityRemedy.words(for: ambiguity.coordinate, hasContent: content != nil)
    followers = nil
    fixes = []
  }

  /// The full form, of several lines.
  public var text: String { ItemAmbiguity([self]).text }

  private static func emptyContent(_ degree: DegreeOfFreedom, _ names: LayoutNames) -> String? {
    let coordinate = degree.driver.coordinate
    let isContent = coordinate == .contentWidth || coordinate == .contentHeight
    let length: LayoutAmbiguity.Coordinate = coordinate.axis == .horizontal ? .width : .height
    let sizes =
      (isContent ? [] : [degree.driver]) + degree.followers.filter { $0.coordinate == length }
    for item in sizes.map(\.item) {
      guard let reason = names.emptyContent(item) else { continue }
      return item == degree.driver.item ? reason : "\(names.item(item)) inside of it: \(reason)"
    }
    return nil
  }

  /// The lines below the headline.
  var details: [String] {
    var result = ["   = \(range)"]
    if let picture { result.append("   |  \(picture)") }
    result.append("   = \(cause)")
    if let followers { result.append("   = \(followers)") }
    let note = full == nil ? " each determines it" : ""
    return result + FixDescription.lines(fixes, note: note)
  }

  /// The headline, the range, and the first fix or else the cause, one line each.
  public var shortText: String {
    "\(headline)\n  \(range)\n  " + (fixes.first.map { "fix: \($0.text)" } ?? cause)
  }

  /// The range, and the value shown if the range contains it.
  private static func range(of ambiguity: LayoutAmbiguity, shown: Double) -> String {
    let words =
      "\(ambiguity.coordinate.words) can be anything\(ambiguity.rangeWords(PrintedSum.number))"
    return ambiguity.contains(shown) ? "\(words); shown at \(PrintedSum.number(shown))" : words
  }

  private static func cause(
    _ degree: DegreeOfFreedom, _ engine: LayoutEngine, _ text: RequirementText,
    choice: String = "Quoin's tie rules choose"
  ) -> String {
    let item = text.names.item(degree.driver.item)
    let direction = degree.driver.coordinate.axis == .horizontal ? "horizontal" : "vertical"
    switch degree.cause {
    case .unconstrained: return "\(item) has no \(direction) constraint"
    case .openPosition: return "no \(direction) constraint gives the position of \(item)"
    case .openSize: return "no \(direction) constraint or content gives the size of \(item)"
    case .unknownContent:
      return "\(item) may have a content size at run time; a placeholder size in the file, or "
        + "intrinsicContentSize, determines it"
    case .scrollableContent:
      return "nothing that scrolls determines the end of the content of \(item)"
    case .tie(let first, let second):
      let priority = engine.priority(of: first).map { " \(LayoutText.number($0))" } ?? ""
      return "\(text.line(first, in: engine)) and \(text.line(second, in: engine)) have the same "
        + "priority\(priority), so \(choice)"
    }
  }

  private static func followers(_ followers: [LayoutAmbiguity], _ names: LayoutNames) -> String? {
    guard !followers.isEmpty else { return nil }
    let named = followers.prefix(mostFollowers).map {
      "the \($0.coordinate.words) of \(names.item($0.item))"
    }
    let more = followers.count - named.count
    return "and with it \(named.joined(separator: ", "))" + (more > 0 ? " and \(more) more" : "")
  }

  /// The value of a coordinate with an edit, if it differs from the value shown.
  private static func movement(
    of driver: LayoutAmbiguity, _ edit: LayoutEdit, _ engine: LayoutEngine
  ) -> Double? {
    guard let moved = value(of: driver, with: edit, engine) else { return nil }
    // Smaller distances than half a hundredth are not printed.
    return abs(moved - engine.shownValue(of: driver)) < 0.005 ? nil : moved
  }

  /// The value of a coordinate with an edit; nil when the engine refuses the edit.
  private static func value(
    of driver: LayoutAmbiguity, with edit: LayoutEdit, _ engine: LayoutEngine
  ) -> Double? {
    var copy = engine
    do throws(LayoutError) {
      try copy.apply(edit)
    } catch {
      return nil
    }
    copy.layout()
    return copy.shownValue(of: driver)
  }
}
