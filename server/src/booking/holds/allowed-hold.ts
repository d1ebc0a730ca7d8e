/** `refused`: no more may be held until something of it is paid or ends. */
export type AllowedHold = 'full' | 'short' | 'refused';

export interface Holding {
  /** Held unpaid already, by the same address, e-mail or card. */
  readonly before: number;
  readonly adding: number;
  /** 0: as much as comes. */
  readonly most: number;
}

/**
 * How long more may be held: shorter from half of the most on, and not at all beyond it. A first booking is always taken,
 * as large as the hotel allows. Rule: docs/limits.md, "Rooms that are held".
 */
export function allowedHold({ before, adding, most }: Holding): AllowedHold {
  if (most === 0 || before === 0) return 'full';
  if (before + adding > most) return 'refused';
  return before * 2 >= most ? 'short' : 'full';
}

/** The strictest of several. */
export function strictest(holds: readonly AllowedHold[]): AllowedHold {
  if (holds.includes('refused')) return 'refused';
  return holds.includes('short') ? 'short' : 'full';
}
