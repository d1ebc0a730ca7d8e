import { withoutInvisible } from '@portico/domain/people/invisible';

/**
 * A guest's or mail server's text as one terminal line, `/` for line breaks. It cannot imitate our lines, and no
 * character reorders, moves or colours the text around it.
 */
export function noteLine(note: string): string {
  const line = note.trim().replace(/\s*[\r\n\u0085\u2028\u2029]\s*/g, ' / ');
  return withoutInvisible(line).replace(/\p{Cc}/gu, '');
}
