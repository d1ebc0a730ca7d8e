import type { Issue } from '../result.ts';
import { leadGuestIssues, type Guest } from './guest.ts';
import type { RequiredFields } from './required-fields.ts';

/**
 * Before arrival every guest of a room needs a name; adults also need e-mail and phone if `required`. Rule:
 * docs/journeys.md, "Guests before arrival".
 */
export function arrivingGuestIssues(
  guest: Guest & { readonly isChild: boolean },
  required: RequiredFields,
): Issue[] {
  return leadGuestIssues(guest, guest.isChild ? { ...required, email: false, phone: false } : required);
}
