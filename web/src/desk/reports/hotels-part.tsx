import type { DeskAnswer } from '@portico/contract/desk/desk-calls';
import { deskPaths } from '@portico/contract/desk/desk-document';
import { counted } from '@portico/contract/texts/counted';
import { moneyText } from '@portico/contract/texts/money-text';
import { DataTable } from '../parts/data-table.tsx';
import { percentText } from './report-texts.ts';
import styles from './report-part.module.css';
import { paramsOf, type ReportView } from './report-view.ts';

interface HotelsPartProps {
  readonly view: ReportView;
  readonly group: DeskAnswer<'Reports/Hotels'>;
}

/** Every hotel of whoever is logged in, and the sum of those with one currency. */
export function HotelsPart({ view, group: { hotels, totals } }: HotelsPartProps) {
  const figure = (name: string) => ({ name, isFigure: true });
  const cells = ({
    currency,
    sums,
    figures,
  }: Pick<(typeof hotels)[number], 'currency' | 'sums' | 'figures'>) => {
    const money = (minor: number | null) => (minor === null ? '–' : moneyText(minor, currency));
    return [
      percentText(figures.occupancyBasisPoints),
      money(figures.averageRateMinor),
      money(figures.perRoomForSaleMinor),
      money(sums.room.netMinor),
    ];
  };
  const params = paramsOf({ ...view, roomTypeId: null });
  return (
    <section className={`${styles.part} ${styles.wide}`} aria-labelledby="your-hotels">
      <header className={styles.head}>
        <h2 id="your-hotels">Your hotels</h2>
      </header>
      <p className={styles.says}>Added up by currency, never across.</p>
      <DataTable
        caption="Your hotels"
        columns={[
          { name: 'Hotel' },
          figure('Rooms let'),
          figure('A room let'),
          figure('A room for sale'),
          figure('Revenue, net'),
        ]}
        rows={[
          ...hotels.map((hotel) => [
            <a key={hotel.code} href={`${deskPaths.reports(hotel.code)}?${params}`}>
              {hotel.name}
            </a>,
            ...cells(hotel),
          ]),
          ...totals
            .filter((total) => total.hotels > 1)
            .map((total) => [
              <b key={total.currency}>{`${counted(total.hotels, 'hotel')} in ${total.currency}`}</b>,
              ...cells(total),
            ]),
        ]}
      />
    </section>
  );
}
