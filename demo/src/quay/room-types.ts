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
    images: [
      roomPicture(
        'quay-harbour',
        'A bedroom with a brass bed and a sash window on the harbour',
        'The bed, and the window on the harbour',
      ),
      roomPicture(
        'quay-harbour-sill',
        'The deep window sill with a mug and a jug, and a barge going out',
        'The sill, wide enough to sit on',
      ),
      roomPicture(
        'quay-harbour-bath',
        'A tiled bathroom with a basin, a round mirror and striped towels',
        'The bathroom',
      ),
      roomPicture(
        'quay-tray',
        'A breakfast tray with coffee, an egg, toast and the paper',
        'Breakfast comes up at eight or at nine',
      ),
    ],
    story:
      'The window is the room. Sit on the sill with the door shut and you can tell who is home by the colour of the hull. Boards underfoot, wool over the bed, and a shelf of paperbacks other people finished. There are six of these; all of them look at the harbour.',
    bed: 'King, or two singles',
    beds: ['Double', 'Twin'],
    size: 24,
    floor: 'First and second floor',
    view: 'Harbour',
    bathroom: 'Bath with a shower over it',
    facilities: [
      {
        title: 'To wash',
        items: [
          'Bath with a shower over it',
          'Towels, robes, a hairdryer',
          'Soap from the farm at Seasalter',
        ],
      },
      {
        title: 'To sit and work',
        items: ['A desk in some, a sill in all', 'Wi-Fi, no password', 'Radio; no television'],
      },
      { title: 'To eat and drink', items: ['Kettle, leaf tea, real milk', 'Water from the tap, glasses'] },
    ],
    notHere: [
      { name: 'A lift, air conditioning' },
      { name: 'Step-free', roomType: boatshed },
      { name: 'Dogs', roomType: gardenTwin },
    ],
    access: { steps: 34, doorWidth: 74, notes: ['A handrail on the left, going up'] },
    terms: [
      { title: 'Quiet', text: 'From 22:30' },
      { title: 'Smoking', text: 'On the quay, not in the room' },
    ],
    cots: 1,
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
      roomPicture(
        'quay-attic',
        'An attic bedroom under white beams, with a tall window on the estuary',
        'Under the beams',
      ),
      roomPicture(
        'quay-night',
        'The house on the quay at night, with a light under the roof',
        'The loft from the quay',
      ),
    ],
    story:
      'Sails for half the oyster fleet were cut on this floor, and the boards still have the chalk lines. Mind your head by the bed; in the middle you can stand on a chair.',
    bed: 'Double',
    beds: ['Double'],
    size: 22,
    floor: 'Top floor',
    view: 'Estuary',
    bathroom: 'Shower',
    facilities: [
      { title: 'To wash', items: ['A shower under the skylight', 'Towels, robes, a hairdryer'] },
      { title: 'To sit and work', items: ['A desk at the window', 'Wi-Fi, no password'] },
      { title: 'To eat and drink', items: ['Kettle, leaf tea, real milk'] },
    ],
    notHere: [{ name: 'A lift' }, { name: 'A bath', roomType: estuaryRoom }],
    access: { steps: 41, doorWidth: 68, notes: ['The last nine steps are steep'] },
    terms: [{ title: 'Quiet', text: 'From 22:30' }],
    cots: 1,
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
    bed: 'Two singles, or one double',
    beds: ['Twin', 'Double'],
    size: 26,
    floor: 'Ground floor',
    view: 'Garden',
    bathroom: 'Walk-in shower',
    facilities: [
      { title: 'To wash', items: ['A walk-in shower', 'Towels, robes, a hairdryer'] },
      { title: 'To sit and work', items: ['Two chairs outside the doors', 'Wi-Fi, no password'] },
      { title: 'For others', items: ['A dog may come', 'A third bed by request'] },
    ],
    access: { steps: 2, doorWidth: 80 },
    dogsWelcome: true,
    terms: [{ title: 'Quiet', text: 'From 22:30' }],
    cots: 1,
    extraBeds: 1,
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
    images: [
      roomPicture(
        'quay-estuary',
        'A roll-top bath standing in a bay window above the estuary',
        'The bath, in the bay',
      ),
      roomPicture(
        'quay-tray',
        'A breakfast tray with coffee, an egg, toast and the paper',
        'Breakfast comes up at eight or at nine',
      ),
    ],
    bed: 'King',
    beds: ['Double'],
    size: 28,
    floor: 'Second floor',
    view: 'Estuary',
    bathroom: 'Roll-top bath in the room, shower next door',
    facilities: [
      {
        title: 'To wash',
        items: ['A roll-top bath in the bay', 'A shower next door', 'Towels, robes, a hairdryer'],
      },
      { title: 'To eat and drink', items: ['Kettle, leaf tea, real milk', 'Two glasses and a corkscrew'] },
    ],
    notHere: [{ name: 'A lift' }, { name: 'Room for a child', roomType: harbourRoom }],
    access: { steps: 34, doorWidth: 74 },
    terms: [{ title: 'Quiet', text: 'From 22:30' }],
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
    images: [
      roomPicture('quay-family', 'Built-in bunks beside a pair of doors open to the shingle', 'The bunks'),
      roomPicture(
        'quay-family-bed',
        'A broad bed under a boarded wall, with a porthole and a lamp lit',
        'The big bed',
      ),
      roomPicture(
        'quay-hut',
        'A tarred hut on the shingle, with its door open',
        'The door opens on the shingle',
      ),
    ],
    bed: 'King, and two bunks',
    beds: ['Double', 'Bunk'],
    size: 34,
    floor: 'Ground floor, across the yard',
    view: 'Shingle',
    bathroom: 'Level shower with a seat',
    facilities: [
      {
        title: 'To wash',
        items: [
          'A level shower with a fold-down seat',
          'Grab rails at shower and lavatory',
          'Towels, a hairdryer',
        ],
      },
      { title: 'To sit and work', items: ['A table for four', 'Wi-Fi, no password'] },
      { title: 'For others', items: ['A dog may come'] },
    ],
    access: {
      isStepFree: true,
      steps: 0,
      doorWidth: 92,
      notes: ['Turning space of 150 cm beside the bed', 'Bed 52 cm high', 'Parking at the door'],
    },
    dogsWelcome: true,
    terms: [{ title: 'Smoking', text: 'On the shingle, not in the room' }],
    cots: 2,
    extraBeds: 1,
    occupancy: { maximum: 4, minimum: 2, adultMaximum: 3, childMaximum: 3 },
    locationId: boatshedYard,
  },
  {
    id: signalSuite,
    name: 'The Signal Suite',
    description:
      'The corner under the roof: a sitting room, a telescope and the weather coming in from two sides.',
    facts: ['King bed', '38 m²', 'Two windows on the sea'],
    images: [
      roomPicture(
        'quay-suite',
        'A corner sitting room with a telescope and two windows on the sea',
        'The sitting room',
      ),
      roomPicture('quay-table', 'A table laid by a window', 'A table for two, laid when you ask'),
    ],
    bed: 'King',
    beds: ['Double', 'Sofa'],
    size: 38,
    floor: 'Top floor',
    view: 'Harbour',
    bathroom: 'Bath and separate shower',
    facilities: [
      { title: 'To wash', items: ['A bath, and a shower beside it', 'Towels, robes, a hairdryer'] },
      { title: 'To sit and work', items: ['A sitting room of its own', 'A telescope', 'Wi-Fi, no password'] },
      { title: 'To eat and drink', items: ['Coffee machine, leaf tea, real milk', 'A small fridge'] },
    ],
    notHere: [{ name: 'A lift' }],
    access: { steps: 41, doorWidth: 74 },
    terms: [{ title: 'Quiet', text: 'From 22:30' }],
    cots: 1,
    extraBeds: 1,
    occupancy: { maximum: 3, minimum: 1, adultMaximum: 2, childMaximum: 2 },
    locationId: theHouse,
  },
];
