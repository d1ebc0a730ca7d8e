import { Folded } from '../../../ui/folded.tsx';
import { NumberField, TextField } from './fields.tsx';
import { PresentField } from './present-field.tsx';

/** What a picture can do without: words under it, and the part of it that is never cut off. */
export function MoreOfPicture({ path }: { readonly path: string }) {
  return (
    <Folded title="Words under it, and what is never cut off">
      <TextField path={`${path}.caption`} optional />
      <PresentField path={`${path}.focus`} start={{ x: 50, y: 50 }}>
        <NumberField path={`${path}.focus.x`} end="%" />
        <NumberField path={`${path}.focus.y`} end="%" />
      </PresentField>
    </Folded>
  );
}
