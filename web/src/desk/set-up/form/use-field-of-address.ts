import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { fieldId, nearestFieldId } from './part-form.ts';

/** The field that the address names has the focus: a fault in another form leads to it. */
export function useFieldOfAddress(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const id = decodeURIComponent(hash.slice(1));
    if (!id.startsWith(fieldId(''))) return;
    const field = document.getElementById(nearestFieldId(id.slice(fieldId('').length)) ?? '');
    field?.focus();
  }, [hash]);
}
