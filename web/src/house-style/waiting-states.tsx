import { Skeleton, Waiting } from '../ui/waiting.tsx';
import { Shown } from './shown.tsx';

export function WaitingStates() {
  return (
    <Shown
      title="Waiting"
      note="Nothing for 200 ms, then the shape of what is coming; after 15 seconds a way out."
    >
      <Waiting
        label="Looking for rooms"
        isLabelShown
        late={<p>This takes longer than it should. Ring us on +44 1227 496 0142.</p>}
      >
        <Skeleton aspectRatio="16 / 9" />
        <Skeleton width="56%" height={30} marginTop={16} />
        <Skeleton width="80%" height={18} marginTop={10} />
      </Waiting>
    </Shown>
  );
}
