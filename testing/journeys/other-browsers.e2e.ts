import { guestPaths } from '@portico/contract/paths';
import { completeChromium, headlessShell } from '../browser/chromium.ts';
import { areAllRequested, otherBrowsers } from '../browser/other-browsers.ts';
import { liveDeskStory } from '../browser/desk-story.ts';
import { liveWholeStory } from '../browser/whole-story.ts';
import { liveWidgetStory, withMirror } from '../browser/widget-story.ts';
import { buildBooking } from '../booking/booking-body.ts';
import {
  buildExtra,
  buildRatePlan,
  buildRoomType,
  buildSeason,
  FAMILY,
  family,
  saver,
} from '../builders/hotel-file.ts';
import { buildOwnHotel, buildSaverHotel, picture, type Identity } from '../builders/journey-hotels.ts';
import { bookOverHttp } from './book-over-http.ts';
import { inOtherBrowser } from './in-other-browser.ts';
import { expect, test } from './journey.ts';
import { startOtherSite } from './other-site.ts';
import { running } from './running.ts';
import { plainPage } from './widget-pages.ts';

if (areAllRequested()) {
  test('the journeys have today’s Chromium', () => {
    expect(completeChromium(), 'Debian’s Chromium is not installed: apt-get install chromium').toBeDefined();
    expect(
      headlessShell(),
      'Chromium’s headless shell is not installed: apt-get install chromium-headless-shell',
    ).toBeDefined();
  });
}

// These browsers have real clocks: the date on a guest's computer affects no price.
for (const browser of otherBrowsers) {
  test(`a room is found, booked, paid and cancelled in ${browser.name}`, async ({ openHotel }) => {
    const { property } = await openHotel(buildStoryHotel);
    await inOtherBrowser(browser, (guest) =>
      liveWholeStory(guest, `${running().url}${guestPaths.book(property.code)}`),
    );
  });

  test(`the desk is worked at in ${browser.name}`, async ({ openHotel, request }) => {
    const { property } = await openHotel(buildSaverHotel);
    await bookOverHttp(request, buildBooking({ PropertyId: property.id }));
    await inOtherBrowser(browser, (staff) => liveDeskStory(staff, running().url, property.code));
  });

  test(`the search widget of another site leads to the rooms in ${browser.name}`, async ({ openHotel }) => {
    const site = await startOtherSite();
    const { property } = await openHotel((identity) =>
      buildOwnHotel(identity, {
        settings: { widgetSites: [site.url] },
        roomTypes: [buildRoomType()],
        ratePlans: [buildRatePlan({ seasons: [buildSeason({ price: { base: 80 } })] })],
      }),
    );
    site.show('/', { html: withMirror(plainPage({ engine: running().url, code: property.code })) });
    await inOtherBrowser(browser, (guest) => liveWidgetStory(guest, site.url));
    await site.close();
  });
}

/**
 * A hotel of its own, since the demo hotels have other guests. Its Double is step-free, has two pictures and may become
 * a Family; it is paid at booking and can be cancelled free of charge.
 */
function buildStoryHotel(identity: Identity) {
  const art = { ...picture, url: '/demo/art/quay-harbour.svg', width: 480, height: 360 };
  const images = [
    { ...art, alt: 'A brass bed', caption: 'The bed' },
    { ...art, url: '/demo/art/quay-harbour-sill.svg', alt: 'A window sill', caption: 'The sill' },
  ];
  return buildOwnHotel(identity, {
    property: {
      where: {
        map: { url: '/demo/art/quay-map.svg', width: 960, height: 600, alt: 'A map of the harbour' },
        labels: [{ name: 'The Gull', x: 58, y: 42, isHotel: true }],
        ways: [{ title: 'By train', text: 'Nine minutes on foot.' }],
      },
    },
    settings: { includeExtrasInPaymentPolicy: true },
    roomTypes: [
      buildRoomType({ upgradesTo: [FAMILY], access: { isStepFree: true }, images }),
      buildRoomType(family),
      ...['Attic', 'Cabin'].map((name, at) => buildRoomType({ id: 13 + at, name })),
    ],
    ratePlans: [
      buildRatePlan({
        ...saver,
        cancellation: {
          entries: [{ daysBefore: 2, at: '18:00', charge: { fee: 'Nights', value: 1 } }],
          noShow: { fee: 'Full' },
        },
      }),
    ],
    extras: [buildExtra()],
  });
}
