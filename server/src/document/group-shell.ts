import type { PropertyGroupResponse } from '@portico/contract/calls/property-group';
import { guestPaths } from '@portico/contract/paths';
import { escapeHtml } from '../platform/html/escape-html.ts';
import { bones } from './bones.ts';
import { lateWords } from './late-words.ts';
import { letterhead } from './letterhead.ts';

/** What a guest sees of a group before its program has come: HTML and CSS only, in the shape of the page. */
export function groupShell(group: PropertyGroupResponse): string {
  const { PropertyGroupCode, PropertyGroupName, Standfirst, Logo, Mark } = group;
  const home = guestPaths.bookGroup(PropertyGroupCode);
  return [
    letterhead({ home, name: PropertyGroupName, place: '', logo: Logo, mark: Mark }, true),
    '<main class="sheet-search" aria-busy="true"><div class="wrap">',
    `<h1>${escapeHtml(PropertyGroupName)}</h1><p class="lead muted">${escapeHtml(Standfirst)}</p></div>`,
    `<div class="wrap">${lateWords(group)}<div aria-hidden="true">${bones('form')}</div></div></main>`,
  ].join('');
}
