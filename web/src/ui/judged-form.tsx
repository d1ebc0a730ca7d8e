import type { ReactNode } from 'react';
import type { useFormIssues } from './use-form-issues.ts';

interface JudgedFormProps {
  className?: string | undefined;
  form: Pick<ReturnType<typeof useFormIssues>, 'onBlur'>;
  onSend: () => void;
  children: ReactNode;
}

/** A form that its page judges and sends. `post`, so that no slip could put what was typed into an address. */
export function JudgedForm({ className, form, onSend, children }: JudgedFormProps) {
  return (
    <form
      className={className}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
      onBlur={form.onBlur}
    >
      {children}
    </form>
  );
}
