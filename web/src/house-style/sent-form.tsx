import { useState } from 'react';
import { Announced } from '../ui/announced.tsx';
import { Button } from '../ui/button.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { Field } from '../ui/field.tsx';
import { FocusedAlert } from '../ui/focused-alert.tsx';
import { JudgedForm } from '../ui/judged-form.tsx';
import { Notice } from '../ui/notice.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { Tick } from '../ui/tick.tsx';
import { useFormIssues } from '../ui/use-form-issues.ts';
import styles from './house-style.module.css';
import { Shown } from './shown.tsx';

/** Sent empty it shows its faults; sent complete, its news. */
export function SentForm() {
  const [name, setName] = useState('');
  const [isAgreed, setIsAgreed] = useState(false);
  const [news, setNews] = useState<string | null>(null);
  const form = useFormIssues(() => [
    ...(name === '' ? [{ fieldId: 'guest-name', message: 'A name is required' }] : []),
    ...(isAgreed ? [] : [{ fieldId: 'agreed', message: 'Agree to the terms and conditions to book' }]),
  ]);
  return (
    <Shown
      title="A form"
      note="Errors on submit: a summary that takes the focus, the same words at each field."
    >
      <JudgedForm
        className={styles.form}
        form={form}
        onSend={() => setNews(form.check() ? `Thank you, ${name}.` : null)}
      >
        <ErrorSummary issues={form.issues} attempt={form.attempt} />
        <FocusedAlert news={news}>
          <Notice tone="positive" title={news} live="off" />
        </FocusedAlert>
        <Field id="guest-name" label="Your name" error={form.errors['guest-name']} required>
          <TextInput
            autoComplete="off"
            value={name}
            onChange={({ target }) => {
              setName(target.value);
              form.changed('guest-name');
            }}
          />
        </Field>
        <Tick
          id="agreed"
          checked={isAgreed}
          error={form.errors['agreed']}
          onChange={({ target }) => {
            setIsAgreed(target.checked);
            form.changed('agreed');
          }}
        >
          I agree to the <a href="#main">terms and conditions</a>
        </Tick>
        <Button type="submit">Send</Button>
        <Announced text={isAgreed ? 'Agreed' : 'Not agreed yet'} />
      </JudgedForm>
    </Shown>
  );
}
