import { formatGroupLink, unreadGroupParts } from '@portico/contract/group-link';
import { apiPaths } from '@portico/contract/paths';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useGroup } from '../../parts/hotel/hotel-context.ts';
import { groupFormOf, groupSearchOf, type GroupForm } from './group-search.ts';

/**
 * The search being filled in, and the one that was made last. Both live in the browser's history, the first in the
 * address, so that a reload and the ways back and forward find them again.
 */
export function useGroupForm() {
  const group = useGroup();
  const { search: address, state } = useLocation();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const query = new URLSearchParams(address);
  // The address keeps only what could be read: what could not is known where the page begins.
  const [unread] = useState(() => unreadGroupParts(query));
  const form = groupFormOf(query, group);
  const searched = searchedOf(state) ?? { link: groupSearchOf(form, group)?.link ?? null };
  const search =
    searched.link === null
      ? null
      : groupSearchOf(groupFormOf(new URLSearchParams(searched.link), group), group);

  function change(part: Partial<GroupForm>) {
    const changed = formatGroupLink({ ...form, ...part });
    void navigate({ search: changed }, { replace: true, state: { searched } });
  }
  /** Shows what there is for the form, or for it with that part; asked again, it is looked for again. */
  function show(part: Partial<GroupForm> = {}) {
    const link = formatGroupLink({ ...form, ...part });
    if (link === searched.link)
      void queries.invalidateQueries({ queryKey: [apiPaths.searchPropertyGroup()] });
    void navigate({ search: link }, { replace: link === searched.link, state: { searched: { link } } });
  }
  return { form, unread, search, change, show };
}

/** As `change` and `show` have left it in the history; null in an entry that they did not make. */
function searchedOf(state: unknown): { readonly link: string | null } | null {
  if (typeof state !== 'object' || state === null || !('searched' in state)) return null;
  const { searched } = state;
  if (typeof searched !== 'object' || searched === null || !('link' in searched)) return null;
  return { link: typeof searched.link === 'string' ? searched.link : null };
}
