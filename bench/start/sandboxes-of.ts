import { execFileSync } from 'node:child_process';

/** Process ids of the provider stand-ins started by a server: they outlive it. */
export function sandboxesOf(serverPid: number): number[] {
  const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' });
  return table.split('\n').flatMap((line) => {
    const [pid, parent, ...args] = line.trim().split(/\s+/);
    const isSandbox = args.some((arg) => /sandbox.dist.(?:\w+.)?main\.js$/.test(arg));
    return Number(parent) === serverPid && isSandbox ? [Number(pid)] : [];
  });
}

/** Ends the reported stand-ins after the work. */
export async function endingSandboxes<T>(work: (onSandbox: (pid: number) => void) => Promise<T>): Promise<T> {
  const sandboxes: number[] = [];
  try {
    return await work((pid) => sandboxes.push(pid));
  } finally {
    for (const pid of sandboxes) process.kill(pid);
  }
}
