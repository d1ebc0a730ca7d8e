import { passwordIssues } from '@portico/domain/people/password';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { NewPasswordField } from '../../shared/account/new-password-field.tsx';
import { issuesAtFields, issuesInWords } from '../../shared/people/issues-at-fields.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Field } from '../../ui/field.tsx';
import { FocusedAlert } from '../../ui/focused-alert.tsx';
import { JudgedForm } from '../../ui/judged-form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useFormIssues } from '../../ui/use-form-issues.ts';
import { deskHotel } from '../lib/desk-document.ts';
import styles from './log-in.module.css';
import own from './new-password-form.module.css';
import { QrCode } from './qr-code.tsx';
import { SixFigures } from './six-figures.tsx';

interface NewPasswordFormProps {
  readonly email: string;
  readonly authenticator: { readonly secret: string; readonly uri: string; readonly sealed: string };
  readonly act: string;
  readonly send: (typed: { password: string; sealed: string; code: string }) => Promise<unknown>;
  /** Beside the button. */
  readonly beside?: ReactNode;
}

const idOf = (field: string) => `new-${field}`;
const controls = { password: idOf('password'), code: idOf('code') };

/** A new password, and an authenticator that is proven by its first code. */
export function NewPasswordForm({ email, authenticator, act, send, beside }: NewPasswordFormProps) {
  const { secret, uri, sealed } = authenticator;
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const form = useFormIssues(() => [
    ...issuesInWords(passwordIssues(password, { email, hotelName: deskHotel().name }), idOf),
    ...(/^\s*(\d\s*){6}$/.test(code)
      ? []
      : [{ fieldId: idOf('code'), message: 'Type the six figures that the authenticator shows' }]),
  ]);
  const { mutate, error, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: () => send({ password, sealed, code }),
    onError: (failed) => {
      if (failed instanceof ApiError) form.show(issuesAtFields(failed.fields, controls));
    },
  });
  const isOfWhole = error !== null && form.issues.length === 0;
  return (
    <JudgedForm
      className={styles.form}
      form={form}
      onSend={() => {
        if (form.check() && !isPending) mutate();
      }}
    >
      <FocusedAlert news={isOfWhole ? error : null}>
        {isOfWhole && <Notice tone="negative" title={error.message} live="off" />}
      </FocusedAlert>
      <ErrorSummary issues={form.issues} attempt={form.attempt} />
      {/* For password managers. */}
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <NewPasswordField
        id={idOf('password')}
        value={password}
        error={form.errors[idOf('password')]}
        onChange={(typed) => {
          form.changed(idOf('password'));
          setPassword(typed);
        }}
      />
      <div className={own.scan}>
        <QrCode text={uri} label="The code to scan with your authenticator" />
        <div>
          <p>
            Scan it with an authenticator: the one of your telephone or of your password manager. It shows six
            figures, others every half minute.
          </p>
          <p className={styles.cap}>
            Without a camera, type this key there: <code className={own.secret}>{secret}</code>
          </p>
        </div>
      </div>
      <Field id={idOf('code')} label="Its six figures now" error={form.errors[idOf('code')]} required>
        <SixFigures
          value={code}
          onChange={({ target }) => {
            form.changed(idOf('code'));
            setCode(target.value);
          }}
        />
      </Field>
      <p className={styles.actions}>
        <Button type="submit" variant="second" busy={isPending}>
          {act}
        </Button>
        {beside}
      </p>
    </JudgedForm>
  );
}
