import { performance } from 'node:perf_hooks';

const stages = [];
const linesOfFailure = 12;

/**
 * Runs one stage of the tests and records its result. `work` returns `{ passed, failed, tests, failures }`; `tests`, `{
 * name, seconds }` each, and `failures`, `{ name, message }` each, are optional. If it throws, the whole stage failed.
 */
export async function stage(name, work) {
  const began = performance.now();
  let result;
  try {
    result = await work();
  } catch (error) {
    console.error(error);
    result = { passed: 0, failed: 1 };
  }
  const seconds = (performance.now() - began) / 1_000;
  stages.push({ name, seconds, tests: [], failures: [], ...result });
  console.log(`\n${name}: ${result.passed} passed, ${result.failed} failed, ${inWords(seconds)}\n`);
  return result;
}

/**
 * Prints the time of each stage, the ten slowest tests and the failures, at the end, so that they survive in truncated
 * output. The last line sums all stages. Returns the number of failures.
 */
export function summary() {
  console.log('Stages');
  for (const { name, seconds, passed, failed } of stages) {
    console.log(`${inWords(seconds).padStart(9)}  ${name}: ${passed} passed, ${failed} failed`);
  }
  const tests = stages.flatMap((one) => one.tests);
  console.log('\nThe ten slowest tests');
  for (const { name, seconds } of tests.sort((a, b) => b.seconds - a.seconds).slice(0, 10)) {
    console.log(`${inWords(seconds).padStart(9)}  ${name}`);
  }
  for (const { name, message } of stages.flatMap((one) => one.failures)) {
    console.log(`\nFAILED  ${name}\n${message.split('\n').slice(0, linesOfFailure).join('\n')}`);
  }
  const sum = (key) => stages.reduce((total, one) => total + one[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed');
}

function inWords(seconds) {
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
