import { idOf } from '@portico/contract/search-link';
import { stayLinkPath } from '@portico/contract/stay-link-path';
import { readHotel } from './calls.ts';
import { el } from './el.ts';
import { openSearch } from './search.ts';
import { shapeOf } from './shapes.ts';
import styles from './widget.css?inline';

export const NAME = 'portico-search';

/** A sheet made by script needs no leave of the page's policy. */
function sheetOf(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}

/** `site`: where this program comes from. */
export function searchElement(site: string): CustomElementConstructor {
  /** The search of a hotel on another site. Until it is there, and if it fails, its content shows: a link. */
  return class SearchElement extends HTMLElement {
    connectedCallback(): void {
      // Moved within its page it stays as it is.
      if (this.shadowRoot === null) void this.open();
    }

    async open(): Promise<void> {
      const shadow = this.attachShadow({ mode: 'open' });
      shadow.append(el('slot'));
      const code = this.getAttribute('hotel') ?? '';
      const from = this.getAttribute('site') ?? site;
      try {
        const hotel = await readHotel(from, code);
        const search = openSearch(hotel, {
          promoCode: this.getAttribute('promo'),
          ratePlanCode: this.getAttribute('rate'),
          roomTypeId: idOf(this.getAttribute('room')),
          locationId: idOf(this.getAttribute('location')),
        });
        shadow.adoptedStyleSheets = [sheetOf(styles), sheetOf(hotel.wire.Colours)];
        shadow.replaceChildren(shapeOf(this.getAttribute('shape'), search));
        const ahead = () => void search.loadDays();
        this.addEventListener('pointerenter', ahead, { once: true });
        this.addEventListener('focusin', ahead, { once: true });
      } catch (error) {
        console.warn(error);
        if (this.querySelector('a') === null)
          this.append(el('a', { href: `${from}${stayLinkPath(code)}` }, 'Book your stay'));
      }
    }
  };
}
