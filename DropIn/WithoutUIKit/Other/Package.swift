// swift-tools-version: 6.2
// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import PackageDescription

// A library that knows nothing of Quoin.
let package = Package(
  name: "Other",
  products: [.library(name: "Other", targets: ["Other"])],
  targets: [.target(name: "Other")],
  swiftLanguageModes: [.v6]
)
