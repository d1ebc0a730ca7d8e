import type { UnitName } from './unit-texts.ts';

/**
 * “The Boatshed is yours”, “These lodges are yours”: the booked rooms, the one by its name.
 * Said alike on the confirmation and in its mail.
 */
export function areYoursText(roomTypeNames: readonly string[], unit: UnitName): string {
  const [name, ...others] = roomTypeNames;
  if (name !== undefined && others.length === 0) return `${name} is yours`;
  return `These ${unit.plural} are yours`;
}

/** What a link says that opens its booking no more, and how to reach the hotel. */
export function linkEndedText({ telephone, email }: { telephone: string; email: string }): string {
  return `This link ended 30 days after your stay. To ask about your booking, call us on ${telephone} or write to ${email}.`;
}
