import { rawAnswer } from './raw-answer.ts';

/** Seconds of processor time that a server has used since its start, all its threads together. */
export function processorTime(url: string): Promise<number> {
  return readFigure(url, 'process_cpu_seconds_total');
}

/** Bytes of memory that a server has of the computer. */
export function residentMemory(url: string): Promise<number> {
  return readFigure(url, 'process_resident_memory_bytes');
}

async function readFigure(url: string, name: string): Promise<number> {
  const figures = (await rawAnswer(url, { path: '/metrics' })).toString();
  const [, value] = new RegExp(`^${name} (\\S+)`, 'm').exec(figures) ?? [];
  if (value === undefined) throw new Error(`The server does not tell its ${name}`);
  return Number(value);
}
