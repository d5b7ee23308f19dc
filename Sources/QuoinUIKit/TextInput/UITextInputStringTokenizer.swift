// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Finds the units of a text: characters as composed, words of letters and digits, sentences,
/// paragraphs, and the whole. A line counts as a paragraph.
@preconcurrency @MainActor open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var input: (any UIResponder & UITextInput)?

  /// Creates a tokenizer of the text of a responder.
  public init(textInput: any UIResponder & UITextInput) {
    input = textInput
    super.init()
  }

  /// Returns the unit around a position; where two meet, that of the direction.
  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange? {
    guard let place = place(of: position),
      let unit = place.units(granularity).first(where: {
        direction.isBackward
          ? $0.location < place.offset && place.offset <= NSMaxRange($0)
          : $0.location <= place.offset && place.offset < NSMaxRange($0)
      })
    else { return nil }
    return range(unit)
  }

  /// Returns whether a position is where a unit begins, backward, or ends.
  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    guard let place = place(of: position) else { return false }
    return place.units(granularity).contains {
      (direction.isBackward ? $0.location : NSMaxRange($0)) == place.offset
    }
  }

  /// Returns the next beginning of a unit, backward, or end.
  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition? {
    guard let place = place(of: position) else { return nil }
    let units = place.units(granularity)
    let found =
      direction.isBackward
      ? units.last { $0.location < place.offset }?.location
      : units.first { NSMaxRange($0) > place.offset }.map { NSMaxRange($0) }
    return found.flatMap(self.position(at:))
  }

  /// Returns whether a position is in a unit or at its ends.
  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil
  }

  private func place(of position: UITextPosition) -> TextPlace? {
    guard let input,
      let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
    else { return nil }
    return TextPlace(
      text: (input.text(in: all) ?? "") as NSString,
      offset: input.offset(from: input.beginningOfDocument, to: position))
  }

  private func position(at offset: Int) -> UITextPosition? {
    guard let input else { return nil }
    return input.position(from: input.beginningOfDocument, offset: offset)
  }

  private func range(_ unit: NSRange) -> UITextRange? {
    guard let start = position(at: unit.location), let end = position(at: NSMaxRange(unit))
    else { return nil }
    return input?.textRange(from: start, to: end)
  }
}

extension UITextDirection {
  /// Whether the direction is backward, in a text from left to right.
  fileprivate var isBackward: Bool {
    self == .storage(.backward) || self == .layout(.left) || self == .layout(.up)
  }
}

/// A text with a position in it.
private struct TextPlace {
  var text: NSString
  var offset: Int

  /// Returns the units of the text in order.
  func units(_ granularity: UITextGranularity) -> [NSRange] {
    switch granularity {
    case .character: composedCharacters
    case .word: words
    case .sentence: parts(endingWith: ".!?")
    case .paragraph, .line: parts(endingWith: "\n")
    case .document: [NSRange(location: 0, length: text.length)]
    }
  }

  private var composedCharacters: [NSRange] {
    var result: [NSRange] = []
    while let next = result.last.map({ NSMaxRange($0) }) ?? (text.length > 0 ? 0 : nil),
      next < text.length
    {
      result.append(text.rangeOfComposedCharacterSequence(at: next))
    }
    return result
  }

  private var words: [NSRange] {
    var result: [NSRange] = []
    var start: Int?
    for character in composedCharacters {
      let isPart =
        text.substring(with: character).unicodeScalars.first
        .map(CharacterSet.alphanumerics.contains) ?? false
      if isPart {
        start = start ?? character.location
      } else if let begin = start {
        result.append(NSRange(location: begin, length: character.location - begin))
        start = nil
      }
    }
    if let begin = start { result.append(NSRange(location: begin, length: text.length - begin)) }
    return result
  }

  private func parts(endingWith marks: String) -> [NSRange] {
    var result: [NSRange] = []
    var start = 0
    for character in composedCharacters where marks.contains(text.substring(with: character)) {
      result.append(NSRange(location: start, length: NSMaxRange(character) - start))
      start = NSMaxRange(character)
    }
    if start < text.length {
      result.append(NSRange(location: start, length: text.length - start))
    }
    return result
  }
}
