import { answered, type Refusal } from './refusal.ts';
import { tableTooLateText } from './texts/table-texts.ts';

/** Why booking or cancelling a table is refused. Rule: docs/tables.md. */
export const tableRefusals = {
  'restaurant.unknown': { status: 404, words: () => 'We do not know this restaurant.' },
  'table.unavailable': answered(
    'This table is no longer available. Nothing was booked; please choose another time.',
  ),
  'table.promotion': answered(
    'This offer is not available at that time. Nothing was booked; please choose again.',
  ),
  'table.leave-time': answered(
    'At this time the table has to be left by a certain time, which has changed or was not agreed to. Nothing was booked; please choose the time again.',
  ),
  'table.too-late': answered(tableTooLateText),
} as const satisfies Readonly<Record<string, Refusal>>;
