import { rawAnswer } from './raw-answer.ts';

/** Seconds of processor time used by a server since its start, over all threads. */
export function processorTime(url: string): Promise<number> {
  return readFigure(url, 'process_cpu_seconds_total');
}

/** Resident memory of a server in bytes. */
export function residentMemory(url: string): Promise<number> {
  return readFigure(url, 'process_resident_memory_bytes');
}

async function readFigure(url: string, name: string): Promise<number> {
  const figures = (await rawAnswer(url, { path: '/metrics' })).toString();
  const [, value] = new RegExp(`^${name} (\\S+)`, 'm').exec(figures) ?? [];
  if (value === undefined) throw new Error(`The server does not tell its ${name}`);
  return Number(value);
}
