import type { SearchResponse } from '@portico/contract/calls/availability-search';
import { toWireBeds } from '@portico/contract/wire/beds';
import type { Hotel } from '../core/hotel/hotel.ts';
import type { FoundAhead } from '../features/availability/search-ahead.ts';
import { escapeHtml, jsonInScript, scriptJson } from '../platform/html/escape-html.ts';
import type { Ahead } from './ahead.ts';

/** What the rooms page shows first: the picture of the first room that was found, painted before any program has come. */
export function roomsAhead({ definition }: Hotel, { link, json }: FoundAhead, query: URLSearchParams): Ahead {
  const rest = `"link":${scriptJson(link)},"beds":${scriptJson(toWireBeds(definition))}`;
  return {
    // A later step of the booking lists no rooms.
    picture: query.has('step') ? undefined : firstPicture(json),
    json: `{${rest},"answer":${jsonInScript(json)}}`,
  };
}

function firstPicture(json: string): string | undefined {
  const answer: SearchResponse = JSON.parse(json);
  // Those that do not fit come last, without a rate.
  const first = answer.RoomTypes.find(({ LowestRate }) => LowestRate >= 0);
  const picture = first?.RoomType.Images[0];
  if (picture === undefined) return undefined;
  const { Url, Alt, Width, Height } = picture;
  return `<img src="${escapeHtml(Url)}" width="${Width}" height="${Height}" alt="${escapeHtml(Alt)}" fetchpriority="high">`;
}
