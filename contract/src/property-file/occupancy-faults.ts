import { guestsFit } from '@portico/domain/occupancy/limits';
import { faultIf, fileFault, orderFaults, type FileFault } from './file-fault.ts';
import type { PropertyFile } from './property-file.ts';
import { toPropertyLimits, toRoomType } from './to-domain.ts';

/** Limits that contradict each other, and a default search for a party that no room takes. */
export function occupancyFaults(file: PropertyFile): FileFault[] {
  return [
    ...(['roomTypes', 'ratePlans'] as const).flatMap((list) =>
      file[list].flatMap(({ occupancy: { minimum, maximum } }, index) =>
        orderFaults(`${list}[${index}].occupancy`, { minimum, maximum }),
      ),
    ),
    ...defaultFaults(file),
  ];
}

function defaultFaults({ settings, roomTypes }: PropertyFile): FileFault[] {
  const { defaultOccupancy: guests, enableChildrenSearch, enableInfantSearch } = settings;
  const path = 'settings.defaultOccupancy';
  if (guests.children > 0 && !enableChildrenSearch) {
    return [fileFault(`${path}.children`, '0, as enableChildrenSearch is false', guests.children)];
  }
  if (guests.infants > 0 && !enableInfantSearch) {
    return [fileFault(`${path}.infants`, '0, as enableInfantSearch is false', guests.infants)];
  }
  const fit =
    guestsFit(guests, toPropertyLimits(settings)) &&
    roomTypes.some((roomType) => guestsFit(guests, toRoomType(roomType).limits));
  return faultIf(!fit, path, 'guests who fit in one room of at least one room type', guests);
}
