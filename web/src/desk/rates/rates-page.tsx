import { Notice } from '../../ui/notice.tsx';
import { desktopQuery, useMedia } from '../../lib/media.ts';
import { DeskPage } from '../parts/desk-page.tsx';
import { UndoBar } from '../parts/undo-bar.tsx';
import { useUndo } from './use-save.ts';
import { WideRates } from './wide-rates.tsx';

export default function RatesPage() {
  const isWide = useMedia(desktopQuery);
  const { last, news, offer, undo } = useUndo();
  return (
    <DeskPage
      title="Rates and rooms"
      sub="Prices are a night, for the guests that the price of the rate covers. What you save here is on the site within a second."
    >
      {news !== null && <Notice tone="info" title={news} />}
      {isWide && <WideRates onSaved={offer} />}
      {last !== null && <UndoBar text={last.text} onUndo={undo} />}
    </DeskPage>
  );
}
