import { guestPaths } from '@portico/contract/paths';
import type { RoomTypeDetails } from '@portico/contract/calls/room-type';
import type { Where } from '@portico/contract/calls/where';
import type { HotelDefinition } from '@portico/contract/property-file/property-file';
import { formatSearchLink } from '@portico/contract/search-link';
import { absoluteUrl } from './absolute-url.ts';
import { jsonLdScript } from './json-ld-script.ts';
import { openGraph } from './open-graph.ts';

/** A hotel's search page for search engines and link previews. */
export function findableHead(
  definition: HotelDefinition,
  title: string,
  publicUrl: string | undefined,
): string {
  const { code, name, voice, picture } = definition.property;
  return [
    openGraph(
      { path: guestPaths.book(code), title, description: voice.standfirst, siteName: name, picture },
      publicUrl,
    ),
    jsonLdScript(hotelJsonLd(definition, publicUrl)),
  ].join('\n');
}

/** The same for the page of a room type. */
export function findableRoomHead(
  { property }: Pick<HotelDefinition, 'property'>,
  { RoomType, Bed, Facilities }: RoomTypeDetails,
  title: string,
  publicUrl: string | undefined,
): string {
  const { Name, Description, Images, MaximumOccupancy, Size, DogsWelcome } = RoomType;
  const path = guestPaths.room(property.code, RoomType.RoomTypeId);
  const [first] = Images;
  const picture = first
    ? { url: first.Url, width: first.Width, height: first.Height, alt: first.Alt }
    : property.picture;
  const room = {
    '@context': 'https://schema.org',
    '@type': 'HotelRoom',
    '@id': absoluteUrl(path, publicUrl),
    url: absoluteUrl(path, publicUrl),
    name: Name,
    description: Description,
    image: Images.map(({ Url }) => absoluteUrl(Url, publicUrl)).filter((address) => address !== undefined),
    bed: Bed ?? undefined,
    petsAllowed: DogsWelcome,
    ...(MaximumOccupancy !== null && {
      occupancy: { '@type': 'QuantitativeValue', maxValue: MaximumOccupancy },
    }),
    ...(Size !== null && { floorSize: { '@type': 'QuantitativeValue', value: Size, unitCode: 'MTK' } }),
    amenityFeature: Facilities.flatMap(({ Items }) =>
      Items.map((name) => ({ '@type': 'LocationFeatureSpecification', name, value: true })),
    ),
    containedInPlace: {
      '@type': 'Hotel',
      name: property.name,
      '@id': absoluteUrl(guestPaths.book(property.code), publicUrl),
    },
  };
  return [
    openGraph({ path, title, description: Description, siteName: property.name, picture }, publicUrl),
    jsonLdScript(room),
  ].join('\n');
}

/** What search engines show of the page that says how to find the hotel. */
export function whereDescription({ property }: Pick<HotelDefinition, 'property'>, { Intro }: Where): string {
  return Intro ?? property.address.join(', ');
}

/** The same for that page; its subject is the hotel, which the search page describes. */
export function findableWhereHead(
  { property }: Pick<HotelDefinition, 'property'>,
  where: Where,
  title: string,
  publicUrl: string | undefined,
): string {
  return openGraph(
    {
      path: guestPaths.where(property.code),
      title,
      description: whereDescription({ property }, where),
      siteName: property.name,
      picture: property.picture,
    },
    publicUrl,
  );
}

type RoomType = HotelDefinition['roomTypes'][number];
type Offer = HotelDefinition['offers'][number];

/**
 * A hotel in schema.org terms, with its rooms and offers; each offer links to the search with its code. Contains no
 * price: those cached by search engines would soon be wrong. Rule: docs/operating.md, "Search engines".
 */
function hotelJsonLd(
  { property, roomTypes, offers }: HotelDefinition,
  publicUrl: string | undefined,
): object {
  const path = guestPaths.book(property.code);
  const url = absoluteUrl(path, publicUrl);
  const pictureOf = (picture: { readonly url: string } | undefined) =>
    picture && absoluteUrl(picture.url, publicUrl);

  const roomOf = ({ id, name, description, images, occupancy }: RoomType) => ({
    '@type': 'HotelRoom',
    name,
    url: absoluteUrl(guestPaths.room(property.code, id), publicUrl),
    description,
    image: pictureOf(images[0]),
    ...(occupancy.maximum !== undefined && {
      occupancy: { '@type': 'QuantitativeValue', maxValue: occupancy.maximum },
    }),
  });
  const offerOf = ({ name, description, image, dateFrom, dateTo, ratePlanCode, promoCode }: Offer) => {
    const query = formatSearchLink({
      arrival: null,
      departure: null,
      rooms: null,
      ratePlanCode: ratePlanCode ?? null,
      promoCode: promoCode ?? null,
      roomTypeId: null,
      ratePlanId: null,
      locationId: null,
    });
    return {
      '@type': 'Offer',
      name,
      description,
      image: pictureOf(image),
      url: absoluteUrl(query === '' ? path : `${path}?${query}`, publicUrl),
      priceCurrency: property.currency,
      validFrom: dateFrom,
      validThrough: dateTo,
    };
  };

  return {
    '@context': 'https://schema.org',
    '@type': 'Hotel',
    '@id': url,
    url,
    name: property.name,
    description: property.voice.standfirst,
    image: pictureOf(property.picture),
    logo: pictureOf(property.logo),
    telephone: property.telephone,
    email: property.email,
    address: property.address.slice(1).join(', ') || property.address[0],
    sameAs: property.websiteUrl,
    ...(property.hotelRating !== undefined && {
      starRating: { '@type': 'Rating', ratingValue: property.hotelRating },
    }),
    checkinTime: property.checkInTime,
    checkoutTime: property.checkOutTime,
    currenciesAccepted: property.currency,
    containsPlace: roomTypes.map(roomOf),
    makesOffer: offers.map(offerOf),
  };
}
