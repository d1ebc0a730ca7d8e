import { formatGroupLink, parseGroupLink } from '@portico/contract/group-link';
import type { Stay } from '@portico/domain/calendar/stay';
import type { Guests } from '@portico/domain/occupancy/guests';
import type { SearchDraft } from '@portico/domain/search/search-criteria';
import { searchIssues } from '@portico/domain/search/search-issues';
import type { Group } from '../../shared/hotel/group.ts';

/** A search of the group as it stands on the page: what a link may leave open has its defaults. */
export interface GroupForm extends SearchDraft {
  readonly promoCode: string | null;
  /** Null: every area. */
  readonly areaId: number | null;
}

/** A search that can be made, and its text in the URL. */
export interface GroupSearch {
  readonly stay: Stay;
  readonly rooms: readonly Guests[];
  readonly promoCode: string | null;
  readonly areaId: number | null;
  readonly link: string;
}

/** Of a URL. An area that the group does not have is every one. */
export function groupFormOf(query: URLSearchParams, { group, defaultGuests }: Group): GroupForm {
  const link = parseGroupLink(query);
  const isKnown = group.Areas.some(({ AreaId }) => AreaId === link.areaId);
  return { ...link, rooms: link.rooms ?? [defaultGuests], areaId: isKnown ? link.areaId : null };
}

/** The search of a form; null where the form has to ask first. */
export function groupSearchOf(form: GroupForm, group: Group): GroupSearch | null {
  const { arrival, departure, rooms, promoCode, areaId } = form;
  if (arrival === null || departure === null) return null;
  const { maxRooms, maxNights, today, limits } = group;
  const rules = { maxRooms, maxNights, today, propertyLimits: limits };
  if (searchIssues(form, rules).length > 0) return null;
  return { stay: { arrival, departure }, rooms, promoCode, areaId, link: formatGroupLink(form) };
}
