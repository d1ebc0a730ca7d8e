import { of } from './refusal-words.ts';

/** Of drafts, publishing and pictures. */
export const setUpRefusals = {
  'desk.part-unknown': of(404, () => 'There is no such thing here to set up.'),
  'desk.part-changed': of(
    409,
    ({ by }: { readonly by: string }) =>
      `${by} has changed this since you opened it. What you typed is still here: look at theirs, then save again.`,
  ),
  'desk.nothing-to-publish': of(
    409,
    () => 'There is nothing to publish: it was published or dropped before.',
  ),
  'desk.draft-changed': of(
    409,
    ({ titles }: { readonly titles: readonly string[] }) =>
      `Changed since you looked: ${titles.join(', ')}. Look again, then publish.`,
  ),
  'desk.draft-outdated': of(
    409,
    ({ titles }: { readonly titles: readonly string[] }) =>
      `A property file has changed this since it was saved here: ${titles.join(', ')}. Open it and save it again, or drop it.`,
  ),
  'desk.not-published': of(
    409,
    ({ reasons }: { readonly reasons: readonly string[] }) => `Nothing was published. ${reasons.join(' ')}`,
  ),
  'desk.not-exported': of(
    409,
    ({ reasons }: { readonly reasons: readonly string[] }) =>
      `What stands cannot be written as a property file. ${reasons.join(' ')}`,
  ),
  'desk.file-faulty': of(
    422,
    ({ reasons }: { readonly reasons: readonly string[] }) => `The file cannot be used. ${reasons.join(' ')}`,
  ),
  'desk.file-elsewhere': of(
    409,
    ({ code }: { readonly code: string }) => `It is the file of another hotel: ${code}.`,
  ),
  'desk.not-imported': of(
    409,
    ({ reasons }: { readonly reasons: readonly string[] }) => `Nothing was imported. ${reasons.join(' ')}`,
  ),
  'desk.picture-unreadable': of(
    422,
    () => 'We cannot read this picture. Choose a JPEG, PNG or WebP that opens on your computer.',
  ),
  'desk.picture-too-large': of(
    422,
    ({ most }: { readonly most: number }) =>
      `This picture has more than ${most / 1_000_000} million pixels. Save it smaller, then add it again.`,
  ),
  'desk.picture-too-narrow': of(
    422,
    ({ width, least }: { readonly width: number; readonly least: number }) =>
      `This picture is ${width} pixels wide. It needs ${least.toLocaleString('en-GB')}, or guests see it blurred.`,
  ),
} as const;
