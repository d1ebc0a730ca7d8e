import { ESCAPE, type GuestBrowser } from './guest-browser.ts';

const heading = (words: string) => `//h1[contains(., "${words}")]`;
const button = (words: string) => `//main//button[starts-with(normalize-space(.), "${words}")]`;
const named = (label: string) => `//main//button[@aria-label = "${label}"]`;
const link = (words: string) => `//main//a[contains(., "${words}")]`;
const words = (text: string) => `//main//*[text()[contains(., "${text}")]]`;
const field = (id: string) => `//*[@id = "${id}"]`;
const dialog = '//*[self::dialog[@open] or @role = "dialog"]';
const inDialog = (text: string) => `${dialog}//button[starts-with(normalize-space(.), "${text}")]`;
const day = (date: string) => `${dialog}//*[@role = "button" and contains(@aria-label, "${date}")]`;

/**
 * The whole story of two nights from Wednesday, 3 March 2027, from the search to the cancelled booking, using only what
 * every browser can do. `hotel` is the address of the search page of the hotel of `buildStoryHotel`.
 */
export async function liveWholeStory(guest: GuestBrowser, hotel: string): Promise<void> {
  await findTheHotel(guest, hotel);
  await search(guest);
  await filter(guest);
  await chooseFromTheRoomsPage(guest);
  await addAnExtra(guest);
  await pay(guest);
  await cancel(guest);
}

async function findTheHotel(guest: GuestBrowser, hotel: string): Promise<void> {
  await guest.goTo(hotel);
  await guest.press('//footer//a[contains(., "Where we are")]');
  await guest.see(heading('Where we are'));
  await guest.see('//main//img[@alt = "A map of the harbour"]');
  await guest.see(words('Nine minutes on foot.'));
  await guest.press(link('Back'));
  await guest.see('//form[@aria-label = "Search"]');
}

async function search(guest: GuestBrowser): Promise<void> {
  await guest.press('//*[@data-opens-dates]');
  await guest.see(dialog);
  await guest.keys(ESCAPE);
  await guest.seeNo(dialog);
  await guest.press('//*[@data-opens-dates]');
  await guest.press(day('Wednesday, 3 March 2027'));
  await guest.press(day('Friday, 5 March 2027'));
  await guest.press(inDialog('Use these dates'));
  await guest.seeNo(dialog);
  await guest.press('//form[@aria-label = "Search"]//button[@type = "submit"]');
  await guest.see(heading('Choose your room'));
}

async function filter(guest: GuestBrowser): Promise<void> {
  await guest.see('//article[contains(., "Family")]');
  await guest.press('//summary[contains(., "Filter and sort")]');
  await guest.press('//label[normalize-space(.) = "Step-free"]');
  await guest.see(words('1 of 4 rooms'));
  await guest.seeNo('//article[contains(., "Family")]');
}

async function chooseFromTheRoomsPage(guest: GuestBrowser): Promise<void> {
  await guest.press(link('Look round the'));
  await guest.see(heading('Double'));
  await guest.press(named('Next picture'));
  await guest.see(words('The sill'));
  await guest.press(named('Look closer'));
  await guest.see(dialog);
  await guest.keys(ESCAPE);
  await guest.seeNo(dialog);
  await guest.press(button('Choose'));
  await guest.see(heading('Upgrade your room?'));
  await guest.press(button('Keep my room'));
  await guest.see(heading('Who is coming?'));
  await guest.type(field('room-1-firstName'), 'Ada');
  await guest.type(field('room-1-lastName'), 'Lovelace');
  await guest.press(button('Continue'));
}

async function addAnExtra(guest: GuestBrowser): Promise<void> {
  await guest.see(heading('Anything else?'));
  await guest.press(button('Add'));
  await guest.press(button('Continue with'));
}

async function pay(guest: GuestBrowser): Promise<void> {
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

async function cancel(guest: GuestBrowser): Promise<void> {
  await guest.press(link('Manage booking'));
  await guest.see(heading('Your booking'));
  await guest.press(button('Cancel this booking'));
  await guest.see(dialog);
  await guest.press(inDialog('Cancel this booking'));
  await guest.see(heading('Your booking is cancelled'));
}
