import type { ChargeOutcome } from '@portico/contract/desk/calls/parts/charge-outcome';

/** What became of a charge, for staff. */
export function outcomeText(outcome: ChargeOutcome, sum: string): string {
  switch (outcome) {
    case 'paid':
      return `${sum} was charged.`;
    case 'declined':
      return `The bank declined ${sum}: it stays owed.`;
    case 'needs-guest':
      return `The bank asks for the guest, so nothing was charged: ${sum} stays owed.`;
    case 'card-unusable':
      return `The kept card cannot be charged: ${sum} stays owed.`;
    case 'unknown':
      return `The bank has not answered yet. We look again: please do not take ${sum} meanwhile.`;
  }
}
