import { roleNames, staffRoles } from '@portico/contract/desk/staff-roles';
import * as z from 'zod';
import { property, required, value } from './command-option.ts';
import { command, done } from './command.ts';
import { withOperation } from './with-operation.ts';

const role = z.enum(staffRoles);
const email = required(value.email('of the member of staff'));

export const inviteStaff = command({
  name: 'staff invite',
  does: [
    'Invites somebody to work at the desk: by mail, with a link that is valid for a day.',
    'For somebody who works there already it makes a new log-in in place of theirs; the role stays.',
  ],
  options: {
    property,
    email,
    name: required(value.text('NAME', 'as colleagues read it')),
    role: required(value.oneOf('what they may do', staffRoles)),
  },
  answers: z.strictObject({ email: z.string(), isNewLogIn: z.boolean() }),
  run: ({ property: code, email: invited, name, role: given }, setting) =>
    withOperation(setting, code, 'Staff/Invite', { email: invited, name, role: given }, (answer) =>
      done(
        [
          answer.isNewLogIn
            ? `${answer.email} gets a mail with a link to a new log-in.`
            : `${answer.email} is invited: the running server sends the mail.`,
        ],
        answer,
      ),
    ),
});

export const listStaffCommand = command({
  name: 'staff list',
  does: ['Who works at the desk of the hotel, and their roles.'],
  options: { property },
  answers: z.strictObject({
    staff: z.array(
      z.strictObject({ name: z.string(), email: z.string(), role, seenAt: z.string().nullable() }),
    ),
  }),
  run: ({ property: code }, setting) =>
    withOperation(setting, code, 'Staff/List', {}, ({ staff }) =>
      done(
        staff.length === 0
          ? ['Nobody works at the desk yet: staff invite.']
          : staff.map((one) => `${one.name}  ${one.email}  ${roleNames[one.role]}`),
        { staff: [...staff] },
      ),
    ),
});

export const removeStaffCommand = command({
  name: 'staff remove',
  does: ['Takes somebody’s role at the desk away, at once. The last owner stays.'],
  options: { property, email },
  answers: z.strictObject({ name: z.string(), was: role }),
  run: ({ property: code, email: named }, setting) =>
    withOperation(setting, code, 'Staff/Remove', { email: named }, (answer) =>
      done([`${answer.name} works here no more.`], answer),
    ),
});
