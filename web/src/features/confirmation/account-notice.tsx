import { guestPaths } from '@portico/contract/paths';
import { readAccountNews } from '../../parts/booked/account-news.ts';
import { useHotel } from '../../parts/hotel/hotel-context.ts';
import { Notice } from '../../ui/notice.tsx';

/** What came of the account that was to be made along with this booking; the booking stands either way. */
export function AccountNotice({ token }: { token: string }) {
  const { code } = useHotel();
  const news = readAccountNews(token);
  if (news === null) return null;
  return (
    <div className="wrap no-print">
      {news.isMade ? (
        <Notice tone="positive" title={news.text} />
      ) : (
        <Notice tone="negative" title={news.text}>
          Your booking is not touched by it. <a href={guestPaths.register(code)}>Make an account</a>
        </Notice>
      )}
    </div>
  );
}
