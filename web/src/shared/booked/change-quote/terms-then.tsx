import type { WireChangeQuote } from '@portico/contract/calls/parts/change-quote';
import { unbroken } from '@portico/contract/texts/unbroken';
import { Notice } from '../../../ui/notice.tsx';

/** The terms after the change, when they differ: what it costs to cancel then, and what is no longer possible. */
export function TermsThen({ quote }: { quote: WireChangeQuote }) {
  return quote.Rooms.map(({ RoomNumber, RoomTypeName, TermsThen: terms }) =>
    terms === null ? null : (
      <Notice
        key={RoomNumber}
        tone={terms.IsWorse ? 'warning' : 'info'}
        title={`The terms then: ${RoomTypeName}`}
      >
        {unbroken(terms.Words)}
      </Notice>
    ),
  );
}
