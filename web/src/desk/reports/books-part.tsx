import type { DeskAnswer } from '@portico/contract/desk/desk-calls';
import { driftWords } from '@portico/contract/desk/drift-words';
import { moneyText } from '@portico/contract/texts/money-text';
import { useMutation } from '@tanstack/react-query';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { callDesk } from '../lib/desk-api.ts';
import { useMay } from '../lib/desk-session.ts';
import { DataTable } from '../parts/data-table.tsx';
import { DeskFault } from '../parts/desk-fault.tsx';
import { DeskSection } from '../parts/desk-section.tsx';
import styles from './books-part.module.css';

type Books = DeskAnswer<'Books/Compare'>;

const figure = { isFigure: true };

/** Whether nights, bookings and payments agree with each other and with the providers; compared by a press. */
export function BooksPart() {
  const { mutate, data, error, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: () => callDesk('Books/Compare', {}),
  });
  if (!useMay('Books/Compare')) return null;
  return (
    <div className={styles.part}>
      <DeskSection
        title="Do the books agree?"
        more={
          <Button variant="second" size="small" busy={isPending} onClick={() => mutate()}>
            {data === undefined ? 'Compare them' : 'Compare them again'}
          </Button>
        }
      >
        <div className={styles.body}>
          <p className="muted">
            Nights, bookings and payments of the hotel, with each other and with what its payment providers
            have. A busy hotel takes some minutes.
          </p>
          {error !== null && <DeskFault error={error} onAgain={() => mutate()} />}
          {data !== undefined && <Compared books={data} />}
        </div>
      </DeskSection>
    </div>
  );
}

function Compared({ books }: { readonly books: Books }) {
  const { drift, sums, open, bookings, payments, nights, provider } = books;
  const figures = `${nights.toLocaleString('en-GB')} nights, ${bookings.toLocaleString('en-GB')} bookings, ${payments.toLocaleString('en-GB')} payments`;
  const isWithProvider = provider === 'compared' || (provider === 'none' && payments === 0);
  return (
    <>
      {drift.length > 0 ? (
        <Notice
          tone="negative"
          title={drift.length === 1 ? 'One thing does not agree.' : `${drift.length} things do not agree.`}
        >
          {figures}.
        </Notice>
      ) : (
        isWithProvider && (
          <Notice tone="positive" title="The books agree.">
            {figures}.
          </Notice>
        )
      )}
      {!isWithProvider && (
        <Notice
          tone="warning"
          title={
            provider === 'none'
              ? 'No payment provider is set up to compare with.'
              : 'A payment provider did not answer: payments were not compared.'
          }
        >
          {drift.length === 0 && 'All else agrees. '}
          {figures}.
        </Notice>
      )}
      {drift.length > 0 && (
        <DataTable
          caption="What does not agree"
          columns={[{ name: 'About' }, { name: 'What' }, { name: 'Found' }, { name: 'Expected' }]}
          rows={drift.map(({ kind, about, found, expected }) => [about, driftWords[kind], found, expected])}
        />
      )}
      {sums.length > 0 && (
        <DataTable
          caption="Sums here and at the providers"
          columns={[
            { name: 'Currency' },
            { name: 'Paid here', ...figure },
            { name: 'Paid there', ...figure },
            { name: 'Given back here', ...figure },
            { name: 'Given back there', ...figure },
          ]}
          rows={sums.map(({ currency, ...sum }) => [
            currency,
            moneyText(sum.paidHereMinor, currency),
            moneyText(sum.paidThereMinor, currency),
            moneyText(sum.refundedHereMinor, currency),
            moneyText(sum.refundedThereMinor, currency),
          ])}
        />
      )}
      {open.length > 0 && (
        <>
          <p>Not decided for more than five minutes:</p>
          <ul>
            {open.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
