import type { WirePicture } from '@portico/contract/calls/wire-parts';
import type { PictureSize } from '@portico/contract/picture-sources';
import { useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { Picture } from './picture.tsx';
import styles from './rail.module.css';

export interface RailControl {
  readonly list: RefObject<HTMLUListElement | null>;
  /** The picture in view, from 0. */
  readonly index: number;
  /** Scrolls to a picture; past the last begins again. */
  readonly show: (index: number) => void;
  readonly follow: () => void;
  /** The rail stands still: what is in view counts, wherever a press was going. */
  readonly settle: () => void;
  /** A finger or a wheel takes over. */
  readonly release: () => void;
}

/** Which of `count` pictures a rail shows, and how to move it. */
export function useRail(count: number): RailControl {
  const list = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  /** The picture a press is scrolling to: a second press counts from there, not from those that pass by. */
  const target = useRef<number | null>(null);

  function show(next: number) {
    const shown = (next + count) % count;
    const item = list.current?.children[shown];
    if (!(item instanceof HTMLElement) || list.current === null) return;
    target.current = shown;
    setIndex(shown);
    list.current.scrollTo({ left: item.offsetLeft });
  }

  function pictureInView() {
    if (list.current === null) return 0;
    const { scrollLeft, scrollWidth, clientWidth } = list.current;
    const most = scrollWidth - clientWidth;
    // The last picture may be nearer to the one before it than a whole width.
    return most <= 0 ? 0 : Math.round((scrollLeft / most) * (count - 1));
  }

  function follow() {
    const inView = pictureInView();
    if (target.current === inView) target.current = null;
    else if (target.current === null) setIndex(inView);
  }

  function settle() {
    target.current = null;
    setIndex(pictureInView());
  }

  function release() {
    target.current = null;
  }

  return { list, index, show, follow, settle, release };
}

interface RailProps {
  readonly control: RailControl;
  /** “Pictures of The Harbour Room”. */
  readonly label: string;
  readonly images: readonly WirePicture[];
  readonly size: PictureSize;
  /** Above the fold: its first picture loads first. */
  readonly eager: boolean;
}

/** Pictures side by side, leafed through by swipe, by arrow keys and by buttons elsewhere. */
export function Rail({ control, label, images, size, eager }: RailProps) {
  const { list, index, show, follow, settle, release } = control;

  function press(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    show(index + step);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ul
      ref={list}
      className={styles.rail}
      // A scroller that the keyboard can reach.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label={label}
      onScroll={follow}
      onScrollEnd={settle}
      onPointerDown={release}
      onWheel={release}
      onKeyDown={press}
    >
      {images.map((image, at) => (
        <li key={`${image.Url} ${at}`}>
          <Picture image={image} size={size} eager={eager && at === 0} />
        </li>
      ))}
    </ul>
  );
}
