/**
 * Waits for children, one of which may end before the others: a signal goes to all of them, and the end of one ends
 * the rest. Resolves with the exit code of the first to end.
 */
export function untilEnded(children) {
  const stop = (signal) => {
    for (const child of children) child.kill(signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) {
    // A terminal sends its Ctrl-C to the children itself; a second one would cut their stop short.
    process.on(signal, () => {
      if (signal !== 'SIGINT' || !process.stdin.isTTY) stop(signal);
    });
  }
  return new Promise((resolve) => {
    let code;
    let running = children.length;
    for (const child of children) {
      child.once('exit', (exitCode, signal) => {
        running -= 1;
        code ??= exitCode ?? (signal === null ? 1 : 0);
        if (running === 0) resolve(code);
        else stop('SIGTERM');
      });
    }
  });
}
