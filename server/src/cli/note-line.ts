import { withoutInvisible } from '@portico/domain/people/invisible';

/**
 * What a guest or a mail server wrote as one line of a terminal, `/` where a line ended: nothing of it passes for a line of ours, and no
 * character turns, moves or colours what stands around it.
 */
export function noteLine(note: string): string {
  const line = note.trim().replace(/\s*[\r\n\u0085\u2028\u2029]\s*/g, ' / ');
  return withoutInvisible(line).replace(/\p{Cc}/gu, '');
}
