// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import QuoinSnapshots

/// `quoin review`: accepts or rejects new snapshots of layout tests.
struct ReviewCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "Shows new and changed snapshots of layout tests, and accepts or rejects them.",
    discussion: """
      In a terminal it shows each difference and asks for a letter and Return: a accept, r reject, s skip, A accept the rest, \
      o open pictures, q quit. Accepted texts replace the reference, or the literal in the test. A \
      literal whose lines have changed since the test ran is refused.

      EXAMPLES
        quoin review
        quoin review Tests/AppTests --list
        quoin review --accept
        quoin review --unreferenced list
      """)

  /// The treatment of references that no test compared.
  enum Unreferenced: String, ExpressibleByArgument, CaseIterable {
    case list, delete
  }

  @Argument(help: "Folders and files to search. (default: the current folder)")
  var paths: [String] = []

  @Flag(help: "List what waits, and change nothing.")
  var list = false

  @Flag(help: "Accept everything.")
  var accept = false

  @Flag(help: "Reject everything.")
  var reject = false

  @Flag(help: "Print an object of JSON for each snapshot, in an array.")
  var json = false

  @Option(
    help: "After a run of all tests: list or delete the references that no test compared.")
  var unreferenced: Unreferenced?

  func validate() throws {
    let modes = [list, accept, reject, unreferenced != nil].count { $0 }
    guard modes <= 1 else {
      throw ValidationError("Use one of --list, --accept, --reject and --unreferenced.")
    }
  }

  @MainActor
  mutating func run() async throws {
    BrokenPipe.makeError()
    let console = CommandConsole.standard
    let run = ReviewRun(console: console, writesJSON: json)
    let isDone: Bool
    do {
      let search = try ReviewSearch(paths.isEmpty ? ["."] : paths)
      if let unreferenced {
        isDone = try run.reviewUnreferenced(search, deletes: unreferenced == .delete)
      } else if accept || reject {
        isDone = run.carryOut(accept ? .accept : .reject, try search.items())
      } else if list || json || !ReviewTerminal.isAvailable {
        isDone = run.list(try search.items())
      } else {
        isDone = run.ask(try search.items()) { ReviewTerminal.readAnswer() }
      }
    } catch let error as CommandError {
      console.complain(error.line)
      throw ExitCode.failure
    } catch {
      console.complain("error: \(SystemReason.text(of: error))")
      throw ExitCode.failure
    }
    guard console.finish(), isDone else { throw ExitCode.failure }
  }
}
