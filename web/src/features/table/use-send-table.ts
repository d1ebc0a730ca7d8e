import type { TableCreateBody, TableCreateResponse } from '@portico/contract/calls/restaurant-booking';
import { apiPaths } from '@portico/contract/paths';
import { tableBookedText, tableFailedText } from '@portico/contract/texts/table-texts';
import { useRef, useState } from 'react';
import { limitNews, type ApiError } from '../../lib/api-error.ts';
import { sayAtTop } from '../../lib/top-news.ts';
import { useHotel } from '../../parts/hotel/hotel-context.ts';
import { sendOnce } from '../../parts/paying/send-once.ts';

type SendingState = 'idle' | 'sending' | 'retrying';

/** What stands at the button where nothing was booked, as far as we know. */
export interface SendFailure {
  readonly title: string;
  readonly words: string;
}

/** What came of a press: booked with its reference, or not. */
export type SendResult =
  | { readonly kind: 'booked'; readonly reference: string }
  | { readonly kind: 'refused' }
  | { readonly kind: 'rejected'; readonly error: ApiError };

const notHeard: SendFailure = {
  title: 'We do not know whether your table is booked.',
  words:
    'Everything you typed is kept. Press the button again when you are online: the table is booked only once. Or call us.',
};

/**
 * Sends a table once under its key. What was decided is said at the top of the page, what could not be sent at the button, in
 * the words of docs/tables.md.
 */
export function useSendTable() {
  const { telephone } = useHotel();
  const [state, setState] = useState<SendingState>('idle');
  const [failure, setFailure] = useState<SendFailure | null>(null);
  const isUnderWay = useRef(false);

  /** Null: nobody said what came of it, or one is under way. */
  async function send(body: TableCreateBody, key: string): Promise<SendResult | null> {
    if (isUnderWay.current) return null;
    isUnderWay.current = true;
    setFailure(null);
    sayAtTop(null);
    setState('sending');
    const request = { path: apiPaths.tableCreate(), body, key };
    const outcome = await sendOnce<TableCreateResponse>(request, () => setState('retrying'));
    isUnderWay.current = false;
    setState('idle');
    if (outcome.kind === 'unheard') {
      setFailure(notHeard);
      return null;
    }
    if (outcome.kind === 'rejected') return { kind: 'rejected', error: outcome.error };
    const { Success, BookingReference, InfoMessage } = outcome.answer;
    if (Success && BookingReference !== null) {
      sayAtTop({ tone: 'positive', text: InfoMessage ?? tableBookedText });
      return { kind: 'booked', reference: BookingReference };
    }
    sayAtTop({ tone: 'negative', text: InfoMessage ?? tableFailedText });
    window.scrollTo({ top: 0, behavior: 'instant' });
    return { kind: 'refused' };
  }

  /** For a call that was refused, where no field is at fault. */
  function sayRejected(error: ApiError): void {
    const words = limitNews(error, telephone) ?? error.message;
    setFailure({ title: `${tableFailedText}.`, words });
  }

  return { state, failure, send, sayRejected };
}
