import { Folded } from '../../../ui/folded.tsx';
import { NumberField, TextField } from './fields.tsx';
import { PresentField } from './present-field.tsx';

/** What a picture can do without: words under it, and the part of it that is never cut off. */
export function MoreOfPicture({ path }: { readonly path: string }) {
  return (
    <Folded title="Words under it, and what is never cut off">
      <TextField path={`${path}.caption`} label="Under it" optional />
      <PresentField
        path={`${path}.focus`}
        label="One place stays in sight where it is cropped"
        start={{ x: 50, y: 50 }}
      >
        <NumberField path={`${path}.focus.x`} label="From the left" end="%" />
        <NumberField path={`${path}.focus.y`} label="From the top" end="%" />
      </PresentField>
    </Folded>
  );
}
