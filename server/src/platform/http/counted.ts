export interface Counted {
  of(subject: string): number;
  add(subject: string, change: number): void;
}

/** Counts by subject in the memory of this process; removes subjects at 0. */
export function counted(): Counted {
  const counts = new Map<string, number>();
  const of = (subject: string) => counts.get(subject) ?? 0;
  return {
    of,
    add: (subject, change) => {
      const count = of(subject) + change;
      if (count > 0) counts.set(subject, count);
      else counts.delete(subject);
    },
  };
}
