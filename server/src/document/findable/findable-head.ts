import { guestPaths } from '@portico/contract/paths';
import type { HotelDefinition } from '@portico/contract/property-file/property-file';
import { hotelJsonLd } from './hotel-json-ld.ts';
import { jsonLdScript } from './json-ld-script.ts';
import { openGraph } from './open-graph.ts';

/** What the search page of a hotel says of itself to search engines and to whoever shows a link to it. */
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
