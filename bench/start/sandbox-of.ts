import { execFileSync } from 'node:child_process';

/** The sandbox acquirer that a server has started beside itself, by its process id: it outlives the server. */
export function sandboxOf(serverPid: number): number | undefined {
  const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' });
  for (const line of table.split('\n')) {
    const [pid, parent, ...args] = line.trim().split(/\s+/);
    if (Number(parent) === serverPid && args.some((arg) => /sandbox.dist.main\.js$/.test(arg)))
      return Number(pid);
  }
  return undefined;
}
