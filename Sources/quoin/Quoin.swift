// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import ArgumentParser

/// The command `quoin`.
@main
struct Quoin: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "quoin",
    abstract: "Lays out user interfaces by Apple's Auto Layout rules, on any platform.",
    version: "0.1.0",
    subcommands: [
      RenderCommand.self, ExplainCommand.self, CheckCommand.self, ConvertCommand.self,
      RuleCommand.self,
      ReviewCommand.self, ScenesCommand.self, ShowCommand.self,
      PreviewCommand.self, DevicesCommand.self,
      DiffCommand.self, MergeCommand.self, ResolveCommand.self, CanonicalCommand.self,
      GitCommand.self,
    ])

  /// Runs the command of the arguments.
  static func main() async {
    do {
      var command = try parseAsRoot()
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch {
      guard exitCode(for: error) == .validationFailure else { exit(withError: error) }
      if let unknown = UnknownCommand(CommandLine.arguments) {
        exit(withError: ValidationError(unknown.sentence))
      }
      let endsWithTwo: [any ParsableCommand.Type] = [ConvertCommand.self, PreviewCommand.self]
      guard endsWithTwo.contains(where: { $0.isNamed(CommandLine.arguments) }) else {
        exit(withError: error)
      }
      CommandConsole.standard.complain(fullMessage(for: error))
      exit(withError: ExitCode(codeOfWrongArguments))
    }
  }

  /// The code with which some commands end after wrong arguments. That of the others is 64, as
  /// usual in the system.
  private static let codeOfWrongArguments: Int32 = 2
}

extension ParsableCommand {
  /// Whether the arguments of a program name the command.
  static func isNamed(_ arguments: [String]) -> Bool {
    let names = [configuration.commandName ?? ""] + configuration.aliases
    return arguments.dropFirst().first.map(names.contains) ?? false
  }
}
