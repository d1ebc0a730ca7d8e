import { guestPaths } from '@portico/contract/paths';
import { longDateText, shortDateText } from '@portico/contract/texts/date-texts';
import { moneyText } from '@portico/contract/texts/money-text';
import { cancelBeforeText, partyInWords } from '@portico/contract/texts/table-texts';
import { timeOfQuarter } from '@portico/domain/tables/quarter';
import type { BookedTable } from '../tables/booked-table.ts';
import { cancelBeforeOf } from '../tables/cancel-table.ts';
import type { LetterFacts } from './booking-facts.ts';
import type { Line } from './sum-lines.ts';
import { quotedText } from './quoted-note.ts';
import type { ShortMail } from './short-mail.ts';
import { tableCalendar } from './table-calendar.ts';
import { noteToHotel, withLetterhead, type ComposedMail } from './composed-mail.ts';

/** A table, its hotel, and the code of the link that goes to its guest. */
export interface TableFacts extends LetterFacts {
  readonly table: BookedTable;
  readonly linkCode: string;
}

/** To whoever booked: nothing that they typed stands in it, for the mailbox may be another's. Rule: docs/tables.md, "Mails". */
export function guestTableMail(facts: TableFacts): ComposedMail {
  const { hotel, publicUrl, table, linkCode } = facts;
  const { property } = hotel.definition;
  const isCancelled = table.cancelledAt !== null;
  const subject = isCancelled
    ? `Your table at ${table.restaurantName} is cancelled`
    : `Your table at ${table.restaurantName}, ${shortDateText(table.date)} at ${timeOfQuarter(table.quarter)}`;
  const url = publicUrl + guestPaths.tableBooking(property.code, table.referenceNumber, linkCode);
  const until = cancelBeforeText(cancelBeforeOf(hotel, table), table.date);
  const mail: ShortMail = {
    subject,
    title: isCancelled ? 'Your table is cancelled' : 'Your table is booked',
    words: isCancelled
      ? [`${whenText(table)}. Nothing is owed, and the table is free for others.`]
      : [`${whenText(table)}.`, ...leaveWords(table)],
    lines: linesOf(facts),
    ...(!isCancelled && {
      link: { words: 'See or cancel your table', url },
      sections: [
        {
          heading: 'If your plans change',
          words: [
            `There is nothing to pay now. Cancel by the link ${until}; later please call us on ${property.telephone}.`,
          ],
        },
      ],
    }),
  };
  return {
    ...withLetterhead(facts, { name: '', address: table.email }, mail),
    attachments: [tableCalendar(hotel, table)],
  };
}

/** The hotel's own note, with all that was typed, quoted. */
export function hotelTableMail(facts: TableFacts): ComposedMail {
  const { table } = facts;
  const isCancelled = table.cancelledAt !== null;
  const what = isCancelled ? 'Table cancelled' : 'Table booked';
  const mail: ShortMail = {
    subject: `${what}: ${table.restaurantName}, ${shortDateText(table.date)} at ${timeOfQuarter(table.quarter)}, ${table.party}`,
    title: what,
    words: [`${whenText(table)}.`],
    lines: linesOf(facts),
    sections: [
      { heading: 'Booked by', words: [table.email, table.phone, ...stayWords(table)] },
      ...(table.requests === null
        ? []
        : [{ heading: 'Special requests', words: quotedText(table.requests) }]),
    ],
  };
  return noteToHotel(facts, table.email, mail);
}

function whenText({ restaurantName, date, quarter, party }: BookedTable): string {
  return `${partyInWords(party)} at ${restaurantName} on ${longDateText(date)} at ${timeOfQuarter(quarter)}`;
}

function leaveWords({ hasLeaveTime, quarter, turnQuarters }: BookedTable): string[] {
  return hasLeaveTime ? [`The table is yours until ${timeOfQuarter(quarter + turnQuarters)}.`] : [];
}

function stayWords({ isReservation, identifier, reservationId }: BookedTable): string[] {
  if (!isReservation) return [];
  return reservationId === null
    ? [`They say that their reservation is ${identifier}; it is not proved.`]
    : [`Staying with us: reservation ${identifier}.`];
}

function linesOf({ hotel, table }: TableFacts): Line[] {
  const { promotion } = table;
  const price = promotion?.pricePerPersonMinor ?? null;
  return [
    { label: 'Reference', sum: table.referenceNumber },
    ...(promotion === null
      ? []
      : [
          {
            label: promotion.name,
            sum: price === null ? '' : `${moneyText(price, hotel.currency)} a person`,
          },
        ]),
  ];
}
