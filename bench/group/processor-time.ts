import { rawAnswer } from '../load/raw-answer.ts';

/** Seconds of processor time that a server has used since its start, all its threads together. */
export async function processorTime(url: string): Promise<number> {
  const figures = (await rawAnswer(url, { path: '/metrics' })).toString();
  const [, seconds] = /^process_cpu_seconds_total (\S+)/m.exec(figures) ?? [];
  if (seconds === undefined) throw new Error('The server does not tell its processor time');
  return Number(seconds);
}
