// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import ArgumentParser

/// The arguments about the colours and images of asset catalogs.
struct AssetArguments: ParsableArguments {
  @Option(
    name: .customLong("assets"), parsing: .singleValue,
    help: ArgumentHelp(
      """
      A catalog, or a folder with catalogs, in place of those of the project that the file is in. Can be \
      given several times.
      """, valueName: "FOLDER"), completion: .directory)
  var folders: [String] = []

  @Flag(help: "Draw no colours and images of asset catalogs.")
  var noAssets = false

  @Option(
    help: ArgumentHelp(
      "The most bytes of images in the picture of a file. (default: 2000000)", valueName: "BYTES"))
  var imageBudget: Int?

  func validate() throws {
    if noAssets, !folders.isEmpty {
      throw ValidationError("--assets and --no-assets exclude each other.")
    }
    if let imageBudget, imageBudget < 0 {
      throw ValidationError("--image-budget is a number from 0.")
    }
  }

  /// The catalogs to read, and the budget for images.
  var request: AssetRequest {
    AssetRequest(
      places: noAssets ? .nowhere : folders.isEmpty ? .project : .folders(folders),
      budget: imageBudget ?? AssetRequest().budget)
  }
}
