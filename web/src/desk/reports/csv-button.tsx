import type { ReportPart } from '@portico/contract/desk/report-parts';
import { useMutation } from '@tanstack/react-query';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field-error.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { callDesk } from '../lib/desk-api.ts';
import { saveFile } from '../lib/save-file.ts';
import type { ReportView } from './report-view.ts';

interface CsvProps {
  readonly view: ReportView;
  readonly parts: readonly ReportPart[];
}

function useCsv({ view: { from, to, roomTypeId }, parts }: CsvProps) {
  return useMutation({
    networkMode: 'always',
    mutationFn: () => callDesk('Reports/Csv', { from, to, roomTypeId, parts: [...parts] }),
    onSuccess: ({ fileName, text }) => saveFile(fileName, text, 'text/csv;charset=utf-8'),
  });
}

const isCut = 'The file has the latest 20,000 payments. Choose fewer days for the others.';

/** The file of one report. `of`: which, for screen readers. */
export function CsvLink({ of, ...csv }: CsvProps & { readonly of: string }) {
  const { mutate, data, error } = useCsv(csv);
  return (
    <>
      {error !== null && <FieldError>{error.message}</FieldError>}
      {data?.isWhole === false && <FieldError>{isCut}</FieldError>}
      <TextButton onClick={() => mutate()}>
        CSV<span className="vh"> of {of}</span>
      </TextButton>
    </>
  );
}

/** One file of all reports. */
export function CsvOfAll(csv: CsvProps) {
  const { mutate, data, error, isPending } = useCsv(csv);
  return (
    <>
      {error !== null && <FieldError>{error.message}</FieldError>}
      {data?.isWhole === false && <FieldError>{isCut}</FieldError>}
      <Button variant="second" busy={isPending} onClick={() => mutate()}>
        <Icon name="download" />
        All figures as CSV
      </Button>
    </>
  );
}
