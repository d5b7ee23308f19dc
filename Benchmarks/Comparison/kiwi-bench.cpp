// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT
//
// Measures the solver kiwi as solver-bench measures ours: reads the same problem files, runs the same phases and
// prints the same lines. kiwi is not part of this repository; the folder of its headers is an argument of
// `Benchmarks/compare`.
//
// kiwi adds up weights where our solver compares priorities, so it uses the weights of the files. Inputs are its
// edit variables.

#include <kiwi/kiwi.h>

#include <malloc.h>
#include <time.h>

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <iostream>
#include <map>
#include <memory>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

namespace {

struct Input {
  int variable;
  double priority, weight, value;
};

struct Constraint {
  double priority, weight, constant;
  int relation;
  std::vector<std::pair<int, double>> terms;
};

struct Operation {
  char kind;
  std::vector<double> values;
  std::vector<int> constraints;
};

struct Problem {
  std::string name;
  int size = 0, copies = 1, variables = 0;
  std::vector<Input> inputs;
  std::vector<Constraint> constraints;
  std::vector<Operation> operations;
};

std::vector<Problem> read(const char *path) {
  std::ifstream file(path);
  if (!file) throw std::runtime_error("cannot be opened");
  std::vector<Problem> problems;
  std::string line;
  for (int number = 1; std::getline(file, line); number++) {
    std::istringstream words(line);
    std::string kind;
    if (!(words >> kind) || kind[0] == '#') continue;
    if (kind == "s") continue;  // kiwi needs no roles
    if (kind == "p") problems.emplace_back();
    if (problems.empty()) throw std::runtime_error("has no line p");
    Problem &problem = problems.back();
    int count = 0;
    if (kind == "p") {
      words >> problem.name >> problem.size >> problem.copies >> problem.variables >> count;
      problem.constraints.reserve(count);
    } else if (kind == "e") {
      Input input;
      words >> input.variable >> input.priority >> input.weight >> input.value;
      problem.inputs.push_back(input);
    } else if (kind == "c") {
      Constraint constraint;
      words >> constraint.priority >> constraint.weight >> constraint.relation >> constraint.constant >> count;
      constraint.terms.resize(count);
      for (auto &term : constraint.terms) words >> term.first >> term.second;
      problem.constraints.push_back(constraint);
    } else {
      Operation operation{kind[0], {}, {}};
      words >> count;
      if (kind == "K") {
        operation.constraints = {count};
        operation.values.resize(1);
      } else if (kind == "S") {
        operation.values.resize(count);
      } else {
        operation.constraints.resize(count);
        for (int &constraint : operation.constraints) words >> constraint;
      }
      for (double &value : operation.values) words >> value;
      problem.operations.push_back(operation);
    }
    if (words.fail()) throw std::runtime_error("line " + std::to_string(number) + " cannot be read");
  }
  return problems;
}

/// One engine with a problem in it.
struct Engine {
  kiwi::Solver solver;
  std::vector<kiwi::Variable> variables;
  std::vector<kiwi::Constraint> constraints;
  std::vector<double> values;

  explicit Engine(const Problem &problem) : variables(problem.variables), values(problem.variables) {
    for (const Input &input : problem.inputs) {
      solver.addEditVariable(variables[input.variable], input.weight);
      solver.suggestValue(variables[input.variable], input.value);
    }
    constraints.reserve(problem.constraints.size());
    for (const Constraint &constraint : problem.constraints) {
      constraints.push_back(make(constraint));
      solver.addConstraint(constraints.back());
    }
    updateAndRead();
  }

  kiwi::Constraint make(const Constraint &constraint) {
    static const kiwi::RelationalOperator relations[] = {kiwi::OP_LE, kiwi::OP_EQ, kiwi::OP_GE};
    std::vector<kiwi::Term> terms;
    terms.reserve(constraint.terms.size());
    for (const auto &term : constraint.terms) terms.emplace_back(variables[term.first], term.second);
    const double strength = constraint.priority >= 1000 ? kiwi::strength::required : constraint.weight;
    return kiwi::Constraint(
        kiwi::Expression(std::move(terms), -constraint.constant), relations[constraint.relation], strength);
  }

  void replace(const Problem &problem, int index) {
    constraints[index] = make(problem.constraints[index]);
    solver.addConstraint(constraints[index]);
  }

  void perform(const Problem &problem, const Operation &operation) {
    switch (operation.kind) {
    case 'S':
      for (size_t i = 0; i < problem.inputs.size(); i++)
        solver.suggestValue(variables[problem.inputs[i].variable], operation.values[i]);
      break;
    case 'K':
      solver.removeConstraint(constraints[operation.constraints[0]]);
      replace(problem, operation.constraints[0]);
      break;
    case 'X':
      for (int index : operation.constraints) solver.removeConstraint(constraints[index]);
      updateAndRead();
      for (int index : operation.constraints) replace(problem, index);
      break;
    }
    updateAndRead();
  }

  void updateAndRead() {
    solver.updateVariables();
    for (size_t i = 0; i < variables.size(); i++) values[i] = variables[i].value();
  }
};

using Engines = std::vector<std::unique_ptr<Engine>>;

Engines build(const Problem &problem) {
  Engines engines(problem.copies);
  for (auto &engine : engines) engine = std::make_unique<Engine>(problem);
  return engines;
}

double seconds() {
  timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec + 1e-9 * now.tv_nsec;
}

double heapBytes() {
  struct mallinfo2 heap = mallinfo2();
  return double(heap.uordblks + heap.hblkhd);
}

double median(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  const size_t middle = values.size() / 2;
  return values.size() % 2 ? values[middle] : (values[middle - 1] + values[middle]) / 2;
}

void printLine(const Problem &problem, const std::string &phase, double value) {
  printf("%s\t%d\t%s\tkiwi\t%.6g\n", problem.name.c_str(), problem.size, phase.c_str(), value);
}

/// Prints median, mean, least and greatest of the steps of a phase, each by the median of its repetitions.
void printPhase(const Problem &problem, const std::string &phase, const std::vector<std::vector<double>> &samples) {
  if (samples.empty()) return;
  std::vector<double> steps = samples[0];
  if (samples.size() > 1) {
    steps.clear();
    for (const auto &repetitions : samples) steps.push_back(median(repetitions));
  }
  double sum = 0;
  for (double step : steps) sum += step;
  printLine(problem, phase, median(steps));
  printLine(problem, phase + "-mean", sum / steps.size());
  printLine(problem, phase + "-min", *std::min_element(steps.begin(), steps.end()));
  printLine(problem, phase + "-max", *std::max_element(steps.begin(), steps.end()));
}

void printCheck(const Problem &problem, const char *moment, const std::vector<double> &values) {
  double sum = 0, weightedSum = 0;
  for (size_t i = 0; i < values.size(); i++) {
    sum += values[i];
    weightedSum += values[i] * (1 + i % 7);
  }
  std::map<double, double, std::greater<double>> totals{{1000, 0}};
  for (const Input &input : problem.inputs)
    totals[input.priority] += std::abs(values[input.variable] - input.value);
  for (const Constraint &constraint : problem.constraints) {
    double residual = -constraint.constant;
    for (const auto &term : constraint.terms) residual += term.second * values[term.first];
    const double over = std::max(0.0, residual), under = std::max(0.0, -residual);
    totals[constraint.priority] +=
        constraint.relation == 0 ? over : constraint.relation == 1 ? over + under : under;
  }
  printf("# check\t%s\t%d\t%s\tkiwi\t%.3f\t%.3f\t", problem.name.c_str(), problem.size, moment, sum, weightedSum);
  for (const auto &total : totals)
    if (total.first >= 1000 || total.second > 1e-6) printf(" %.10g:%.10g", total.first, total.second);
  printf("\n");
}

const double enoughSeconds = 0.2;
const size_t leastBuilds = 5, mostRepetitions = 200;

void measure(Problem problem) {
  const double before = heapBytes();
  Engines engines = build(problem);
  const double bytes = heapBytes() - before;
  printCheck(problem, "build", engines[0]->values);

  std::vector<std::vector<double>> builds(1);
  double begin = seconds();
  const auto continues = [&](size_t repetitions, size_t least) {
    return repetitions < least || (seconds() - begin < enoughSeconds && repetitions < mostRepetitions);
  };
  while (continues(builds[0].size(), leastBuilds)) {
    engines.clear();
    const double start = seconds();
    engines = build(problem);
    builds[0].push_back(seconds() - start);
  }
  printPhase(problem, "build", builds);

  std::map<char, std::vector<std::vector<double>>> phases;
  const Problem initial = problem;
  begin = seconds();
  for (size_t repetition = 0; !problem.operations.empty() && continues(repetition, 1); repetition++) {
    engines.clear();
    problem = initial;
    engines = build(problem);
    std::map<char, size_t> steps;
    for (const Operation &operation : initial.operations) {
      if (operation.kind == 'K') problem.constraints[operation.constraints[0]].constant = operation.values[0];
      if (operation.kind == 'S')
        for (size_t i = 0; i < problem.inputs.size(); i++) problem.inputs[i].value = operation.values[i];
      const double start = seconds();
      for (auto &engine : engines) engine->perform(problem, operation);
      const double end = seconds();
      auto &samples = phases[operation.kind];
      const size_t step = steps[operation.kind]++;
      if (samples.size() <= step) samples.resize(step + 1);
      samples[step].push_back(end - start);
    }
  }
  printCheck(problem, "end", engines[0]->values);
  printPhase(problem, "resize", phases['S']);
  printPhase(problem, "edit", phases['K']);
  printPhase(problem, "churn", phases['X']);
  printLine(problem, "memory", bytes / (double(problem.copies) * problem.constraints.size()));
}

}  // namespace

int main(int argc, char **argv) {
  // Freed memory stays with the program, as in solver-bench.
  mallopt(M_TRIM_THRESHOLD, 1 << 30);
  mallopt(M_MMAP_THRESHOLD, 1 << 30);
  int result = 0;
  for (int i = 1; i < argc; i++) {
    try {
      for (const Problem &problem : read(argv[i])) measure(problem);
    } catch (const std::exception &error) {
      std::cerr << "kiwi-bench: " << argv[i] << ": " << error.what() << "\n";
      result = 1;
    }
    fflush(stdout);
  }
  return result;
}
