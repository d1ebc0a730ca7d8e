import type { Issue } from '../result.ts';
import { leadGuestIssues, type Guest } from './guest.ts';
import type { RequiredFields } from './required-fields.ts';

/**
 * Before arrival everyone who sleeps in a room is named; e-mail and phone are needed of adults, where `required` says
 * so. Rule: docs/journeys.md, "Guests before arrival".
 */
export function arrivingGuestIssues(
  guest: Guest & { readonly isChild: boolean },
  required: RequiredFields,
): Issue[] {
  return leadGuestIssues(guest, guest.isChild ? { ...required, email: false, phone: false } : required);
}
