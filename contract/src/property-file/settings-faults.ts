import { faultIf, type FileFault } from './file-fault.ts';
import type { PropertyFile } from './property-file.ts';

/**
 * Questions that no room could answer, reasons that no one could choose, card settings without saved cards, and
 * exchange rates of a currency against itself.
 */
export function settingsFaults({ settings, property, roomTypes, restaurants }: PropertyFile): FileFault[] {
  const { defaultRestaurant } = settings;
  const own = property.exchangeRates?.rates[property.currency];
  return [
    ...faultIf(
      settings.askRoomConfiguration && roomTypes.every(({ configurations }) => configurations.length === 0),
      'settings.askRoomConfiguration',
      'false, or configurations of some room type',
      true,
    ),
    ...faultIf(
      settings.cancellationReasonRequired && settings.cancellationReasons.length === 0,
      'settings.cancellationReasonRequired',
      'false, or reasons in settings.cancellationReasons',
      true,
    ),
    ...faultIf(
      settings.preCheckIn?.cardRequired === true && !property.paymentTypes.includes('StoreCard'),
      'settings.preCheckIn.cardRequired',
      'false, or StoreCard in property.paymentTypes',
      true,
    ),
    ...faultIf(
      defaultRestaurant !== undefined && !restaurants.some(({ id }) => id === defaultRestaurant),
      'settings.defaultRestaurant',
      'the id of a restaurant of this file',
      defaultRestaurant,
    ),
    ...faultIf(
      own !== undefined,
      `property.exchangeRates.rates.${property.currency}`,
      'another currency than the hotel’s own',
      own,
    ),
  ];
}
