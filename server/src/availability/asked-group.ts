import type { PropertyId } from '@portico/domain/ids';
import type { Group, GroupMember } from '../hotel/group-directory.ts';

/** What is asked of a group: all of it, or one area. */
export interface AskedGroup {
  readonly group: Group;
  readonly members: readonly GroupMember[];
  readonly unread: readonly PropertyId[];
}

/** `areaId`: 0 and null are every area. Undefined where the group has no such area. */
export function askedGroup(group: Group, areaId: number | null | undefined): AskedGroup | undefined {
  const isAsked = (place: { readonly areaId: number }) => !areaId || place.areaId === areaId;
  if (areaId && !group.definition.areas.some(({ id }) => id === areaId)) return undefined;
  return {
    group,
    members: group.members.filter(isAsked),
    unread: group.unread.filter(isAsked).map(({ propertyId }) => propertyId),
  };
}

/** The fault of a call that asks for one that it does not have. */
export const unknownArea = { AreaId: ['Expected an area of this group'] };
