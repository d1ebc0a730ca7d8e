import { useMutation } from '@tanstack/react-query';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { callDesk } from '../lib/desk-api.ts';
import { deskHotel } from '../lib/desk-document.ts';
import { useMay } from '../lib/desk-session.ts';
import { saveFile } from '../lib/save-file.ts';
import { takesOf, type SearchState } from './search-state.ts';

/** The list as a file for spreadsheets. */
export function TakeAway({ search }: { readonly search: SearchState }) {
  const { mutate, data, error, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: () => callDesk('Bookings/ReadCsv', takesOf(search)),
    onSuccess: ({ csv }) => {
      const { code, today } = deskHotel();
      saveFile(`bookings-${code}-${today}.csv`, csv, 'text/csv;charset=utf-8');
    },
  });
  const may = useMay('Bookings/ReadCsv');
  if (!may) return null;
  return (
    <>
      <Button variant="second" busy={isPending} onClick={() => mutate()}>
        <Icon name="download" />
        Download as CSV
      </Button>
      {error !== null && <Notice tone="negative" title={error.message} />}
      {data?.isWhole === false && (
        <Notice tone="warning" title={`The file has the first ${data.bookings.toLocaleString('en-GB')}.`}>
          Choose dates for the others.
        </Notice>
      )}
    </>
  );
}
