import { useMutation } from '@tanstack/react-query';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { callDesk } from '../lib/desk-api.ts';
import { deskHotel } from '../lib/desk-document.ts';
import { saveFile } from '../lib/save-file.ts';
import { DeskSection } from '../parts/desk-section.tsx';
import { ImportForm } from './import-form.tsx';
import styles from './property-file.module.css';

/** The hotel as one file: downloaded, and imported. */
export function PropertyFilePage() {
  return (
    <>
      <DeskSection title="Export">
        <ExportFile />
      </DeskSection>
      <DeskSection title="Import">
        <ImportForm />
      </DeskSection>
    </>
  );
}

function ExportFile() {
  const { mutate, error, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: () => callDesk('PropertyFile/Export', {}),
    onSuccess: ({ propertyFile }) => {
      const { code, today } = deskHotel();
      const text = `${JSON.stringify(propertyFile, null, 2)}\n`;
      saveFile(`${code}-${today}.json`, text, 'application/json');
    },
  });
  return (
    <div className={styles.part}>
      <p>
        All that is published, with prices and rooms of every night. Drafts are not in it. It has the codes of
        gift vouchers and companies: store it safely.
      </p>
      {error !== null && <Notice tone="negative" title={error.message} />}
      <div>
        <Button variant="second" busy={isPending} onClick={() => mutate()}>
          <Icon name="download" />
          Download the property file
        </Button>
      </div>
    </div>
  );
}
