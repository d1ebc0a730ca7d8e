import { wayToKeep, type WayToPay } from '../booking/change/way-to-pay.ts';
import type { Providers } from '../payments/providers.ts';
import type { OpenedPreCheckIn } from './open-link.ts';

/**
 * How to store the card that the hotel requires at online check-in. Undefined if it requires none, or no provider
 * stores one without charging it. Also for a link of one room: its guest may not be the payer.
 */
export function cardToKeep(
  { hotel, link }: Pick<OpenedPreCheckIn, 'hotel' | 'link'>,
  providers: Providers,
): WayToPay | undefined {
  const isCardRequired = hotel.definition.settings.preCheckIn?.cardRequired === true && link.itemId === null;
  return isCardRequired ? wayToKeep(hotel, providers) : undefined;
}
