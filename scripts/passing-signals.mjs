/**
 * Forwards termination signals to these children; returns a function that stops forwarding. `onSignal` is called first.
 */
export function passSignals(children, onSignal = () => undefined) {
  const pass = (signal) => {
    onSignal(signal);
    // A terminal sends Ctrl-C to the children itself; a second one would cut their shutdown short.
    if (signal === 'SIGINT' && process.stdin.isTTY) return;
    for (const child of children) child.kill(signal);
  };
  for (const signal of signals) process.on(signal, pass);
  return () => {
    for (const signal of signals) process.off(signal, pass);
  };
}
const signals = ['SIGINT', 'SIGTERM'];

/**
 * Waits for children. A signal goes to all of them, and the end of one ends the rest. Resolves with the exit code of
 * the first to end.
 */
export function untilEnded(children) {
  passSignals(children);
  return new Promise((resolve) => {
    let code;
    let running = children.length;
    for (const child of children) {
      child.once('exit', (exitCode, signal) => {
        running -= 1;
        code ??= exitCode ?? (signal === null ? 1 : 0);
        if (running === 0) resolve(code);
        else for (const other of children) other.kill('SIGTERM');
      });
    }
  });
}
