// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinLayout

/// Real files, with the frames that Interface Builder stored in them for views whose
/// frames follow from constraints, and with the environment in which they do.
struct StoredFrames {
  /// The environment of a layout root.
  struct Environment: Decodable {
    var size: [Double]
    var scale: Double
    var tolerance: Double
    var safeArea: [Double]
    var viewSafeArea: [String: [Double]]?
    var margins: [String: [Double]]?
    var alignmentInsets: [String: [Double]]?
    var baselines: [String: [Double]]?
    var intrinsic: [String: ContentSize]?
  }

  /// Width, height and where they come from, in one list.
  struct ContentSize: Decodable {
    var width: Double?
    var height: Double?

    init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      width = try list.decodeNil() ? nil : list.decode(Double.self)
      height = try list.decodeNil() ? nil : list.decode(Double.self)
    }
  }

  /// By file, root and view: x, y, width and height in the coordinates of the file.
  let frames: [String: [String: [String: [Double]]]]
  let environments: [String: [String: Environment]]

  /// The files with stored frames by name, each read once. Files that cannot be read are left out.
  let files: [String: InterfaceFile]

  /// The location of each file.
  let locations: [String: URL]

  /// The files of all folders, or a share of them: see ``StoredFileSelection``.
  static let selected = Result { try StoredFrames(in: StoredFileFolders.all) }

  private init(in folders: [URL]) throws {
    var frames: [String: [String: [String: [Double]]]] = [:]
    var environments: [String: [String: Environment]] = [:]
    var locations: [String: URL] = [:]
    for folder in folders {
      func decode<Value: Decodable>(_ type: Value.Type, _ name: String) throws -> Value {
        try JSONDecoder().decode(type, from: Data(contentsOf: folder.appendingPathComponent(name)))
      }
      let inFolder = try decode([String: [String: [String: [Double]]]].self, "golden.json")
      let around = try decode([String: [String: Environment]].self, "environment.json")
      for name in StoredFileSelection.selected(from: inFolder.keys.sorted()) {
        frames[name] = inFolder[name]
        environments[name] = around[name]
        locations[name] = folder.appendingPathComponent(name)
      }
    }
    self.frames = frames
    self.environments = environments
    self.locations = locations
    files = locations.compactMapValues { try? InterfaceFile(contentsOf: $0.path) }
  }
}

extension StoredFrames {
  /// The number of views with a frame.
  var count: Int { frames.values.reduce(0) { $0 + $1.values.reduce(0) { $0 + $1.count } } }

  /// The files in the order of their names.
  var sortedFiles: [(name: String, file: InterfaceFile)] {
    files.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// The scenes of a file that hold roots with stored frames, laid out, with the ids of the roots.
  /// An id in several scenes belongs to the first.
  @MainActor func scenes(
    of file: InterfaceFile, name: String, options: SceneOptions
  ) -> [(scene: LoadedScene, roots: [String])] {
    var waiting = Set((frames[name] ?? [:]).keys)
    return file.document.scenes.compactMap { description in
      let ids = file.document.views[description.views].map(\.id)
      let roots = waiting.intersection(ids).sorted()
      waiting.subtract(roots)
      guard !roots.isEmpty, let scene = file.scene(description.id, options: options) else {
        return nil
      }
      scene.layout()
      return (scene, roots)
    }
  }
}

extension SceneEnvironment {
  init(_ given: StoredFrames.Environment) {
    self.init(
      size: LayoutSize(width: given.size[0], height: given.size[1]), scale: given.scale)
    safeArea = LayoutInsets(given.safeArea)
    viewSafeArea = (given.viewSafeArea ?? [:]).mapValues { LayoutInsets($0) }
    margins = (given.margins ?? [:]).mapValues { LayoutInsets($0) }
    alignmentInsets = (given.alignmentInsets ?? [:]).mapValues { LayoutInsets($0) }
    baselines = (given.baselines ?? [:]).mapValues { Baselines(first: $0[0], last: $0[1]) }
    intrinsic = (given.intrinsic ?? [:]).mapValues { AxisPair($0.width, $0.height) }
  }
}

extension LayoutInsets {
  /// From a list in the order top, left, bottom, right.
  fileprivate init(_ list: [Double]) {
    self.init(top: list[0], left: list[1], bottom: list[2], right: list[3])
  }
}
