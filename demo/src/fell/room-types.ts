import type { PropertyFileInput } from '@portico/contract/property-file/property-file';
import { roomPicture } from '../picture.ts';

/** Room type ids of Fellside Lodges; permanent. */
export const rowanLodge = 1;
export const gillLodge = 2;
export const theBothy = 3;
export const tarnLodge = 4;

/** Rooms per type: nine lodges in all. */
export const fellLodges: ReadonlyMap<number, number> = new Map([
  [rowanLodge, 3],
  [gillLodge, 2],
  [theBothy, 2],
  [tarnLodge, 2],
]);

export const fellRoomTypes: PropertyFileInput['roomTypes'] = [
  {
    id: rowanLodge,
    name: 'Rowan Lodge',
    description: 'One big room, one big window, and the stove laid ready to light.',
    facts: ['King bed', '42 m²', 'Stove'],
    images: [
      roomPicture('fell-stove', 'A timber room with a stove, an armchair and a wide window on the fells'),
    ],
    bed: 'King',
    beds: ['Double'],
    size: 42,
    view: 'Fells',
    bathroom: 'Shower',
    facilities: [
      {
        title: 'To keep warm',
        items: ['A stove, laid ready to light', 'Logs in the porch', 'Underfloor heating in the bathroom'],
      },
      { title: 'To cook', items: ['Two rings and an oven', 'A moka pot, a kettle'] },
    ],
    access: { steps: 3, doorWidth: 86 },
    dogsWelcome: true,
    occupancy: { maximum: 2, minimum: 1, adultMaximum: 2, childMaximum: 1 },
    upgradesTo: [gillLodge, tarnLodge],
  },
  {
    id: gillLodge,
    name: 'Gill Lodge',
    description: 'A cedar tub on the deck, a lantern, and the beck all night.',
    facts: ['King bed', '46 m²', 'Hot tub'],
    images: [
      roomPicture('fell-tub', 'A cedar tub steaming on a deck among pines at night', 'The tub, hot by six'),
      roomPicture('fell-lodge', 'A lodge among pines under the fells', 'Gill Lodge from the beck'),
    ],
    bed: 'King',
    beds: ['Double'],
    size: 46,
    view: 'Beck',
    bathroom: 'Shower indoors, cedar tub outdoors',
    facilities: [
      { title: 'Outdoors', items: ['A cedar tub, hot by six', 'A deck with a lantern'] },
      { title: 'To cook', items: ['Two rings and an oven', 'A moka pot, a kettle'] },
    ],
    access: { steps: 8, doorWidth: 86 },
    occupancy: { maximum: 2, minimum: 1, adultMaximum: 2, childMaximum: 0 },
    upgradesTo: [tarnLodge],
  },
  {
    id: theBothy,
    name: 'The Bothy',
    description: 'For families and friends who dry their socks in company.',
    facts: ['Double and three bunks', '58 m²', 'Drying room'],
    images: [
      roomPicture('fell-bunk', 'Three bunks with plaid blankets, boots by the door and socks on a line'),
    ],
    bed: 'Double, and three bunks',
    beds: ['Double', 'Bunk'],
    size: 58,
    view: 'Fells',
    bathroom: 'Two showers',
    facilities: [
      { title: 'To dry out', items: ['A drying room', 'Two showers', 'Boot pegs'] },
      { title: 'To cook', items: ['Four rings and an oven', 'A table for six'] },
    ],
    access: { isStepFree: true, steps: 0, doorWidth: 90 },
    dogsWelcome: true,
    occupancy: { maximum: 5, minimum: 2, adultMaximum: 5, childMaximum: 3 },
  },
  {
    id: tarnLodge,
    name: 'Tarn Lodge',
    description: 'On the water’s edge, with a boat and two pairs of oars.',
    facts: ['Two bedrooms', '71 m²', 'Rowing boat'],
    images: [roomPicture('fell-tarn', 'A rowing boat tied to a jetty on a still tarn under the fells')],
    bed: 'King, and two singles',
    beds: ['Double', 'Twin'],
    size: 71,
    view: 'Tarn',
    bathroom: 'Bath and shower',
    facilities: [
      { title: 'On the water', items: ['A rowing boat and two pairs of oars', 'Life jackets in four sizes'] },
      { title: 'To cook', items: ['A whole kitchen', 'A table for six'] },
    ],
    access: { steps: 2, doorWidth: 84 },
    dogsWelcome: true,
    occupancy: { maximum: 4, minimum: 1, adultMaximum: 4, childMaximum: 3 },
  },
];
