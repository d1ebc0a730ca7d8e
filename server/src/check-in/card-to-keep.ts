import { wayToKeep, type WayToPay } from '../booking/change/way-to-pay.ts';
import type { Providers } from '../payments/providers.ts';
import type { OpenedPreCheckIn } from './open-link.ts';

/**
 * How the card is kept that the hotel asks of who checks in online; undefined: it asks for none, nobody keeps one without
 * charging it, or the link is of one room, whose guest need not be who pays.
 */
export function cardToKeep(
  { hotel, link }: Pick<OpenedPreCheckIn, 'hotel' | 'link'>,
  providers: Providers,
): WayToPay | undefined {
  const isAsked = hotel.definition.settings.preCheckIn?.cardRequired === true && link.itemId === null;
  return isAsked ? wayToKeep(hotel, providers) : undefined;
}
