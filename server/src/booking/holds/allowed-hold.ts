/** `refused`: until a held booking is paid or ends. */
export type AllowedHold = 'full' | 'short' | 'refused';

export interface Holding {
  /** Already held unpaid by the same address, e-mail or card. */
  readonly before: number;
  readonly adding: number;
  /** 0: no limit. */
  readonly most: number;
}

/**
 * How long more rooms may be held: shorter from half of the limit on, not at all beyond it. A first booking is always
 * allowed, up to the hotel's maximum. Rule: docs/limits.md, "Rooms that are held".
 */
export function allowedHold({ before, adding, most }: Holding): AllowedHold {
  if (most === 0 || before === 0) return 'full';
  if (before + adding > most) return 'refused';
  return before * 2 >= most ? 'short' : 'full';
}

export function strictest(holds: readonly AllowedHold[]): AllowedHold {
  if (holds.includes('refused')) return 'refused';
  return holds.includes('short') ? 'short' : 'full';
}
