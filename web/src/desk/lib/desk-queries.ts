import type { DeskAnswer, DeskCallName, DeskTakes } from '@portico/contract/desk/desk-calls';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { randomKey } from '../../lib/random-key.ts';
import { callDesk, isRefusedAs, logInAskedBy } from './desk-api.ts';

/** A read of the desk, cached by its name and what it takes. */
export function deskQuery<Name extends DeskCallName>(name: Name, takes: DeskTakes<Name>) {
  return queryOptions({
    queryKey: [name, takes],
    queryFn: ({ signal }) => callDesk(name, takes, { signal }),
  });
}

const isPreview = (name: unknown) => typeof name === 'string' && name.includes('/Preview');

/**
 * A change by the desk. Until it is answered, each press sends the same key: it is done once. Whatever happens, every
 * screen reads again what it shows; not when the log-in was missing, which the reads would ask for again.
 */
export function useDeskChange<Name extends DeskCallName>(name: Name) {
  const client = useQueryClient();
  const key = useRef<{ readonly takes: string; readonly key: string } | null>(null);
  return useMutation<DeskAnswer<Name>, Error, DeskTakes<Name>>({
    networkMode: 'always',
    // What they were asked of stands no more.
    onMutate: () => client.cancelQueries({ predicate: ({ queryKey }) => isPreview(queryKey[0]) }),
    mutationFn: async (takes) => {
      const text = JSON.stringify(takes);
      const pressed = key.current?.takes === text ? key.current : { takes: text, key: randomKey() };
      key.current = pressed;
      try {
        const answer = await callDesk(name, takes, { key: pressed.key });
        key.current = null;
        return answer;
      } catch (error) {
        if (isRefusedAs(error, 'desk.unanswered') || isRefusedAs(error, 'desk.done-before'))
          key.current = null;
        throw error;
      }
    },
    onSettled: (_, error) => (logInAskedBy(error) === undefined ? client.invalidateQueries() : undefined),
  });
}
