import type { staffCalls } from '@portico/contract/desk/calls/staff-calls';
import type { OperationsOf } from '../run/operation.ts';
import { listAudit } from './list-audit.ts';
import { cancelInvitation, invite, readOpenInvitations } from './invite.ts';
import { addPasskey, preparePasskey, removePasskey, renamePasskey } from './own-passkeys.ts';
import { makeRecoveryCodes, prepareCode, setPassword } from './own-password.ts';
import { endSession, readOwn } from './own-log-ins.ts';
import { changeRole, listWorking, removeStaff } from './working-here.ts';

export const staffOperations: OperationsOf<keyof typeof staffCalls> = {
  'Staff/List': listWorking,
  'Staff/Invitations': readOpenInvitations,
  'Staff/Invite': invite,
  'Staff/CancelInvitation': cancelInvitation,
  'Staff/ChangeRole': changeRole,
  'Staff/Remove': removeStaff,
  'Staff/ReadOwn': readOwn,
  'Staff/EndSession': endSession,
  'Staff/PreparePasskey': preparePasskey,
  'Staff/AddPasskey': addPasskey,
  'Staff/RenamePasskey': renamePasskey,
  'Staff/RemovePasskey': removePasskey,
  'Staff/PrepareCode': prepareCode,
  'Staff/SetPassword': setPassword,
  'Staff/MakeRecoveryCodes': makeRecoveryCodes,
  'Audit/List': listAudit,
};
