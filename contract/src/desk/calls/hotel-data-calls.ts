import * as z from 'zod';
import { wireDate, wireDateOut } from '../../calls/wire-parts.ts';
import { access, read } from '../desk-call.ts';
import { waitingMessage } from '../waiting-message.ts';

const text = z.string();
const count = z.int();

const arrival = z.strictObject({
  number: text,
  room: count,
  roomType: text,
  ratePlan: text,
  departure: wireDateOut,
  adults: count,
  children: count,
  infants: count,
  childAges: z.array(count).readonly(),
  beds: text.nullable(),
  guests: z
    .array(
      z.strictObject({ firstName: text, lastName: text, email: text, phone: text, isChild: z.boolean() }),
    )
    .readonly(),
  extras: z.array(z.strictObject({ name: text, quantity: count })).readonly(),
  /** When the guests expect to arrive, HH:MM; null: not said. */
  arrivalTime: text.nullable(),
  specialRequests: text.nullable(),
  comment: text.nullable(),
  checkedInOnlineAt: z.iso.datetime().nullable(),
});
export type DeskArrival = z.input<typeof arrival>;

const importTakes = z.strictObject({
  /** As the file has it: what JSON reads of it no longer shows a key that is there twice. */
  text: z.string().max(20_000_000),
  /** Whether the file counts, whatever was set since it was exported. */
  isReplacing: z.boolean(),
});

/** What it changed or would change, as the command `import` prints it. It may have codes of gift vouchers. */
const importAnswers = z.strictObject({ hasChanges: z.boolean(), lines: z.array(z.string()).readonly() });

/** What hotels' scripts read whole, and the property file. */
export const hotelDataCalls = {
  /** Who arrives on a day, room by room, with what they stated before; `date` null: the hotel's today. */
  'Arrivals/Read': read(
    z.strictObject({ date: wireDate.nullable() }),
    z.strictObject({ date: wireDateOut, rooms: z.array(arrival).readonly() }),
  ),
  /** What waits to be sent or done, oldest first, at most 1,000; `kind` null: of any. */
  'Outbox/List': read(
    z.strictObject({ kind: z.string().max(60).nullable() }),
    z.strictObject({
      messages: z.array(waitingMessage).readonly(),
      /** False: there are more. */
      isWhole: z.boolean(),
    }),
  ),
  /** The property file of what stands; it has the codes of gift vouchers. Rule: docs/property-file.md, "Export". */
  'PropertyFile/Export': read(z.strictObject({}), z.strictObject({ propertyFile: z.unknown() })),
  'PropertyFile/PreviewImport': read(importTakes, importAnswers),
  'PropertyFile/Import': access(importTakes, importAnswers),
} as const;
