import { startEventReceiver } from '../events/event-receiver.ts';
import { openReckoner } from './reckoner.ts';

/** What Google does with the next messages. */
export type Manner =
  | 'takes it'
  | '500'
  | 'errors'
  | 'errors of rates'
  | 'answers another'
  | 'no XML'
  | 'silent';

const uploads = '/travel/hotels/uploads';
/** The root of the messages that each address takes, and of the answer. */
const addresses: Readonly<Record<string, { readonly takes: string; readonly answers: string }>> = {
  [`${uploads}/property_data`]: { takes: 'Transaction', answers: 'TransactionResponse' },
  [`${uploads}/taxes`]: { takes: 'TaxFeeInfo', answers: 'TaxFeeInfoResponse' },
  [`${uploads}/extra_guest_charges`]: { takes: 'ExtraGuestCharges', answers: 'ExtraGuestChargesResponse' },
  [`${uploads}/ota/hotel_rate_amount_notif`]: {
    takes: 'OTA_HotelRateAmountNotifRQ',
    answers: 'OTA_HotelRateAmountNotifRS',
  },
  [`${uploads}/ota/hotel_avail_notif`]: { takes: 'OTA_HotelAvailNotifRQ', answers: 'OTA_HotelAvailNotifRS' },
  [`${uploads}/ota/hotel_inv_count_notif`]: {
    takes: 'OTA_HotelInvCountNotifRQ',
    answers: 'OTA_HotelInvCountNotifRS',
  },
};

/** Google as hotels speak to it: takes messages of ARI at its addresses, reckons prices from them, and misbehaves if asked to. */
export async function startGoogle() {
  const receiver = await startEventReceiver();
  const reckoner = openReckoner();
  const taken: string[] = [];
  let manner: Manner = 'takes it';

  receiver.answer = (response) => {
    const { headers, body = '' } = receiver.received.at(-1) ?? {};
    const address = addresses[receiver.paths.at(-1) ?? ''];
    const root = /<([A-Z]\w+)[ >]/.exec(body)?.[1] ?? '';
    if (manner === 'silent') return;
    if (address === undefined || headers?.['content-type'] !== 'application/xml' || root !== address.takes)
      return void response.writeHead(404).end();
    if (manner === '500') return void response.writeHead(500).end();
    if (manner === 'no XML') return void response.writeHead(200).end('{"ok":true}');
    const isOta = root.startsWith('OTA_');
    const given = (isOta ? /EchoToken="([^"]*)"/ : / id="([^"]*)"/).exec(body)?.[1] ?? '';
    const id = manner === 'answers another' ? 'another' : given;
    const refuses = manner === 'errors' || (manner === 'errors of rates' && root.includes('RateAmount'));
    const fault = refuses ? '1001 is refused' : takes(body);
    const words = isOta
      ? `<Errors><Error Type="12" Code="450" Status="NotProcessed">${fault}</Error></Errors>`
      : `<Issues><Issue code="1001" status="error">${fault}</Issue></Issues>`;
    const named = isOta
      ? `xmlns="http://www.opentravel.org/OTA/2003/05" EchoToken="${id}" Version="3.0"`
      : `id="${id}"`;
    if (fault === undefined) taken.push(root);
    response
      .writeHead(200, { 'content-type': 'application/xml' })
      .end(
        `<?xml version="1.0" encoding="UTF-8"?><${address.answers} ${named} TimeStamp="2027-02-20T12:00:00Z">${fault === undefined ? '<Success/>' : words}</${address.answers}>`,
      );
  };

  /** Undefined: it is taken. */
  function takes(body: string): string | undefined {
    try {
      reckoner.take(body);
      return undefined;
    } catch (error) {
      return error instanceof Error ? error.message : 'unknown';
    }
  }

  return {
    url: receiver.url,
    close: receiver.close,
    reckoner,
    /** From now on. */
    behaves: (next: Manner) => {
      manner = next;
    },
    /** Roots of the messages taken since the last call. */
    taken: () => taken.splice(0),
    /** All that came, taken or not. */
    received: receiver.received,
  };
}
