// What npm test and npm run check lint with: ESLint by the text of each file, oxlint by its types.
import { command, run } from './run.mjs';

/** `options` are ESLint's. Answers an exit code. */
export async function lint(...options) {
  const byText = await run(command('eslint'), ['.', '--max-warnings', '0', ...options]);
  const byTypes = await run(command('oxlint'), ['.']);
  return Math.max(byText, byTypes);
}
