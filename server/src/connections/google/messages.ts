import { element, xmlOf } from '../ota/write-xml.ts';
import type { NightKind } from './night-runs.ts';

/** What Google is told: facts of the hotel, or nights. */
export type GoogleKind = 'property' | 'taxes' | NightKind;

/** Where each is posted to, below the address of configuration. */
export const pathsOf: Readonly<Record<GoogleKind, string>> = {
  property: '/travel/hotels/uploads/property_data',
  taxes: '/travel/hotels/uploads/taxes',
  rates: '/travel/hotels/uploads/ota/hotel_rate_amount_notif',
  guests: '/travel/hotels/uploads/extra_guest_charges',
  availability: '/travel/hotels/uploads/ota/hotel_avail_notif',
  inventory: '/travel/hotels/uploads/ota/hotel_inv_count_notif',
};

/** What a message is sent with. */
export interface MessageFacts {
  /** Letters, digits, `_` and `-`. */
  readonly id: string;
  readonly sentAt: Date;
  /** The account at Google; undefined: that of the sender’s address. */
  readonly partner: string | undefined;
  /** The hotel as Google knows it. */
  readonly hotelId: string;
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const ota = { xmlns: 'http://www.opentravel.org/OTA/2003/05', Version: '3.0' };

/** A whole message. `lines`: the elements of its kind. Rule: docs/google.md. */
export function googleMessage(kind: GoogleKind, facts: MessageFacts, lines: readonly string[]): string {
  return declaration + writers[kind](facts, lines);
}

const writers: Readonly<Record<GoogleKind, (facts: MessageFacts, lines: readonly string[]) => string>> = {
  property: (facts, lines) =>
    element(
      'Transaction',
      own(facts),
      element(
        'PropertyDataSet',
        { action: 'overlay' },
        element('Property', {}, xmlOf(facts.hotelId)),
        ...lines,
      ),
    ),
  taxes: (facts, lines) =>
    element(
      'TaxFeeInfo',
      own(facts),
      element('Property', { action: 'overlay' }, element('ID', {}, xmlOf(facts.hotelId)), ...lines),
    ),
  rates: (facts, lines) =>
    element(
      'OTA_HotelRateAmountNotifRQ',
      { ...ofOta(facts), NotifType: 'Delta' },
      pos(facts),
      element('RateAmountMessages', { HotelCode: facts.hotelId }, ...lines),
    ),
  guests: (facts, lines) =>
    element(
      'ExtraGuestCharges',
      own(facts),
      element('HotelExtraGuestCharges', { hotel_id: facts.hotelId, action: 'overlay' }, ...lines),
    ),
  availability: (facts, lines) =>
    element(
      'OTA_HotelAvailNotifRQ',
      ofOta(facts),
      pos(facts),
      element('AvailStatusMessages', { HotelCode: facts.hotelId }, ...lines),
    ),
  inventory: (facts, lines) =>
    element(
      'OTA_HotelInvCountNotifRQ',
      ofOta(facts),
      pos(facts),
      element('Inventories', { HotelCode: facts.hotelId }, ...lines),
    ),
};

const own = ({ id, sentAt, partner }: MessageFacts) => ({ timestamp: sentAt.toISOString(), id, partner });

const ofOta = ({ id, sentAt }: MessageFacts) => ({
  ...ota,
  EchoToken: id,
  TimeStamp: sentAt.toISOString(),
});

const pos = ({ partner }: MessageFacts) =>
  partner === undefined
    ? ''
    : element('POS', {}, element('Source', {}, element('RequestorID', { ID: partner })));
