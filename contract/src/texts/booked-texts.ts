import type { UnitName } from './unit-texts.ts';

/**
 * “The Boatshed is yours”, “These lodges are yours”: the booked rooms; a single one by its name. The same on the
 * confirmation and in its mail.
 */
export function areYoursText(roomTypeNames: readonly string[], unit: UnitName): string {
  const [name, ...others] = roomTypeNames;
  if (name !== undefined && others.length === 0) return `${name} is yours`;
  return `These ${unit.plural} are yours`;
}

/** For a link that no longer opens its booking: how to reach the hotel. */
export function linkEndedText({ telephone, email }: { telephone: string; email: string }): string {
  return `This link ended 30 days after your stay. To ask about your booking, call us on ${telephone} or write to ${email}.`;
}
