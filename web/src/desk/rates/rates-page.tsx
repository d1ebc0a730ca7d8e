import { Activity } from 'react';
import { Notice } from '../../ui/notice.tsx';
import { desktopQuery, useMedia } from '../../lib/media.ts';
import { deskHotel } from '../lib/desk-document.ts';
import { DeskPage } from '../parts/desk-page.tsx';
import { UndoBar } from '../parts/undo-bar.tsx';
import { DayForm } from './day-form.tsx';
import type { RatesAnswer } from './grid-rows.ts';
import { useRateNights } from './use-rate-nights.ts';
import { useUndo } from './use-save.ts';
import { WideRates } from './wide-rates.tsx';

export default function RatesPage() {
  const isWide = useMedia(desktopQuery);
  const { last, news, offer, undo } = useUndo();
  const { today } = deskHotel();
  const { answer } = useRateNights(today, today, today);
  return (
    <DeskPage
      title="Rates and rooms"
      sub={`${answer === undefined ? 'Prices are a night' : basisText(answer)}. What you save here is on the site within a second.`}
    >
      {news !== null && <Notice tone="info" title={news} />}
      {/* Turning a tablet shows the other of the two; what was typed here stays for when it is turned back. */}
      <Activity mode={isWide ? 'visible' : 'hidden'}>
        <WideRates onSaved={offer} />
      </Activity>
      <Activity mode={isWide ? 'hidden' : 'visible'}>
        <DayForm onSaved={offer} />
      </Activity>
      {last !== null && <UndoBar text={last.text} onUndo={undo} />}
    </DeskPage>
  );
}

const COUNTS = ['', 'one', 'two', 'three', 'four'];

/** “Prices are a night, for two, with VAT”. */
function basisText({ roomTypes, isVatExclusive }: RatesAnswer): string {
  const [adults = 0, ...others] = new Set(roomTypes.flatMap(({ rates }) => rates.map((rate) => rate.adults)));
  const whom = others.length === 0 ? COUNTS[adults] : undefined;
  const vat = isVatExclusive ? 'without VAT' : 'with VAT';
  return `Prices are a night, for ${whom ?? 'the adults that each rate covers'}, ${vat}`;
}
