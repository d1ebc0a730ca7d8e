import type { PropertyFileInput } from '@portico/contract/property-file/property-file';
import { roomPicture } from '../picture.ts';

/** Room type ids of the Quay House; permanent. */
export const harbourRoom = 1;
export const sailLoft = 2;
export const gardenTwin = 3;
export const estuaryRoom = 4;
export const boatshed = 5;
export const signalSuite = 6;

/** Location ids of the Quay House. */
const theHouse = 1;
const boatshedYard = 2;

export const quayLocations: NonNullable<PropertyFileInput['locations']> = [
  { id: theHouse, name: 'The house on Harbour Street' },
  { id: boatshedYard, name: 'The Boatshed yard, on the shingle' },
];

/** Rooms per type: 24 in all. */
export const quayRooms: ReadonlyMap<number, number> = new Map([
  [harbourRoom, 6],
  [sailLoft, 3],
  [gardenTwin, 5],
  [estuaryRoom, 4],
  [boatshed, 4],
  [signalSuite, 2],
]);

export const quayRoomTypes: PropertyFileInput['roomTypes'] = [
  {
    id: harbourRoom,
    name: 'The Harbour Room',
    description: 'A brass bed, a deep sill and the fishing boats going out under the window at six.',
    facts: ['King bed', '24 m²', 'Harbour view'],
    images: [roomPicture('quay-harbour', 'A bedroom with a brass bed and a sash window on the harbour')],
    occupancy: { maximum: 3, minimum: 1, adultMaximum: 2, childMaximum: 1 },
    locationId: theHouse,
    upgradesTo: [signalSuite, boatshed],
  },
  {
    id: sailLoft,
    name: 'The Sail Loft',
    description:
      'Under the roof where the sails were cut. Low at the sides, bright in the middle, the whole estuary in one pane.',
    facts: ['Double bed', '22 m²', 'Top floor, 41 stairs'],
    images: [
      roomPicture('quay-attic', 'An attic bedroom under white beams, with a tall window on the estuary'),
    ],
    occupancy: { maximum: 3, minimum: 1, adultMaximum: 2, childMaximum: 1 },
    locationId: theHouse,
    upgradesTo: [harbourRoom, signalSuite],
  },
  {
    id: gardenTwin,
    name: 'The Garden Twin',
    description: 'Two beds, a third by request, and doors on to the hollyhocks. The quiet side of the house.',
    facts: ['Two single beds', '26 m²', 'Walled garden'],
    images: [roomPicture('quay-garden', 'Two beds either side of doors open on a walled garden')],
    occupancy: { maximum: 3, minimum: 1, adultMaximum: 3, childMaximum: 2 },
    locationId: theHouse,
    upgradesTo: [harbourRoom, boatshed],
    configurations: [
      { id: 1, name: 'Two single beds' },
      { id: 2, name: 'One double, made of the two' },
      { id: 3, name: 'Two single beds and a third' },
    ],
  },
  {
    id: estuaryRoom,
    name: 'The Estuary Room',
    description: 'A roll-top bath in the bay and nothing between it and Southend.',
    facts: ['King bed', '28 m²', 'Bath by the window'],
    images: [roomPicture('quay-estuary', 'A roll-top bath standing in a bay window above the estuary')],
    occupancy: { maximum: 2, minimum: 1, adultMaximum: 2, childMaximum: 0 },
    locationId: theHouse,
    upgradesTo: [signalSuite],
  },
  {
    id: boatshed,
    name: 'The Boatshed',
    description:
      'Tarred boards outside, white boards within, and two bunks built by the man who built the boats. The door opens on the shingle.',
    facts: ['King bed and bunks', '34 m²', 'Ground floor'],
    images: [roomPicture('quay-family', 'Built-in bunks beside a pair of doors open to the shingle')],
    occupancy: { maximum: 4, minimum: 2, adultMaximum: 3, childMaximum: 3 },
    locationId: boatshedYard,
  },
  {
    id: signalSuite,
    name: 'The Signal Suite',
    description:
      'The corner under the roof: a sitting room, a telescope and the weather coming in from two sides.',
    facts: ['King bed', '38 m²', 'Two windows on the sea'],
    images: [roomPicture('quay-suite', 'A corner sitting room with a telescope and two windows on the sea')],
    occupancy: { maximum: 3, minimum: 1, adultMaximum: 2, childMaximum: 2 },
    locationId: theHouse,
  },
];
