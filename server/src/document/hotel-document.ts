import { documentDataId, type DocumentData } from '@portico/contract/document-data';
import { toWireBookConfig, toWireProperty } from '@portico/contract/wire/property';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import { dialCodeOf } from '../core/hotel/dial-code.ts';
import type { Hotel } from '../core/hotel/hotel.ts';
import { documentHead } from './document-head.ts';
import { scriptJson } from '../platform/html/escape-html.ts';
import { fillHoles } from './fill-holes.ts';
import { nonceHole } from '../platform/http/nonce.ts';
import { pageKinds, type PageKind } from './page-kinds.ts';
import { shell } from './shell.ts';
import type { Site } from './site.ts';

export interface HotelDocumentFacts {
  readonly site: Site;
  readonly isDemo: boolean;
  readonly takesCards: boolean;
}

/** A guest's page of one hotel, with `nonceHole` where the nonce of the answer belongs. `today`: local to the property. */
export function hotelDocument(
  kind: PageKind,
  { definition }: Hotel,
  today: LocalDate,
  { site, isDemo, takesCards }: HotelDocumentFacts,
): string {
  const { property: part } = definition;
  const property = toWireProperty(definition, dialCodeOf(part.defaultPhoneCountryCode));
  const config = toWireBookConfig(definition);
  const data: DocumentData = { property, config, today, build: site.build, isDemo, takesCards };
  const { template, title } = pageKinds[kind];
  return fillHoles(site.templates[template], {
    head: documentHead({
      title: `${title} – ${part.name}`,
      description: part.voice.standfirst,
      theme: part.theme,
      isListed: kind === 'search' && !isDemo,
    }),
    body: shell(kind, property),
    data: `<script type="application/json" id="${documentDataId}" nonce="${nonceHole}">${scriptJson(data)}</script>`,
  });
}
