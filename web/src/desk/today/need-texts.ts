import type { Need } from '@portico/contract/desk/needs';

/** What a person says is dealt with. */
export type Settled = Extract<Need, { kind: 'charge' | 'refund' | 'message' }>;
export type Message = Extract<Need, { kind: 'message' }>;

export function needTitle(need: Settled): string {
  switch (need.kind) {
    case 'charge':
      return 'A later charge was declined';
    case 'refund':
      return 'A refund came back';
    case 'message':
      return `${need.name} has written`;
  }
}
