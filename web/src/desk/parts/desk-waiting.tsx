import { Skeleton, Waiting } from '../../ui/waiting.tsx';

/** While a screen loads. */
export function DeskWaiting() {
  return (
    <Waiting label="Loading">
      <Skeleton width="40%" height={32} />
      <Skeleton height={240} marginTop={24} />
    </Waiting>
  );
}
