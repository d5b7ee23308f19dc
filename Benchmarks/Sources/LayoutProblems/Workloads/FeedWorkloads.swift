// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

internal import QuoinSolver

extension Problem {
  /// One cell of a feed, its width an input. Cells differ in constants alone.
  public static func feedCell(_ number: Int) -> Problem {
    WorkloadBuilder.cells(1, number: number)
  }
}

extension WorkloadBuilder {
  /// A table of cells of a social feed, with the sum of their heights.
  static func feed(cells: Int) -> Problem {
    var feed = WorkloadBuilder("W2b", size: cells)
    let root = feed.root(375)
    var last: View?
    for number in 0..<cells {
      let cell = feed.feedCell(number)
      feed.equal(cell.x, root.x)
      feed.equal(cell.width, root.width)
      if let last { feed.after(.y, cell, last, 0) } else { feed.equal(cell.y, root.y) }
      last = cell
    }
    if let last { feed.far(.y, root, last, 0) }
    feed.addFeedWidths()
    return feed.problem
  }

  /// Independent cells, the width of each an input.
  static func cells(_ count: Int, number: Int = 0) -> Problem {
    var cells = WorkloadBuilder("W2a", size: count, copies: count)
    let cell = cells.feedCell(number)
    cells.add([(1, cell.x)], .equal, 0)
    cells.add([(1, cell.y)], .equal, 0)
    cells.input(cell.width, 375)
    cells.addFeedWidths()
    return cells.problem
  }

  private mutating func addFeedWidths() {
    let widths: [Double] = [320, 375, 414, 390, 428, 360]
    addSteps(12) { .resize([widths[$0 % 6]]) }
  }

  private mutating func feedCell(_ number: Int) -> View {
    let cell = view()
    let (top, topParts) = (view(), views(2))
    let (profile, profileParts) = (view(), views(5))
    let (content, contentParts) = (view(), views(3))
    let (social, socialParts) = (view(), views(3))
    let (box, boxParts) = (view(), views(2))
    let sections = [top, profile, content, social, box]

    add([(1, cell.height)], .equal, 0, 50)
    equal(top.y, cell.y)
    for (section, above) in zip(sections.dropFirst(), sections) { after(.y, section, above, 0) }
    far(.y, box, cell, 0)
    for section in sections { fill(section, cell) }
    addTopBar(top, topParts, number)
    addProfile(profile, profileParts, number)
    addContent(content, contentParts)
    addSocial(social, socialParts)
    addBox(box, boxParts, number)
    return cell
  }

  private mutating func addTopBar(_ top: View, _ parts: [View], _ number: Int) {
    let (action, options) = (parts[0], parts[1])
    addPair(action, options, in: top)
    label(action, Double(200 + 13 * number % 60), 21)
    size(options.width, 15, 1000, 1000)
    size(options.height, 21, 251, 750)
  }

  private mutating func addProfile(_ profile: View, _ parts: [View], _ number: Int) {
    let (avatar, name, headline) = (parts[0], parts[1], parts[2])
    let (time, poster) = (parts[3], parts[4])
    equal(avatar.y, profile.y)
    after(.y, poster, avatar, 0, .greaterThanOrEqual)
    far(.y, poster, profile, 0)
    equal(name.y, profile.y, 1)
    after(.y, headline, name, 1)
    after(.y, time, headline, 1)
    after(.y, poster, time, 3, .greaterThanOrEqual)
    after(.y, poster, avatar, 0, .equal, 749)
    equal(avatar.x, profile.x)
    for view in [name, headline, time] {
      after(.x, view, avatar, 2)
      far(.x, view, profile, -4)
    }
    fill(poster, profile)
    image(avatar, 50, 50)
    label(name, Double(100 + 17 * number % 80), 21)
    label(headline, 240, Double(21 * (1 + number % 3)))
    label(time, 70, 21)
    label(poster, 320, Double(21 * (1 + 7 * number % 5)))
  }

  private mutating func addContent(_ content: View, _ parts: [View]) {
    let (photo, title, domain) = (parts[0], parts[1], parts[2])
    equal(photo.y, content.y)
    after(.y, title, photo, 0)
    after(.y, domain, title, 0)
    far(.y, domain, content, 0)
    for view in parts { fill(view, content) }
    size(photo.width, 350, 250, 750)
    size(photo.height, 200, 250, 750)
    label(title, 260, 21)
    label(domain, 120, 21)
  }

  private mutating func addSocial(_ social: View, _ parts: [View]) {
    let (like, comment, share) = (parts[0], parts[1], parts[2])
    for view in parts {
      equal(view.y, social.y)
      far(.y, view, social, 0)
    }
    equal(like.x, social.x, 8)
    far(.x, share, social, -8)
    centre(.x, comment, social)
    label(like, 33, 21)
    label(comment, 76, 21)
    label(share, 45, 21)
  }

  private mutating func addBox(_ box: View, _ parts: [View], _ number: Int) {
    let (actor, reply) = (parts[0], parts[1])
    addPair(actor, reply, in: box)
    far(.y, actor, box, 0, .equal, 749)
    image(actor, 50, 50)
    label(reply, 250, Double(21 * (1 + 3 * number % 4)))
  }

  /// Two views side by side, not higher than their container.
  private mutating func addPair(_ first: View, _ second: View, in container: View) {
    equal(first.x, container.x)
    after(.x, second, first, 0)
    far(.x, second, container, 0)
    for view in [first, second] {
      equal(view.y, container.y)
      far(.y, view, container, 0, .lessThanOrEqual)
    }
  }

  /// A view from edge to edge of its container.
  private mutating func fill(_ view: View, _ container: View) {
    equal(view.x, container.x)
    far(.x, view, container, 0)
  }

  private mutating func label(_ view: View, _ width: Double, _ height: Double) {
    size(view.width, width, 251, 750)
    size(view.height, height, 251, 750)
  }

  private mutating func image(_ view: View, _ width: Double, _ height: Double) {
    size(view.width, width, 1000, 1000)
    size(view.height, height, 250, 750)
  }
}
