// npm run screenshots: each screen on a phone and a desktop, by day and night, with a page to leaf through, in
// .cache/screenshots; two pictures go to docs/pictures.
import path from 'node:path';
import { build } from './build.mjs';
import { command, root, run } from './run.mjs';
import { wordsGiven } from './usage.mjs';

wordsGiven(
  `npm run screenshots takes pictures of each screen into .cache/screenshots, and writes index.html there to leaf through them; some minutes. It takes no words.`,
  [],
);

const config = path.join(root, 'screenshots.config.ts');
const code = await build();
process.exitCode =
  code === 0 ? await run(command('@playwright/test', 'playwright'), ['test', '--config', config]) : code;
