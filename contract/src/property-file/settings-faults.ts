import { fileFault, type FileFault } from './file-fault.ts';
import type { PropertyFile } from './property-file.ts';

/** Questions that no room could answer, reasons that nobody could choose, cards that nobody keeps, and exchange rates of a currency against itself. */
export function settingsFaults({ settings, property, roomTypes, restaurants }: PropertyFile): FileFault[] {
  const faults: FileFault[] = [];
  if (settings.askRoomConfiguration && roomTypes.every(({ configurations }) => configurations.length === 0)) {
    faults.push(
      fileFault('settings.askRoomConfiguration', 'false, or configurations of some room type', true),
    );
  }
  if (settings.cancellationReasonRequired && settings.cancellationReasons.length === 0)
    faults.push(
      fileFault(
        'settings.cancellationReasonRequired',
        'false, or reasons in settings.cancellationReasons',
        true,
      ),
    );
  if (settings.preCheckIn?.cardRequired === true && !property.paymentTypes.includes('StoreCard'))
    faults.push(
      fileFault('settings.preCheckIn.cardRequired', 'false, or StoreCard in property.paymentTypes', true),
    );
  const { defaultRestaurant } = settings;
  if (defaultRestaurant !== undefined && !restaurants.some(({ id }) => id === defaultRestaurant)) {
    faults.push(
      fileFault('settings.defaultRestaurant', 'the id of a restaurant of this file', defaultRestaurant),
    );
  }
  const own = property.exchangeRates?.rates[property.currency];
  if (own !== undefined) {
    faults.push(
      fileFault(
        `property.exchangeRates.rates.${property.currency}`,
        'another currency than the hotel’s own',
        own,
      ),
    );
  }
  return faults;
}
