#!/usr/bin/env node
// `exec node scripts/…` in package.json: a shell of Unix becomes that program, so that a signal to npm reaches it. The shell of
// Windows knows no such word, and finds this one.
import { spawn } from 'node:child_process';

const [, , , ...script] = process.argv;
spawn(process.execPath, script, { stdio: 'inherit' }).once('exit', (code) => {
  process.exitCode = code ?? 1;
});
