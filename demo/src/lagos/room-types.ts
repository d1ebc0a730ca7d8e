import type { PropertyFileInput } from '@portico/contract/property-file/property-file';
import { roomPicture } from '../picture.ts';

/** Room type ids of Marina Court; permanent. */
export const courtRoom = 1;
export const adireRoom = 2;
export const lagoonBalcony = 3;
export const roofSuite = 4;

/** Rooms per type: forty in all. */
export const lagosRooms: ReadonlyMap<number, number> = new Map([
  [courtRoom, 16],
  [adireRoom, 10],
  [lagoonBalcony, 12],
  [roofSuite, 2],
]);

export const lagosRoomTypes: PropertyFileInput['roomTypes'] = [
  {
    id: courtRoom,
    name: 'Court Room',
    description: 'Three steps from the pool, under the arches.',
    facts: ['Twin or king', '26 m²', 'Pool side'],
    images: [roomPicture('lagos-court', 'A courtyard of arches round a pool with palms')],
    occupancy: { maximum: 2, minimum: 1, adultMaximum: 2, childMaximum: 1 },
    bed: 'King, or two singles',
    beds: ['Double', 'Twin'],
    size: 26,
    floor: 'Ground floor',
    view: 'Pool',
    bathroom: 'Walk-in shower',
    facilities: [
      { title: 'To keep cool', items: ['Air conditioning', 'A ceiling fan', 'Water on every floor'] },
      { title: 'To work', items: ['A desk', 'Fibre Wi-Fi, with its own generator'] },
    ],
    access: { isStepFree: true, steps: 0, doorWidth: 91, notes: ['Roll-in shower in two of them'] },
    upgradesTo: [adireRoom, lagoonBalcony],
    configurations: [
      { id: 1, name: 'A king bed' },
      { id: 2, name: 'Twin beds' },
    ],
  },
  {
    id: adireRoom,
    name: 'Adire Room',
    description: 'Indigo cloth from Abeokuta over the bed and louvres that keep the noon out.',
    facts: ['King bed', '28 m²', 'Courtyard'],
    images: [
      roomPicture(
        'lagos-bed',
        'A bed under an indigo adire cloth, with louvred shutters letting in bars of light',
      ),
    ],
    occupancy: { maximum: 2, minimum: 1, adultMaximum: 2, childMaximum: 1 },
    bed: 'King',
    beds: ['Double'],
    size: 28,
    floor: 'First floor',
    view: 'Courtyard',
    bathroom: 'Shower',
    facilities: [
      { title: 'To keep cool', items: ['Air conditioning', 'Louvred shutters'] },
      { title: 'To work', items: ['A desk', 'Fibre Wi-Fi, with its own generator'] },
    ],
    upgradesTo: [lagoonBalcony, roofSuite],
  },
  {
    id: lagoonBalcony,
    name: 'Lagoon Balcony',
    description: 'A tiled balcony wide enough for supper, facing the lights on the far bank.',
    facts: ['King bed', '36 m²', 'Lagoon view'],
    images: [
      roomPicture('lagos-balcony', 'The Marina at dusk: palms, the city and the long bridge over the lagoon'),
    ],
    occupancy: { maximum: 3, minimum: 1, adultMaximum: 3, childMaximum: 2 },
    bed: 'King',
    beds: ['Double', 'Sofa'],
    size: 36,
    floor: 'Second to fifth floor, by lift',
    view: 'Lagoon',
    bathroom: 'Bath and shower',
    facilities: [
      { title: 'Outdoors', items: ['A tiled balcony with a table for three'] },
      { title: 'To keep cool', items: ['Air conditioning', 'A ceiling fan'] },
    ],
    upgradesTo: [roofSuite],
  },
  {
    id: roofSuite,
    name: 'Roof Suite',
    description: 'The bridge, the ferries and most of the sky.',
    facts: ['Two rooms', '74 m²', 'Terrace'],
    images: [
      roomPicture('lagos-roof', 'A roof terrace with a pool, lanterns and the long bridge over the lagoon'),
      roomPicture(
        'lagos-lounge',
        'A sitting room with a mask, carved stools and tall shutters open to palms',
      ),
    ],
    bed: 'Two kings',
    beds: ['Double'],
    size: 74,
    floor: 'Roof, by lift',
    view: 'Lagoon',
    bathroom: 'Two, one with a bath',
    facilities: [
      { title: 'Outdoors', items: ['A terrace with a plunge pool'] },
      { title: 'To keep cool', items: ['Air conditioning in each room'] },
    ],
    occupancy: { maximum: 4, minimum: 1, adultMaximum: 4, childMaximum: 2 },
  },
];
