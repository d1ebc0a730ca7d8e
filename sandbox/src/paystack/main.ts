import { systemNow } from '../clock.ts';
import { run } from '../run.ts';
import { readSettings } from '../settings.ts';
import { startApp } from '../start.ts';
import { buildPaystack } from './app.ts';

const { urlFile, port, ...settings } = readSettings(process.env);
run(await startApp(buildPaystack({ ...settings, now: systemNow }), { host: '127.0.0.1', port }), urlFile);
