import { documentDataId, type DocumentData } from '@portico/contract/document-data';
import { pages, type PageName } from '@portico/contract/pages';
import { toWireBookConfig, toWireProperty } from '@portico/contract/wire/property';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import { dialCodeOf } from '../core/hotel/dial-code.ts';
import type { Hotel } from '../core/hotel/hotel.ts';
import { documentHead } from './document-head.ts';
import { scriptJson } from '../platform/html/escape-html.ts';
import { fillHoles } from './fill-holes.ts';
import { nonceHole } from '../platform/http/nonce.ts';
import { pageTitles } from './page-titles.ts';
import { shell } from './shell.ts';
import type { Site } from './site.ts';

export interface HotelDocumentFacts {
  readonly site: Site;
  readonly isDemo: boolean;
  readonly takesCards: boolean;
}

/** A guest's page of one hotel, with `nonceHole` where the nonce of the answer belongs. `today`: local to the property. */
export function hotelDocument(
  name: PageName,
  { definition }: Hotel,
  today: LocalDate,
  { site, isDemo, takesCards }: HotelDocumentFacts,
): string {
  const { property: part } = definition;
  const property = toWireProperty(definition, dialCodeOf(part.defaultPhoneCountryCode));
  const config = toWireBookConfig(definition);
  const data: DocumentData = { property, config, today, build: site.build, isDemo, takesCards };
  return fillHoles(site.templates[pages[name].document], {
    head: documentHead({
      title: `${pageTitles[name]} – ${part.name}`,
      description: part.voice.standfirst,
      theme: part.theme,
      isListed: name === 'search' && !isDemo,
    }),
    body: shell(name, property),
    data: `<script type="application/json" id="${documentDataId}" nonce="${nonceHole}">${scriptJson(data)}</script>`,
  });
}
