import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { PasswordInput } from '../../shared/account/password-input.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Field } from '../../ui/field.tsx';
import { FocusedAlert } from '../../ui/focused-alert.tsx';
import { JudgedForm } from '../../ui/judged-form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useFormIssues } from '../../ui/use-form-issues.ts';
import { CodeField } from './code-field.tsx';
import styles from './log-in.module.css';

interface Typed {
  readonly email: string;
  readonly password: string;
  readonly code: string;
}

interface LogInFormProps {
  /** Given: it is known, and not asked for. */
  readonly email?: string | undefined;
  readonly act: string;
  readonly send: (typed: Typed) => Promise<unknown>;
  readonly onDone: () => void;
  /** Beside the button. */
  readonly beside?: ReactNode;
}

const required: Readonly<Record<keyof Typed, string>> = {
  email: 'Type your e-mail address',
  password: 'Type your password',
  code: 'Type the code',
};

/** E-mail, password and code in one form. What was refused stays typed, but for the code: it works once. */
export function LogInForm({ email, act, send, onDone, beside }: LogInFormProps) {
  const [typed, setTyped] = useState<Typed>({ email: email ?? '', password: '', code: '' });
  const form = useFormIssues(() =>
    (['email', 'password', 'code'] as const).flatMap((field) =>
      typed[field].trim() === '' ? [{ fieldId: idOf(field), message: required[field] }] : [],
    ),
  );
  const { mutate, error, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: send,
    onSuccess: onDone,
    onError: () => setTyped((stored) => ({ ...stored, code: '' })),
  });
  function type(part: Partial<Typed>) {
    form.changed(...Object.keys(part).map(idOf));
    setTyped((stored) => ({ ...stored, ...part }));
  }
  function submit() {
    if (form.check() && !isPending) mutate(typed);
  }
  return (
    <JudgedForm className={styles.form} form={form} onSend={submit}>
      <FocusedAlert news={error}>
        {error !== null && <Notice tone="negative" title={error.message} live="off" />}
      </FocusedAlert>
      <ErrorSummary issues={form.issues} attempt={form.attempt} />
      {email === undefined && (
        <Field id={idOf('email')} label="E-mail" error={form.errors[idOf('email')]} required>
          <TextInput
            type="email"
            inputMode="email"
            autoComplete="username"
            value={typed.email}
            onChange={({ target }) => type({ email: target.value })}
          />
        </Field>
      )}
      <Field id={idOf('password')} label="Password" error={form.errors[idOf('password')]} required>
        <PasswordInput
          autoComplete="current-password"
          value={typed.password}
          onChange={({ target }) => type({ password: target.value })}
        />
      </Field>
      <CodeField
        id={idOf('code')}
        value={typed.code}
        error={form.errors[idOf('code')]}
        onChange={(code) => type({ code })}
      />
      <p className={styles.actions}>
        <Button type="submit" variant="second" busy={isPending}>
          {act}
        </Button>
        {beside}
      </p>
    </JudgedForm>
  );
}

const idOf = (field: string) => `log-in-${field}`;
