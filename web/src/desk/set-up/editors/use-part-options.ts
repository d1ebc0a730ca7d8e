import { useQuery } from '@tanstack/react-query';
import { deskQuery } from '../../lib/desk-queries.ts';
import type { Option } from '../form/fields.tsx';

/** The entries of a list, such as `roomTypes`, to choose from: by id and name, new ones too. */
export function usePartOptions(field: string): readonly Option[] {
  const { data } = useQuery(deskQuery('SetUp/Read', {}));
  return (data?.parts ?? []).flatMap(({ part, title, draft }) =>
    part.startsWith(`${field}.`) && !draft?.isRemoved
      ? [{ value: Number(part.slice(field.length + 1)), name: title }]
      : [],
  );
}
