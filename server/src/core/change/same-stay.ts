import type { Stay } from '@portico/domain/calendar/stay';

interface WithStay {
  readonly stay: Stay;
}

export function isSameStay({ stay: a }: WithStay, { stay: b }: WithStay): boolean {
  return a.arrival === b.arrival && a.departure === b.departure;
}
