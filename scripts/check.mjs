// npm run check: run before each commit; npm test runs everything.
import { build } from './build.mjs';
import { command, run } from './run.mjs';
import { wordsGiven } from './usage.mjs';

wordsGiven(
  `npm run check builds and runs what a change should pass before it is committed; some minutes. It takes no words.`,
  [],
);

const checks = [
  ['build and types', build],
  ['format', () => run(command('oxfmt'), ['--check'])],
  ['lint', () => run(command('oxlint'), ['.'])],
  ['unit and screens', () => run(command('vitest'), ['run', '--project', 'unit', '--project', 'web'])],
];

const failed = [];
for (const [name, check] of checks) {
  if ((await check()) !== 0) failed.push(name);
}
console.log(failed.length === 0 ? '\nAll checks passed.' : `\nNot passed: ${failed.join(', ')}.`);
process.exitCode = failed.length === 0 ? 0 : 1;
