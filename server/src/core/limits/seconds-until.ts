/** Whole seconds until a limit opens again, at least one. */
export function secondsUntil(opensAt: Date, now: Date): number {
  return Math.max(1, Math.ceil((opensAt.getTime() - now.getTime()) / 1_000));
}
