import type { PropertyFile } from '@portico/contract/property-file/property-file';
import {
  buildExtra,
  buildRatePlan,
  buildRestaurant,
  buildRoomType,
  FAMILY,
  family,
  saver,
  sauna,
} from './hotel-file.ts';
import { buildOwnHotel, type Identity } from './journey-hotels.ts';

/** A hotel with every part but a picture, logo or mark: accounts, pre-check-in, extras and a restaurant. */
export function buildBareHotel(identity: Identity): PropertyFile {
  const file = buildOwnHotel(identity, {
    settings: { userAccounts: true, preCheckIn: { daysBefore: 14 } },
    roomTypes: [buildRoomType({ upgradesTo: [FAMILY] }), buildRoomType(family)],
    ratePlans: [buildRatePlan(), buildRatePlan(saver)],
    extras: [buildExtra(), sauna],
    restaurants: [buildRestaurant()],
  });
  const property = { ...file.property };
  delete property.picture;
  delete property.nightPicture;
  delete property.logo;
  delete property.mark;
  return { ...file, property };
}
