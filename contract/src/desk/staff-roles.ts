/** What a member of staff is at one hotel. */
export const staffRoles = ['owner', 'reception', 'accounts', 'read-only'] as const;

export type StaffRole = (typeof staffRoles)[number];

/** As staff read them. */
export const roleNames: Readonly<Record<StaffRole, string>> = {
  owner: 'Owner',
  reception: 'Reception',
  accounts: 'Accounts',
  'read-only': 'Read only',
};
