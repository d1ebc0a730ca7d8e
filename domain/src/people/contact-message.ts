import type { Issue } from '../result.ts';
import { emailIssues } from './email.ts';
import { mailedLineIssues } from './name.ts';
import { phoneIssues } from './phone.ts';
import { isBlank, notesIssues } from './text-issues.ts';

/** A guest's message to the hotel before booking. Empty text: not given. */
export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  /** May have several lines. */
  readonly message: string;
}

const MAX_NAME_LENGTH = 120;

/**
 * Name, e-mail and message are required, the telephone is optional. Codes: those of a line of text and of notes;
 * `name.web-address`, because the name is in the subject of a mail; `email.invalid`, `phone.invalid`. Rule:
 * docs/booking.md, "Messages to the hotel".
 */
export function contactIssues({ name, email, phone, message }: ContactMessage): Issue[] {
  return [
    ...mailedLineIssues('name', name, { isRequired: true, maxLength: MAX_NAME_LENGTH }),
    ...emailIssues(email, true),
    ...phoneIssues(phone, false),
    ...(isBlank(message) ? [{ field: 'message', code: 'text.required' }] : notesIssues('message', message)),
  ];
}
