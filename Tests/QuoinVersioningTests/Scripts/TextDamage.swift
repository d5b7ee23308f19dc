// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Damages the text of a file.
struct TextDamage {
  private(set) var text: String
  var random: RandomNumbers

  init(_ text: String, _ random: RandomNumbers) {
    self.text = text
    self.random = random
  }

  mutating func apply(_ kind: FileDamage.Kind) {
    switch kind {
    case .line, .repeatedLine, .swappedLines, .conflictMarkers, .deepNesting: changeLines(kind)
    case .swappedTags, .lostTag, .otherElement: changeTags(kind)
    case .lineEnds: text = text.split(separator: "\n").joined(separator: "\r\n")
    case .brokenEntity:
      insert(
        ["&", "&bogus;", "&#xFFFFFFF;", "&#0;", "&amp", "]]>", "<![CDATA[", "<?"].pick(&random))
    case .openComment: insert(["<!--", "-->", "<!-- -- -->"].pick(&random))
    case .declaredEncoding:
      let names = ["UTF-16", "latin1", "EBCDIC-CP-US", "none", "UTF-32", ""]
      text.replace("encoding=\"UTF-8\"", with: "encoding=\"\(names.pick(&random))\"")
    case .declaredEntities:
      let declaration =
        "<!DOCTYPE document [<!ENTITY a \"aaaaaaaa\"><!ENTITY b \"&a;&a;&a;&a;&a;&a;\">]>\n"
      text.replace("<document", with: declaration + "<document", maxReplacements: 1)
      text.replace("version=\"3.0\"", with: "version=\"&b;\"", maxReplacements: 1)
    default: changeAttributes(kind)
    }
  }

  private mutating func insert(_ other: String) {
    let offset = Int.random(in: 0...text.unicodeScalars.count, using: &random)
    let scalars = text.unicodeScalars
    text.insert(contentsOf: other, at: scalars.index(scalars.startIndex, offsetBy: offset))
  }

  private mutating func changeLines(_ kind: FileDamage.Kind) {
    var lines = text.components(separator: "\n")
    let (first, second) = (lines.indices.pick(&random), lines.indices.pick(&random))
    switch kind {
    case .line: lines.remove(at: first)
    case .repeatedLine: lines.insert(lines[first], at: Bool.random(using: &random) ? first : second)
    case .swappedLines: lines.swapAt(first, second)
    case .deepNesting:
      let depth = [20, 300, 3000].pick(&random)
      let (open, closed) = ("<view><subviews>", "</subviews></view>")
      lines[first] +=
        String(repeating: open, count: depth) + String(repeating: closed, count: depth)
    default:
      let (start, end) = (min(first, second), max(first, second))
      let marked = Array(lines[start...end])
      lines.replaceSubrange(
        start...end,
        with: ["<<<<<<< ours"] + marked + ["======="] + marked.dropLast() + [">>>>>>> theirs"])
    }
    text = lines.joined(separator: "\n")
  }

  private mutating func changeTags(_ kind: FileDamage.Kind) {
    var parts = text.components(separator: "<")
    let (first, second) = (parts.indices.pick(&random), parts.indices.pick(&random))
    switch kind {
    case .swappedTags: parts.swapAt(first, second)
    case .lostTag: parts[first] = String(parts[first].drop { $0 != ">" }.dropFirst())
    default:
      // Both tags of the elements get the other name.
      let name = parts[first].prefix { $0.isLetter }
      guard !name.isEmpty, !["xml", "document"].contains(name) else { return }
      let other = ["view", "label", "bogus", "scene", "constraint", "stackView"].pick(&random)
      text.replace("<\(name) ", with: "<\(other) ")
      text.replace("</\(name)>", with: "</\(other)>")
      return
    }
    text = parts.joined(separator: "<")
  }

  private mutating func changeAttributes(_ kind: FileDamage.Kind) {
    // The texts between quotation marks are at the odd indices.
    var parts = text.components(separator: "\"")
    let values = parts.indices.filter { !$0.isMultiple(of: 2) }
    func named(_ names: Set<String>) -> [Int] {
      values.filter { index in
        names.contains { parts[index - 1].hasSuffix(" \($0)=") }
      }
    }
    let ids = named(["id", "sceneID"])
    let references = named([
      "firstItem", "secondItem", "destination", "target", "reference", "initialViewController",
      "firstAttribute", "secondAttribute", "relation", "key",
    ])
    let numbers = values.filter { Double(parts[$0]) != nil }
    guard let id = ids.randomElement(using: &random) else { return }
    let value = values.pick(&random)
    switch kind {
    case .repeatedID: parts[id] = parts[ids.pick(&random)]
    case .lostID: parts[id] = ["", "/", "-1", " ", "a b", "é"].pick(&random)
    case .otherReference:
      guard let reference = references.randomElement(using: &random) else { return }
      parts[reference] = Bool.random(using: &random) ? parts[ids.pick(&random)] : "bogus"
    case .otherNumber:
      guard let number = numbers.randomElement(using: &random) else { return }
      parts[number] =
        ["nan", "inf", "-1e308", "1e400", "-5", "1e-320", "0x10", "99999999999999999999", "٣"]
        .pick(&random)
    case .otherAttribute: parts[value - 1] = parts[values.pick(&random) - 1]
    case .emptyValue: parts[value] = ""
    case .longValue: parts[value] = String(repeating: "long ", count: 4000)
    case .oddText:
      parts[value] += ["\u{202E}", "\u{0}", "\u{FFFE}", "e\u{301}", "&#10;", "--"].pick(&random)
    default: break
    }
    text = parts.joined(separator: "\"")
  }
}

extension Collection {
  /// An element of a collection that is not empty.
  fileprivate func pick(_ random: inout RandomNumbers) -> Element {
    guard let element = randomElement(using: &random) else {
      preconditionFailure("the collection is empty")
    }
    return element
  }
}

extension String {
  fileprivate func components(separator: Character) -> [String] {
    split(separator: separator, omittingEmptySubsequences: false).map(String.init)
  }
}
