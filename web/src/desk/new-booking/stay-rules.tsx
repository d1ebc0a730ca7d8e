import type { DeskAnswer } from '@portico/contract/desk/desk-calls';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { Tick } from '../../ui/tick.tsx';
import { NotSold } from './rate-choices.tsx';
import type { DraftForm } from './use-draft.ts';

interface StayRulesProps {
  readonly form: DraftForm;
  readonly found: DeskAnswer<'NewBooking/Search'>;
  readonly error: string | undefined;
}

/** What is not sold for these dates, and the way to sell it all the same. Rule: docs/desk.md, "A new booking". */
export function StayRules({ form: { draft, change }, found, error }: StayRulesProps) {
  return (
    <>
      <NotSold found={found} />
      <Tick
        checked={draft.areStayRulesWaived}
        onChange={({ target }) => change({ areStayRulesWaived: target.checked })}
      >
        Sell although a stay rule says no
      </Tick>
      {draft.areStayRulesWaived && (
        <Field
          id="reason"
          label="Why"
          hint="Nights, arrival and departure days, days ahead and the hour of today no longer count."
          width="mid"
          error={error}
        >
          <TextInput value={draft.reason} onChange={({ target }) => change({ reason: target.value })} />
        </Field>
      )}
    </>
  );
}
