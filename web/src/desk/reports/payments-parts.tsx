import type { DeskAnswer, DeskTakes } from '@portico/contract/desk/desk-calls';
import { deskPaths } from '@portico/contract/desk/desk-document';
import { counted } from '@portico/contract/texts/counted';
import { shortDateText } from '@portico/contract/texts/date-texts';
import { moneyText } from '@portico/contract/texts/money-text';
import { localDate } from '@portico/domain/calendar/local-date';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { TextButton } from '../../ui/text-button.tsx';
import { spacedNumber } from '../lib/booking-words.ts';
import { callDesk } from '../lib/desk-api.ts';
import { deskHotel } from '../lib/desk-document.ts';
import { instantText } from '../lib/instant-text.ts';
import { DataTable } from '../parts/data-table.tsx';
import { DeskFault } from '../parts/desk-fault.tsx';
import { DeskWaiting } from '../parts/desk-waiting.tsx';
import { CsvLink } from './csv-button.tsx';
import { ReportPart, ShortTable } from './report-part.tsx';
import type { ReportView } from './report-view.ts';

const figure = (name: string) => ({ name, isFigure: true });

interface PaymentsPartProps {
  readonly view: ReportView;
  readonly payments: DeskAnswer<'Reports/Payments'>;
}

/** Whatever the rooms chosen: a payout is of all. */
export function PaymentsPart({ view, payments: { days, ways } }: PaymentsPartProps) {
  return (
    <ReportPart
      title="Payments"
      isWide
      says={paymentsFinding(ways)}
      csv={<CsvLink view={view} parts={['payments']} of="payments" />}
    >
      {days.length > 0 && (
        <ShortTable
          caption="Payments by day and way"
          columns={[
            { name: 'Day' },
            { name: 'Way' },
            figure('Payments'),
            figure('Paid'),
            figure('Refunds'),
            figure('Refunded'),
            figure('Left'),
          ]}
          rows={days
            .toReversed()
            .map(({ date, currency, payments, paidMinor, refunds, refundedMinor, ...of }) => [
              shortDateText(localDate(date)),
              wayText(of),
              payments,
              moneyText(paidMinor, currency),
              refunds,
              moneyText(refundedMinor, currency),
              moneyText(paidMinor - refundedMinor, currency),
            ])}
          all={`All ${counted(days.length, 'row')}`}
        />
      )}
    </ReportPart>
  );
}

/** “Taken less given back: stripe £1,240.00, cash at the hotel £80.00.” */
function paymentsFinding(ways: DeskAnswer<'Reports/Payments'>['ways']): string {
  if (ways.length === 0) return 'No money was taken or given back.';
  const sums = ways.map(
    ({ paidMinor, refundedMinor, currency, ...of }) =>
      `${wayText(of)} ${moneyText(paidMinor - refundedMinor, currency)}`,
  );
  return `Taken less given back: ${sums.join(', ')}.`;
}

const atHotel: Readonly<Record<string, string>> = {
  cash: 'cash',
  terminal: 'card machine',
  transfer: 'bank transfer',
};

/** The provider, or “cash at the hotel”. */
function wayText({ isAtHotel, way }: { readonly isAtHotel: boolean; readonly way: string }): string {
  return isAtHotel ? `${atHotel[way] ?? way} at the hotel` : way;
}

const PAGE = 20;

/** Each payment with the provider's reference, to match a payout. */
export function EachPaymentPart({ view }: { readonly view: ReportView }) {
  const { data, error, refetch, hasNextPage, fetchNextPage } = usePayments(view);
  const payments = data?.pages.flatMap((page) => page.payments) ?? [];
  return (
    <ReportPart
      title="Each payment"
      isWide
      says={
        data !== undefined && payments.length === 0
          ? 'None in these days.'
          : 'The latest first, with the reference that a provider’s payout names.'
      }
      csv={<CsvLink view={view} parts={['each-payment']} of="each payment" />}
    >
      {error !== null && <DeskFault error={error} onAgain={() => void refetch()} />}
      {data === undefined && error === null && <DeskWaiting />}
      {payments.length > 0 && (
        <DataTable
          caption="Payments one by one"
          columns={[
            { name: 'When' },
            { name: 'Way' },
            { name: 'Reference' },
            { name: 'Of' },
            figure('Paid'),
            figure('Given back'),
          ]}
          rows={payments.map(({ at, kind, reference, currency, minor, number, invoice, ...of }) => [
            instantText(at),
            wayText(of),
            reference ?? '',
            number === null ? invoice : <BookingLink key={number} number={number} />,
            kind === 'paid' ? moneyText(minor, currency) : '',
            kind === 'given-back' ? moneyText(minor, currency) : '',
          ])}
        />
      )}
      {hasNextPage && <TextButton onClick={() => void fetchNextPage()}>{PAGE} more</TextButton>}
    </ReportPart>
  );
}

function BookingLink({ number }: { readonly number: string }) {
  return <Link to={deskPaths.booking(deskHotel().code, number)}>{spacedNumber(number)}</Link>;
}

const latest: DeskTakes<'Reports/ListPayments'>['after'] = null;

function usePayments({ from, to }: ReportView) {
  return useInfiniteQuery({
    queryKey: ['Reports/ListPayments', from, to],
    queryFn: ({ pageParam, signal }) =>
      callDesk('Reports/ListPayments', { from, to, after: pageParam, limit: PAGE }, { signal }),
    initialPageParam: latest,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}
