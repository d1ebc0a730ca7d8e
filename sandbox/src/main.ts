import { run } from './run.ts';
import { readSettings } from './settings.ts';
import { startSandbox } from './start.ts';

const { urlFile, ...settings } = readSettings(process.env);
run(await startSandbox(settings), urlFile);
