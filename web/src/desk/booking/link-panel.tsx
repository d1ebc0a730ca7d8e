import { Field } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { useDeskChange } from '../lib/desk-queries.ts';
import { ActPanel, type PanelProps } from './act-panel.tsx';
import { sumIn } from './booking-texts.ts';

/** A link that pays all that is still to be paid: shown to be sent or read out. */
export function LinkPanel({ booking, onClose }: PanelProps) {
  const { number, folio } = booking;
  const sum = sumIn(booking);
  const dueMinor = folio.due.reduce((all, { minor }) => all + minor, 0);
  const { mutate, isPending, error, data } = useDeskChange('Booking/PayLink');
  return (
    <ActPanel
      title="A pay link"
      sub="It pays all that is still to be paid, until it is paid. Send it to nobody but the guest."
      plate={data === undefined ? `Make a link over ${sum(dueMinor)}` : 'Done'}
      isBusy={isPending}
      error={error}
      onPress={() => (data === undefined ? mutate({ number }) : onClose(null))}
      onClose={() => onClose(null)}
    >
      {data === undefined ? (
        <p>The sum goes on an invoice of the booking, which the link pays.</p>
      ) : (
        <Field label="The link" hint={`Over ${sum(data.minor)}`}>
          <TextArea readOnly value={data.url} onFocus={(event) => event.target.select()} />
        </Field>
      )}
    </ActPanel>
  );
}
