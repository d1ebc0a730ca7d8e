import { TextField, TicksField } from '../form/fields.tsx';

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].map((value) => ({ value, name: value }));

/** The first and the last day of an entry, both included. */
export function DaysFields({
  path,
  optional = false,
}: {
  readonly path: string;
  readonly optional?: boolean;
}) {
  return (
    <>
      <TextField path={`${path}.from`} type="date" optional={optional} />
      <TextField path={`${path}.to`} type="date" optional={optional} />
    </>
  );
}

/** Days of the week; none chosen: all. */
export function WeekdaysField({ path }: { readonly path: string }) {
  return <TicksField path={path} options={weekdays} emptyIsAll />;
}
