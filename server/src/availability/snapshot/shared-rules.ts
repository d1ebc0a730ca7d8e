import type { NightRules } from '@portico/domain/availability/stay-lengths';

/** Equal rules as one object for all nights that have them. */
export type SharedRules = (rules: NightRules) => NightRules;

/** A hotel has few different rules and tens of thousands of nights: an object per night would fill the memory. */
export function sharedRules(): SharedRules {
  const known = new Map<string, NightRules>();
  return (rules) => {
    const { open, minStay, maxStay, minStayThrough, maxStayThrough } = rules;
    const { closedToArrival, closedToDeparture, minAdvance, maxAdvance } = rules;
    const through = `${minStayThrough} ${maxStayThrough}`;
    const key = `${open} ${minStay} ${maxStay} ${through} ${closedToArrival} ${closedToDeparture} ${minAdvance} ${maxAdvance}`;
    const standing = known.get(key);
    if (standing !== undefined) return standing;
    known.set(key, rules);
    return rules;
  };
}
