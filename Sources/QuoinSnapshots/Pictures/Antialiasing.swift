// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Finds pixels that antialiasing makes: Vyšniauskas, "Anti-aliased pixel and intensity slope
/// detector" (2009).
///
/// Such a pixel is between a darker and a brighter neighbor, has at most two neighbors of its own
/// luminance, and the darkest or the brightest neighbor is part of an area of one color in both
/// pictures.
enum Antialiasing {
  /// Returns whether a pixel is the result of antialiasing.
  static func made(_ index: Int, _ picture: PixelPicture, _ other: PixelPicture) -> Bool {
    let own = picture.luminance(index)
    var equal = isAtEdge(index, picture) ? 1 : 0
    var darkest: (difference: Double, index: Int) = (0, index)
    var brightest: (difference: Double, index: Int) = (0, index)
    for neighbor in neighbors(of: index, picture) {
      let difference = picture.luminance(neighbor) - own
      if abs(difference) < 1e-9 {
        equal += 1
        if equal > 2 { return false }
      } else if difference < darkest.difference {
        darkest = (difference, neighbor)
      } else if difference > brightest.difference {
        brightest = (difference, neighbor)
      }
    }
    guard darkest.difference < 0, brightest.difference > 0 else { return false }
    return [darkest.index, brightest.index].contains {
      hasManyEqualNeighbors($0, picture) && hasManyEqualNeighbors($0, other)
    }
  }

  /// Whether more than two neighbors have the color of the pixel.
  private static func hasManyEqualNeighbors(_ index: Int, _ picture: PixelPicture) -> Bool {
    let equal = neighbors(of: index, picture).count {
      picture.pixels[$0] == picture.pixels[index]
    }
    return equal + (isAtEdge(index, picture) ? 1 : 0) > 2
  }

  private static func isAtEdge(_ index: Int, _ picture: PixelPicture) -> Bool {
    let (y, x) = index.quotientAndRemainder(dividingBy: picture.width)
    return x == 0 || y == 0 || x == picture.width - 1 || y == picture.height - 1
  }

  private static func neighbors(of index: Int, _ picture: PixelPicture) -> [Int] {
    let (y, x) = index.quotientAndRemainder(dividingBy: picture.width)
    var result: [Int] = []
    for row in max(0, y - 1)...min(picture.height - 1, y + 1) {
      for column in max(0, x - 1)...min(picture.width - 1, x + 1) where row != y || column != x {
        result.append(row * picture.width + column)
      }
    }
    return result
  }
}
