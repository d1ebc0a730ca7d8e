import type { LoggerRequest } from '@portico/contract/calls/logger';
import { maskedUrl } from '../../platform/log/masked-url.ts';
import { withoutCardNumbers } from '../../platform/log/without-card-numbers.ts';

type Entry = LoggerRequest['Entries'][number];

/** An entry as it may be logged: nothing like a card number, no token of a booking. */
export function clientEntry(entry: Entry): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(entry)
      .filter(([name]) => name !== 'Level')
      .map(([name, value]) => [name, typeof value === 'string' ? safe(value) : value]),
  );
}

function safe(text: string): string {
  return withoutCardNumbers(maskedUrl(text));
}
