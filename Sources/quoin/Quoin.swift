// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

@main
enum Quoin {
  static func main() {}
}
