// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import QuoinConvert

/// The members of UIKit's classes, which properties of subclasses cannot be named after.
@Suite struct MemberTests {
  private static let surface = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Stubs/Surface")

  /// The properties and the methods without arguments by the type that declares them.
  private static func declared() throws -> [String: Set<String>] {
    var result: [String: Set<String>] = [:]
    let paths = (FileManager.default.subpaths(atPath: surface.path) ?? []).sorted()
    for path in paths where path.hasSuffix(".txt") {
      let text = try String(contentsOf: surface.appendingPathComponent(path), encoding: .utf8)
      var type: String?
      for line in text.components(separatedBy: "\n") where !line.isEmpty {
        if let match = line.firstMatch(of: /^[^ #].*?\b(?:class|extension) (\w+)(?![\w.])/) {
          type = line.hasPrefix("NS:") ? nil : String(match.1)
        } else if !line.hasPrefix(" ") {
          type = nil
        } else if let type, !line.contains("static "), !line.contains("class "),
          !line.contains(" init"),
          !line.contains("NS:"),
          let match = line.firstMatch(of: /\b(?:var (\w+)|func (\w+)\(\))/)
        {
          result[type, default: []].insert(String(match.1 ?? match.2 ?? ""))
        }
      }
    }
    return result
  }

  @Test("The names are those that the list of Apple's declarations has")
  func names() throws {
    let declared = try Self.declared()
    for (name, known) in ClassMembers.classes {
      #expect(known.superclass == "NSObject" || ClassMembers.classes[known.superclass] != nil)
      for member in declared[name] ?? [] {
        #expect(ClassMembers.owner(of: member, in: name) != nil, "\(name).\(member)")
      }
      // Members of protocols are not declared in the type itself.
      let listed = known.names.intersection(declared[name] ?? [])
      #expect(listed.count * 10 >= known.names.count * 9, "\(name)")
    }
  }

  @Test(
    "A class has the members of its superclasses, and no others",
    arguments: [
      ("mask", "UIView", "UIView"), ("interactions", "UIControl", "UIView"),
      ("keyCommands", "UIViewController", "UIResponder"), ("mask", "UIViewController", nil),
      ("tableView", "UIViewController", nil),
      ("tableView", "UITableViewController", "UITableViewController"),
      ("textLabel", "UITableViewCell", "UITableViewCell"),
      ("textLabel", "UICollectionViewCell", nil), ("imageView", "UIView", nil),
      ("hash", "UIView", "NSObject"), ("frame", "MKMapView", "UIView"),
    ] as [(String, String, String?)])
  func owners(member: String, type: String, owner: String?) {
    #expect(ClassMembers.owner(of: member, in: type) == owner)
  }
}

@MainActor extension MemberTests {
  private func text(
    _ outlets: [String], kind: OutputStyle.Kind? = nil, access: OutputStyle.Access = .internal
  ) throws -> String {
    let views = outlets.map { SampleStoryboard.label("id-\($0)") }.joined()
    let connections = outlets.map {
      "<outlet property=\"\($0)\" destination=\"id-\($0)\" id=\"o-\($0)\"/>"
    }
    let file = try SampleStoryboard.file(
      views, controller: "<connections>\(connections.joined())</connections>")
    let scene = try #require(try InterfaceReader(file).scenes().first)
    return scene.printed(OutputStyle(.anchors, kind: kind, access: access)).text
  }

  @Test("An outlet keeps its name unless the written class has a member with it, which is a note")
  func outlets() throws {
    let controller = try text(["tableView", "mask", "title"])
    for name in ["tableView", "mask", "titleLabel"] {
      #expect(controller.contains("  let \(name) = UILabel()\n"))
    }
    #expect(
      controller.contains(
        "// Note: The outlet 'title' is the property 'titleLabel', because the name is a member of\n"
          + "// UIViewController."))
    let view = try text(["tableView", "mask", "title"], kind: .view)
    for name in ["tableView", "maskLabel", "title"] {
      #expect(view.contains("  let \(name) = UILabel()\n"))
    }
  }

  @Test("The documentation of a class is the line before it")
  func documentation() throws {
    let lines = try text(["title"]).components(separatedBy: "\n")
    let index = try #require(lines.firstIndex { $0.hasPrefix("final class") })
    #expect(lines[index - 1].hasPrefix("/// "))
  }

  @Test("What a class overrides is as accessible as the class", arguments: ["public", "package"])
  func access(word: String) throws {
    let access = try #require(OutputStyle.Access(rawValue: word))
    #expect(
      try text(["a"], access: access).contains("\n  \(word) override func viewDidLoad() {\n"))
    let view = try text(["a"], kind: .view, access: access)
    #expect(view.contains("\n  \(word) override init(frame: CGRect) {\n"))
    #expect(view.contains("\n  \(word) required init?(coder: NSCoder) {\n"))
  }

  @Test("A method for an action is not named after a method that the class has")
  func actions() throws {
    let actions = ["configure:", "arrange:", "send:", "loadView:"].map {
      "<action selector=\"\($0)\" destination=\"vc\" eventType=\"touchUpInside\" id=\"x\($0)\"/>"
    }
    let file = try SampleStoryboard.file(
      """
      <button opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" id="b">
      <rect key="frame" x="0" y="0" width="80" height="30"/>
      <connections>\(actions.joined())</connections></button>
      """)
    let scene = try #require(try InterfaceReader(file).scenes().first)
    let text = scene.printed(OutputStyle(.anchors)).text
    for name in ["configureAction", "arrangeAction", "send", "loadViewAction"] {
      #expect(text.contains("  private func \(name)() {}\n"), "\(name)")
    }
    #expect(text.components(separatedBy: "private func configure()").count == 2)
  }

  @Test("A class with nothing to do has no methods")
  func empty() throws {
    let file = try SampleStoryboard.file("")
    let scene = try #require(try InterfaceReader(file).scenes().first)
    #expect(
      scene.printed(OutputStyle(.anchors)).text.hasSuffix(
        "final class SampleViewController: UIViewController {}\n"))
  }

  @Test("A constant of a method is not named like a view")
  func locals() {
    let root = ConvertedRoot(
      className: "Player", baseClass: "UIView",
      views: [
        SampleRoot.view("", parent: nil), SampleRoot.view("forward", parent: 0),
        SampleRoot.view("forward2", parent: 0),
      ], constraints: [])
    let names = ItemNames(root, rootName: "self")
    #expect(names.local("forward") == "forward3")
    #expect(names.local("isMirrored") == "isMirrored")
  }
}
