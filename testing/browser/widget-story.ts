import { ENTER, ESCAPE, type GuestBrowser } from './guest-browser.ts';

const [TAB, PAGE_DOWN, RIGHT] = ['\uE004', '\uE00F', '\uE014'];

/**
 * Tells in the page what is in the widget, which XPath does not reach: a bar, the title of the open panel and what has
 * the focus.
 */
const mirror = `<script>
  setInterval(() => {
    const { shadowRoot } = document.querySelector('portico-search');
    const { dataset } = document.body;
    const dialogs = shadowRoot ? [...shadowRoot.querySelectorAll('dialog[open]')] : [];
    const focused = shadowRoot?.activeElement;
    dataset.bar = shadowRoot?.querySelector('[role=search]')?.innerText ?? '';
    dataset.panel = dialogs.map((one) => one.innerText).join();
    dataset.focused = focused?.ariaLabel ?? focused?.innerText ?? '';
  }, 50);
</script>`;

export const withMirror = (html: string) => html.replace('</main>', `</main>${mirror}`);

const says = (what: 'bar' | 'panel' | 'focused', words: string) =>
  `//body[contains(@data-${what}, "${words}")]`;

/** Two nights from Monday, 1 March 2027, by keys, from the bar of another site to the rooms. */
export async function liveWidgetStory(guest: GuestBrowser, site: string): Promise<void> {
  await guest.goTo(site);
  await guest.see(says('bar', 'Choose a date'));
  await guest.press('//h1');
  await guest.keys(TAB);
  await guest.see(says('focused', 'Arrive'));
  await guest.keys(ENTER);
  await guest.see(says('focused', 'Feb 2027'));
  await guest.keys(PAGE_DOWN);
  await guest.see(says('focused', 'Mar 2027'));
  await guest.see(says('focused', '£80'));
  await guest.keys(ENTER);
  await guest.see(says('focused', 'your arrival'));
  await guest.keys(RIGHT + RIGHT + ENTER);
  await guest.see(says('panel', '2 nights from £160.00'));
  await guest.keys(ESCAPE);
  await guest.seeNo(says('panel', 'nights'));
  await guest.see(says('focused', 'Arrive'));
  await guest.see(says('bar', '£160.00'));
  await guest.keys(TAB + TAB + TAB);
  await guest.see(says('focused', 'See rooms'));
  await guest.keys(ENTER);
  await guest.see('//h1[contains(., "Choose your room")]');
}
