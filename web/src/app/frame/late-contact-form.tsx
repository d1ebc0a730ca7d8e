import { useEffect, useState, type ComponentType } from 'react';

/** Fetched when it is asked for. A guest who is offline has the telephone above it, and an open dialog. */
export function LateContactForm() {
  const [Form, setForm] = useState<ComponentType | null>(null);
  useEffect(() => {
    import('../../parts/contact/contact-form.tsx').then(
      ({ ContactForm }) => setForm(() => ContactForm),
      () => undefined,
    );
  }, []);
  return Form && <Form />;
}
