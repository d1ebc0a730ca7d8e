import type { ReactNode } from 'react';
import type { useFormIssues } from './use-form-issues.ts';

interface JudgedFormProps {
  /** For a button outside the form. */
  id?: string | undefined;
  className?: string | undefined;
  form: Pick<ReturnType<typeof useFormIssues>, 'onBlur'>;
  onSend: () => void;
  children: ReactNode;
}

/**
 * A form that its page validates and submits. `post`, so that no accident puts the input into an address. Ignores
 * events from the form of a dialog opened inside it, which React bubbles.
 */
export function JudgedForm({ id, className, form, onSend, children }: JudgedFormProps) {
  return (
    <form
      id={id}
      className={className}
      method="post"
      noValidate
      onSubmit={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onSend();
      }}
      onBlur={(event) => {
        if (event.currentTarget.contains(event.target)) form.onBlur(event);
      }}
    >
      {children}
    </form>
  );
}
