import { deskPaths } from '@portico/contract/desk/desk-document';
import { ENTER, type GuestBrowser } from './guest-browser.ts';

const heading = (words: string) => `//h1[contains(., "${words}")]`;
const button = (words: string) => `//button[starts-with(normalize-space(.), "${words}")]`;
const words = (text: string) => `//main//*[text()[contains(., "${text}")]]`;

/**
 * Logs in, reads the day on which Ada Lovelace arrives and her booking, writes a note, types a price into the grid and
 * reads a report, using only what every browser can do. The hotel is that of `buildSaverHotel`.
 */
export async function liveDeskStory(staff: GuestBrowser, server: string, code: string): Promise<void> {
  await staff.goTo(server + deskPaths.today(code));
  await staff.press('//section[@aria-label = "Demo"]//button[. = "Owner"]');
  await staff.see(heading('20 February'));
  await staff.goTo(`${server}${deskPaths.today(code)}?day=2027-03-03`);
  await staff.press('//main//a[. = "Ada Lovelace"]');
  await staff.see(heading('Ada Lovelace'));
  await staff.see(words('Folio'));
  await staff.press(button('Write a note'));
  await staff.type('//main//textarea', 'Left a scarf in the hall.');
  await staff.press(button('Keep the note'));
  await staff.seeNo('//main//textarea');
  await staff.see(words('Left a scarf in the hall.'));

  await staff.goTo(server + deskPaths.rates(code));
  await staff.choose('//select[@aria-label = "Month"]', 'March 2027');
  await staff.see('//main//span[starts-with(., "1 March 2027 to ")]');
  const night = (price: string) =>
    `//*[@role = "gridcell" and span = "Double, Saver, Monday 1 March 2027: ${price}"]`;
  await staff.press(night('£80.00'));
  await staff.keys(`95${ENTER}`);
  await staff.press(button('Save 1 night'));
  await staff.see(words('Saved: 1 night.'));
  await staff.see(night('£95.00'));

  await staff.goTo(`${server}${deskPaths.reports(code)}?from=2027-03-01&to=2027-03-31`);
  await staff.see(heading('How the house is doing'));
  await staff.see('//main//*[@role = "img" and contains(@aria-label, "Most on 3 Mar")]');
  await staff.see('//main//table');
}
