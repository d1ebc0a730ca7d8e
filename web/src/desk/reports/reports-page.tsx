import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { reportParts } from '@portico/contract/desk/report-parts';
import { useSearchParams } from 'react-router';
import { deskHotel } from '../lib/desk-document.ts';
import { deskQuery } from '../lib/desk-queries.ts';
import { useDeskSession } from '../lib/desk-session.ts';
import { DeskFault } from '../parts/desk-fault.tsx';
import { DeskPage } from '../parts/desk-page.tsx';
import { DeskWaiting } from '../parts/desk-waiting.tsx';
import { BooksPart } from './books-part.tsx';
import { CsvOfAll } from './csv-button.tsx';
import { HotelsPart } from './hotels-part.tsx';
import { EachPaymentPart, PaymentsPart } from './payments-parts.tsx';
import { PickUpPart } from './pick-up-part.tsx';
import { ReportBar } from './report-bar.tsx';
import { ReportFigures } from './report-figures.tsx';
import styles from './report-part.module.css';
import { comparedPeriod, paramsOf, readView, type ReportView } from './report-view.ts';
import { CodesPart, ExtrasPart } from './sold-parts.tsx';
import { OccupancyPart, RevenuePart, SumsPart } from './stay-parts.tsx';
import { ReasonsPart, StepsPart } from './steps-part.tsx';
import { TaxesPart } from './taxes-part.tsx';

/** What the figures mean: docs/reports.md. */
export default function ReportsPage() {
  const { today } = deskHotel();
  const [params, setParams] = useSearchParams();
  const view = readView(params, today);
  const { stays, before, all, others, failed } = useReports(view);
  return (
    <DeskPage
      title="Reports"
      heading="How the house is doing"
      actions={<CsvOfAll view={view} parts={reportParts} />}
    >
      <ReportBar
        view={view}
        roomTypes={all?.roomTypes ?? []}
        onChange={(changed) => setParams(paramsOf(changed), { replace: true })}
      />
      {failed !== undefined && <DeskFault error={failed.error} onAgain={failed.again} />}
      {stays === undefined ? (
        failed === undefined && <DeskWaiting />
      ) : (
        <>
          <ReportFigures stays={stays} before={before} than={thanText[view.compare]} />
          <Parts view={view} stays={stays} before={before} others={others} />
        </>
      )}
    </DeskPage>
  );
}

const thanText = { year: 'than last year', before: 'than before', none: '' };

type Reports = ReturnType<typeof useReports>;
type PartsProps = Required<Pick<Reports, 'before' | 'others'>> & {
  readonly view: ReportView;
  readonly stays: NonNullable<Reports['stays']>;
};

function Parts({ view, stays, before, others: { pickUp, taxes, payments, group } }: PartsProps) {
  const { today } = deskHotel();
  const part = { view, stays, before, names: namesOf(view) };
  return (
    <div className={styles.parts}>
      <OccupancyPart {...part} today={today} />
      <RevenuePart {...part} today={today} />
      {pickUp && <PickUpPart view={view} pickUp={pickUp} />}
      <StepsPart {...part} kind="lead" />
      <StepsPart {...part} kind="lengths" />
      <ExtrasPart {...part} />
      <StepsPart {...part} kind="cancelled" />
      <ReasonsPart {...part} />
      <SumsPart {...part} />
      <CodesPart {...part} />
      {taxes && <TaxesPart view={view} taxes={taxes} />}
      {payments && <PaymentsPart view={view} payments={payments} />}
      <EachPaymentPart view={view} />
      {group && <HotelsPart view={view} group={group} />}
      <BooksPart />
    </div>
  );
}

/** “2027” and “2026”, or “Now” and “Before” where both are of one year. */
function namesOf(view: ReportView): readonly [string, string] {
  const compared = comparedPeriod(view);
  const year = view.to.slice(0, 4);
  const yearBefore = compared?.to.slice(0, 4) ?? '';
  return year === yearBefore ? ['Now', 'Before'] : [year, yearBefore];
}

/** What was read last stays until the next is there. */
const held = { placeholderData: keepPreviousData };

function useReports(view: ReportView) {
  const { from, to, roomTypeId } = view;
  const { hotels } = useDeskSession();
  const compared = comparedPeriod(view);
  const stays = useQuery({ ...deskQuery('Reports/Stays', { from, to, roomTypeId }), ...held });
  const all = useQuery({ ...deskQuery('Reports/Stays', { from, to, roomTypeId: null }), ...held });
  const before = useQuery({
    ...deskQuery('Reports/Stays', { ...(compared ?? { from, to }), roomTypeId }),
    enabled: compared !== null,
    ...held,
  });
  const pickUp = useQuery({ ...deskQuery('Reports/PickUp', { days: 7, months: 6, roomTypeId }), ...held });
  const taxes = useQuery({ ...deskQuery('Reports/Taxes', { from, to }), ...held });
  const payments = useQuery({ ...deskQuery('Reports/Payments', { from, to }), ...held });
  const group = useQuery({
    ...deskQuery('Reports/Hotels', { from, to }),
    enabled: hotels.length > 1,
    ...held,
  });
  const failed = [stays, before, pickUp, taxes, payments, group].find(({ error }) => error !== null);
  return {
    stays: stays.data,
    before: compared === null ? undefined : before.data,
    all: all.data,
    others: { pickUp: pickUp.data, taxes: taxes.data, payments: payments.data, group: group.data },
    failed: failed?.error ? { error: failed.error, again: () => void failed.refetch() } : undefined,
  };
}
