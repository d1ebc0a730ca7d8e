import type { FellowGuest } from '@portico/domain/people/guests-of-room';

/** “Guest 2”, “Child 1”: which of a room's guests; the lead guest is the first of the adults. */
export function fellowText(fellows: readonly FellowGuest[], index: number): string {
  const isChild = fellows[index]?.isChild === true;
  const before = fellows.slice(0, index).filter((other) => other.isChild === isChild).length;
  return isChild ? `Child ${before + 1}` : `Guest ${before + 2}`;
}

/** Names a field of one of them, as guestFieldId wants it. */
export function fellowField(index: number, field: string): string {
  return `guest-${index}-${field}`;
}
