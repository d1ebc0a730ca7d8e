import type { Operator, Run } from '../run/operation.ts';

/** Who is logged in, and what changes their log-in. Throws in a command: nobody logs in there. */
export function loggedIn({ operator, logIns }: Pick<Run, 'operator' | 'logIns'>) {
  if (operator.kind !== 'staff' || logIns === undefined) throw new Error('only staff have a log-in');
  const own: Extract<Operator, { kind: 'staff' }> = operator;
  return { own, ...logIns };
}
