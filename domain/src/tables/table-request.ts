import { emailIssues } from '../people/email.ts';
import { phoneIssues } from '../people/phone.ts';
import { isBlank, notesIssues, textIssues } from '../people/text-issues.ts';
import type { Issue } from '../result.ts';

/** A requested table; null: not chosen. */
export interface TableRequest {
  readonly restaurantId: number | null;
  readonly date: string | null;
  readonly party: number | null;
  readonly time: string | null;
  readonly email: string;
  readonly phone: string;
  readonly requests: string;
  /** The number of a reservation, or a token of the guest’s browser. */
  readonly identifier: string;
  /** The time has an end, and the guest has acknowledged it. */
  readonly leaveTime: { readonly isRequired: boolean; readonly isAcknowledged: boolean };
}

const MAX_IDENTIFIER_LENGTH = 60;

const isChosen = (value: string | number | null) => value !== null && value !== '' && value !== 0;

/**
 * Issues of a table booking: contact number, e-mail, identifier, restaurant, party size, visit date and time, and an
 * acknowledged leave time. Rule: docs/tables.md, "What completes a booking".
 */
export function tableRequestIssues(order: TableRequest): Issue[] {
  const chosen = [
    ['restaurant', order.restaurantId, 'table.restaurant'],
    ['date', order.date, 'table.date'],
    ['party', order.party, 'table.party'],
    ['time', order.time, 'table.time'],
  ] as const;
  const { isRequired, isAcknowledged } = order.leaveTime;
  return [
    ...chosen.flatMap(([field, value, code]) => (isChosen(value) ? [] : [{ field, code }])),
    ...(isRequired && !isAcknowledged ? [{ field: 'leaveTime', code: 'table.leave-time' }] : []),
    ...emailIssues(order.email, true),
    ...phoneIssues(order.phone, true),
    ...(isBlank(order.requests) ? [] : notesIssues('requests', order.requests)),
    ...textIssues('identifier', order.identifier, { isRequired: true, maxLength: MAX_IDENTIFIER_LENGTH }),
  ];
}
