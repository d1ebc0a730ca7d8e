import type { PropertyId } from '@portico/domain/ids';
import type { Group, GroupMember } from '../hotel/group-directory.ts';

/** The requested part of a group: all of it, or one area. */
export interface GroupPart {
  readonly group: Group;
  readonly members: readonly GroupMember[];
  readonly unread: readonly PropertyId[];
}

/** `areaId`: 0 and null mean every area. Undefined if the group has no such area. */
export function groupPart(group: Group, areaId: number | null | undefined): GroupPart | undefined {
  const isInArea = (place: { readonly areaId: number }) => !areaId || place.areaId === areaId;
  if (areaId && !group.definition.areas.some(({ id }) => id === areaId)) return undefined;
  return {
    group,
    members: group.members.filter(isInArea),
    unread: group.unread.filter(isInArea).map(({ propertyId }) => propertyId),
  };
}

/** The fault of a call for an unknown area. */
export const unknownArea = { AreaId: ['Expected an area of this group'] };
