import { isPhone, type GuestPages } from './pages/guest-pages.ts';

/** One Double for one adult from Wednesday, 3 March 2027 for two nights, at a test's own hotel. */
export const DOUBLE_LINK = 'arrive=2027-03-03&nights=2&rooms=1-0-0';

interface Choice {
  readonly roomType: string;
  readonly ratePlan: string;
  /** The type has upgrades, and the guest declines them. */
  readonly hasUpgrades?: boolean;
}

/** From a link with a search to the form with the guests' names. */
export async function walkToGuests(pages: GuestPages, link: string, choice: Choice): Promise<void> {
  await pages.search.goTo(link);
  await pages.rooms.opened({ fromInside: false });
  await pages.rooms.choose(choice.roomType, choice.ratePlan);
  if (choice.hasUpgrades) {
    await pages.upgrades.opened();
    await pages.upgrades.keep().click();
  }
  await pages.guests.opened();
}

/** On to the checkout without extras, through the summary when it is a separate screen. */
export async function walkFromGuests(pages: GuestPages): Promise<void> {
  await pages.guests.name('Ada', 'Lovelace');
  await pages.guests.goOn().click();
  if (pages.hotel.hasExtras) {
    await pages.extras.opened();
    await pages.extras.without().click();
  }
  await walkFromSummary(pages);
}

/** Through the summary when it is a separate screen. */
export async function walkFromSummary(pages: GuestPages): Promise<void> {
  if (isPhone(pages.page)) {
    await pages.summary.opened();
    await pages.summary.goOn().click();
  }
  await pages.checkout.opened();
}

export async function walkToCheckout(pages: GuestPages, link: string, choice: Choice): Promise<void> {
  await walkToGuests(pages, link, choice);
  await walkFromGuests(pages);
}
