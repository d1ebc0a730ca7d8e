import type { GuestBrowser } from './guest-browser.ts';

const heading = (words: string) => `//h1[contains(., "${words}")]`;
const button = (words: string) => `//main//button[starts-with(normalize-space(.), "${words}")]`;
const field = (id: string) => `//*[@id = "${id}"]`;
const calendar = '//*[@role = "dialog"]';

/**
 * Books two nights from Wednesday, 3 March 2027, from the search page to the confirmation, using only what every
 * browser can do. `hotel` is the address of the search page. Its first room type needs an upgrade and an extra on sale.
 */
export async function bookARoom(guest: GuestBrowser, hotel: string): Promise<void> {
  await guest.goTo(hotel);
  await guest.press('//*[@data-opens-dates]');
  await guest.see(calendar);
  await guest.escape();
  await guest.seeNo(calendar);
  await guest.see('//h1');

  await guest.goTo(`${hotel}/Rooms-And-Rates?arrive=2027-03-03&nights=2&rooms=2-0-0`);
  await guest.see(heading('Choose your room'));
  await guest.press(button('See '));
  await guest.press(button('Choose'));
  await guest.see(heading('Upgrade your room?'));
  await guest.press(button('Keep my room'));
  await guest.see(heading('Who is coming?'));
  await guest.type(field('room-1-firstName'), 'Ada');
  await guest.type(field('room-1-lastName'), 'Lovelace');
  await guest.press(button('Continue'));
  await guest.see(heading('Anything else?'));
  await guest.press(button('Continue without extras'));

  await guest.see(field('booker-email'));
  await guest.type(field('booker-email'), 'ada@example.com');
  await guest.type(field('booker-phone'), '+44 7700 900123');
  await guest.type(field('booker-street'), '12 St James’s Square');
  await guest.type(field('booker-postCode'), 'SW1Y 4JH');
  await guest.choose(field('booker-countryId'), 'United Kingdom');
  await guest.type(field('card-holderName'), 'Ada Lovelace');
  await guest.type(field('card-number'), '4242 4242 4242 4242');
  await guest.type(field('card-expiry'), '12/40');
  await guest.type(field('card-securityCode'), '987');
  await guest.press(field('terms'));
  await guest.press('//main//button[contains(., " and book")]');
  await guest.see(heading(', Ada.'));
}
