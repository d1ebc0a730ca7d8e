import { formatGroupLink, parseGroupLink } from '@portico/contract/group-link';
import type { Stay } from '@portico/domain/calendar/stay';
import type { Guests } from '@portico/domain/occupancy/guests';
import type { SearchDraft } from '@portico/domain/search/search-criteria';
import { searchIssues } from '@portico/domain/search/search-issues';
import type { Group } from '../../shared/hotel/group.ts';

/** A group search as shown on the page: what a link leaves open has its default. */
export interface GroupForm extends SearchDraft {
  readonly promoCode: string | null;
  /** Null: every area. */
  readonly areaId: number | null;
}

/** A valid search, and its text in the URL. */
export interface GroupSearch {
  readonly stay: Stay;
  readonly rooms: readonly Guests[];
  readonly promoCode: string | null;
  readonly areaId: number | null;
  readonly link: string;
}

/** The form for a URL. An area the group does not have means all. */
export function groupFormOf(query: URLSearchParams, { group, defaultGuests }: Group): GroupForm {
  const link = parseGroupLink(query);
  const isKnown = group.Areas.some(({ AreaId }) => AreaId === link.areaId);
  return { ...link, rooms: link.rooms ?? [defaultGuests], areaId: isKnown ? link.areaId : null };
}

/** The search of a form; null when the form is incomplete. */
export function groupSearchOf(form: GroupForm, group: Group): GroupSearch | null {
  const { arrival, departure, rooms, promoCode, areaId } = form;
  if (arrival === null || departure === null) return null;
  const { maxRooms, maxNights, today, limits } = group;
  const rules = { maxRooms, maxNights, today, propertyLimits: limits };
  if (searchIssues(form, rules).length > 0) return null;
  return { stay: { arrival, departure }, rooms, promoCode, areaId, link: formatGroupLink(form) };
}
