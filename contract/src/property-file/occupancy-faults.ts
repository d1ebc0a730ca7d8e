import { fileFault, type FileFault } from './file-fault.ts';
import type { PropertyFile, RoomTypePart } from './property-file.ts';

/** Limits that contradict each other, and a search that starts with guests whom no room takes. */
export function occupancyFaults(file: PropertyFile): FileFault[] {
  return [
    ...file.roomTypes.flatMap(({ occupancy }, index) =>
      limitFaults(`roomTypes[${index}].occupancy`, occupancy),
    ),
    ...file.ratePlans.flatMap(({ occupancy }, index) =>
      limitFaults(`ratePlans[${index}].occupancy`, occupancy),
    ),
    ...defaultFaults(file),
  ];
}

type Limits = RoomTypePart['occupancy'];

function limitFaults(path: string, { minimum, maximum }: Limits): FileFault[] {
  if (minimum === undefined || maximum === undefined || minimum <= maximum) return [];
  return [fileFault(`${path}.maximum`, `${minimum} or more, as minimum says`, maximum)];
}

function defaultFaults({ settings, roomTypes }: PropertyFile): FileFault[] {
  const { adults, children, infants } = settings.defaultOccupancy;
  const path = 'settings.defaultOccupancy';
  if (children > 0 && !settings.enableChildrenSearch) {
    return [fileFault(`${path}.children`, '0, as enableChildrenSearch is false', children)];
  }
  if (infants > 0 && !settings.enableInfantSearch) {
    return [fileFault(`${path}.infants`, '0, as enableInfantSearch is false', infants)];
  }
  const property: Limits = {
    adultMaximum: settings.adultMaximumOccupancy,
    childMaximum: settings.childMaximumOccupancy,
  };
  const admits = (limits: Limits) =>
    adults + children + infants <= (limits.maximum ?? Infinity) &&
    adults + children + infants >= (limits.minimum ?? 0) &&
    adults <= (limits.adultMaximum ?? Infinity) &&
    children + infants <= (limits.childMaximum ?? Infinity);
  if (admits(property) && roomTypes.some(({ occupancy }) => admits(occupancy))) return [];
  return [fileFault(path, 'guests who fit in one room of at least one room type', settings.defaultOccupancy)];
}
