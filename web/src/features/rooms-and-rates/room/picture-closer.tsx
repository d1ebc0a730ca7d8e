import type { WirePicture } from '@portico/contract/calls/wire-parts';
import { useDeferredValue, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useOverlayEntry } from '../../../ui/overlay-entry.ts';
import { Picture } from '../../../shared/pictures/picture.tsx';
import styles from './picture-closer.module.css';

interface PictureCloserProps {
  readonly name: string;
  readonly images: readonly WirePicture[];
  /** The picture it opens with, from 0. */
  readonly first: number;
  /** With the picture last looked at. */
  readonly onClose: (last: number) => void;
}

/** In percent of the window. */
const zooms = [100, 150, 200, 300] as const;

/** One picture as large as the window, enlarged on request; moved about by scrolling, as everything else. */
export function PictureCloser({ name, images, first, onClose }: PictureCloserProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(first);
  const [step, setStep] = useState(0);
  const close = () => onClose(index);
  useOverlayEntry(close);

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    stage.current?.focus();
    // Closed before it is unmounted, or the browser would not restore the focus.
    return () => element?.close();
  }, []);

  const image = images[index];
  // The window opens first: to draw a picture as large as it takes longer than to answer the press.
  const isDrawn = useDeferredValue(true, false);
  const zoom = zooms[step] ?? 100;
  const isLargest = step === zooms.length - 1;

  // An enlarged picture stays around its middle.
  useLayoutEffect(() => {
    const element = stage.current;
    if (element === null) return;
    element.scrollLeft = (element.scrollWidth - element.clientWidth) / 2;
    element.scrollTop = (element.scrollHeight - element.clientHeight) / 2;
  }, [zoom, index]);

  if (image === undefined) return null;

  function show(next: number) {
    setStep(0);
    setIndex((next + images.length) % images.length);
  }
  const larger = () => setStep(Math.min(step + 1, zooms.length - 1));
  const smaller = () => setStep(Math.max(step - 1, 0));

  function press(event: KeyboardEvent) {
    const act = {
      '+': larger,
      '=': larger,
      '-': smaller,
      // An enlarged picture is moved by the arrows.
      ...(step === 0 && { ArrowRight: () => show(index + 1), ArrowLeft: () => show(index - 1) }),
    }[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  }

  const where = `${images.length > 1 ? `${index + 1} of ${images.length}, ` : ''}${name}`;
  return (
    <dialog
      ref={dialog}
      className={styles.closer}
      aria-label={`Looking closer: ${name}`}
      onKeyDown={press}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
    >
      <div className={styles.bar}>
        <span role="status">{where}</span>
        <IconButton icon="close" label="Close" onClick={close} />
      </div>
      <div
        ref={stage}
        className={styles.stage}
        role="group"
        aria-label="The picture: scroll or use the arrow keys to move about"
        // The keyboard scrolls it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        <div
          className={styles.frame}
          style={{ width: `calc(min(100cqw, 100cqh * ${image.Width / image.Height}) * ${zoom / 100})` }}
        >
          {isDrawn && <Picture key={image.Url} image={image} size="wide" eager />}
        </div>
      </div>
      <div className={styles.foot}>
        {images.length > 1 && (
          <IconButton icon="before" label="Previous picture" onClick={() => show(index - 1)} />
        )}
        <IconButton icon="minus" label="Smaller" aria-disabled={step === 0 || undefined} onClick={smaller} />
        <span className={styles.zoom} role="status">
          {zoom}%
        </span>
        <IconButton icon="plus" label="Larger" aria-disabled={isLargest || undefined} onClick={larger} />
        {images.length > 1 && <IconButton icon="next" label="Next picture" onClick={() => show(index + 1)} />}
      </div>
    </dialog>
  );
}
