import type { sessionCalls } from '@portico/contract/desk/calls/session-calls';
import { ok } from '@portico/domain/result';
import { readStaffRoles } from '../../staff/staff-session.store.ts';
import type { OperationsOf } from '../run/operation.ts';

export const sessionOperations: OperationsOf<keyof typeof sessionCalls> = {
  'Session/Read': async ({ operator, database, hotels }) => {
    if (operator.kind !== 'staff') throw new Error('only staff have a session');
    const { name, email, role, wasIdle, staffId } = operator;
    const roles = await readStaffRoles(database.kysely, staffId);
    const found = await hotels.several(roles.map(({ propertyId }) => propertyId));
    return ok({
      name,
      email,
      role,
      isIdle: wasIdle,
      hotels: roles.flatMap(({ propertyId, role: there }) => {
        const property = found.get(propertyId)?.definition.property;
        return property === undefined ? [] : [{ code: property.code, name: property.name, role: there }];
      }),
    });
  },
};
