import type { DeskAnswer, DeskCallName, DeskTakes } from '@portico/contract/desk/desk-calls';
import type { StaffRole } from '@portico/contract/desk/staff-roles';
import type { PropertyId } from '@portico/domain/ids';
import { openStaff } from './staff.ts';
import type { World } from './world.ts';

interface Called<Name extends DeskCallName> {
  readonly status: number;
  /** The answer; of a refused call, its words and code instead. */
  readonly body: DeskAnswer<Name>;
}

/** One call of the desk by somebody of that role at these hotels; the first is the one called. */
export async function callDeskAs<Name extends DeskCallName>(
  world: World,
  role: StaffRole,
  name: Name,
  takes: DeskTakes<Name>,
  hotels?: readonly PropertyId[],
): Promise<Called<Name>> {
  return (await openStaff(world, role, 'Nell', hotels)).call(name, takes);
}
