/** One fault for each rule of `.oxlintrc.json` that holds for any TypeScript. */
export const faults: Readonly<Record<string, string>> = {
  'eslint(eqeqeq)': 'export const isOne = (value: unknown) => value == 1;',
  'eslint(no-array-constructor)': 'export const both = new Array(0, 1);',
  'eslint(no-restricted-exports)': 'export default 1;',
  'eslint(no-unused-expressions)': 'export const say = (x: number) => {\n  x + 1;\n};',
  'eslint(no-unused-vars)': 'const _kept = 1;\nexport const say = (_x: number) => {};',
  'eslint(no-var)': 'export var one = 1;',
  'eslint(prefer-const)': 'let one = 1;\nexport const two = one + one;',
  'eslint(prefer-rest-params)': 'export function count() {\n  return arguments;\n}',
  'eslint(prefer-spread)': 'export const top = (all: number[]) => Math.max.apply(Math, all);',
  'typescript(ban-ts-comment)': '// @ts-ignore\nexport const one: string = 1;',
  'typescript(consistent-type-imports)':
    "import { Stats } from 'node:fs';\nexport const size = (stats: Stats) => stats.size;",
  'typescript(no-duplicate-enum-values)': 'export enum Size {\n  a = 1,\n  b = 1,\n}',
  'typescript(no-empty-object-type)': 'export interface Nothing {}',
  'typescript(no-explicit-any)': 'export const any = (value: any) => String(value);',
  'typescript(no-extra-non-null-assertion)': 'export const len = (text?: string) => text!!.length;',
  'typescript(no-floating-promises)': 'declare function pay(): Promise<boolean>;\npay();',
  'typescript(no-misused-new)': 'export interface Made {\n  new (): Made;\n}',
  'typescript(no-misused-promises)':
    "declare function pay(): Promise<boolean>;\nif (pay()) console.log('paid');",
  'typescript(no-namespace)': 'export namespace room {\n  export const one = 1;\n}',
  'typescript(no-non-null-asserted-optional-chain)': 'export const len = (text?: string) => text?.length!;',
  'typescript(no-require-imports)': "import fs = require('node:fs');\nexport const read = fs.readFileSync;",
  'typescript(no-this-alias)':
    'export class Room {\n  self() {\n    const self = this;\n    return () => self;\n  }\n}',
  'typescript(no-unnecessary-type-constraint)': 'export const same = <T extends unknown>(value: T) => value;',
  'typescript(no-unsafe-declaration-merging)': 'export interface Room {\n  one: 1;\n}\nexport class Room {}',
  'typescript(no-unsafe-function-type)': 'export const call = (what: Function) => String(what);',
  'typescript(no-wrapper-object-types)': 'export const len = (text: String) => text.length;',
  'typescript(prefer-as-const)': "export const one = 'one' as 'one';",
  'typescript(prefer-namespace-keyword)':
    'declare module room {\n  const one = 1;\n}\nexport const one = room.one;',
  'typescript(switch-exhaustiveness-check)':
    "export function word(status: 'held' | 'sold') {\n  switch (status) {\n    case 'held':\n      console.log(status);\n  }\n}",
  'typescript(triple-slash-reference)': '/// <reference path="./other.ts" />\nexport const one = 1;',
};

/** Rules that apply in `domain`. */
export const impure: Readonly<Record<string, string>> = {
  'eslint(no-restricted-globals)': 'export const get = () => fetch("/");',
  'eslint(no-restricted-properties)': 'export const now = () => Date.now();',
};

const hook = (body: string) =>
  `import { useEffect, useMemo, useRef, useState } from 'react';\nvoid [useEffect, useMemo, useRef, useState];\n${body}`;

/** Rules that apply in `web`. */
export const inBrowsers: Readonly<Record<string, string>> = {
  'jsx-a11y(alt-text)': 'export const Fault = () => <img src="/a.png" />;',
  'jsx-a11y(anchor-has-content)': 'export const Fault = () => <a href="/" />;',
  'jsx-a11y(anchor-is-valid)': 'export const Fault = () => <a href="#">Rooms</a>;',
  'jsx-a11y(aria-activedescendant-has-tabindex)':
    'export const Fault = () => <div aria-activedescendant="a" />;',
  'jsx-a11y(aria-props)': 'export const Fault = () => <div {...{}} aria-labeledby="a" />;',
  'jsx-a11y(aria-proptypes)': 'export const Fault = () => <div aria-hidden="maybe" />;',
  'jsx-a11y(aria-role)': 'export const Fault = () => <div role="datepicker" />;',
  'jsx-a11y(aria-unsupported-elements)': 'export const Fault = () => <meta aria-hidden="true" />;',
  'jsx-a11y(autocomplete-valid)': 'export const Fault = () => <input type="text" autoComplete="my-name" />;',
  'jsx-a11y(click-events-have-key-events)': 'export const Fault = () => <div onClick={() => {}} />;',
  'jsx-a11y(heading-has-content)': 'export const Fault = () => <h1 />;',
  'jsx-a11y(html-has-lang)': 'export const Fault = () => <html />;',
  'jsx-a11y(iframe-has-title)': 'export const Fault = () => <iframe src="/" />;',
  'jsx-a11y(img-redundant-alt)': 'export const Fault = () => <img src="/a.png" alt="Photo of a room" />;',
  'jsx-a11y(interactive-supports-focus)':
    'export const Fault = () => <div role="button" onClick={() => {}} onKeyDown={() => {}} />;',
  'jsx-a11y(label-has-associated-control)': 'export const Fault = () => <label>Name</label>;',
  'jsx-a11y(media-has-caption)': 'export const Fault = () => <video src="/a.mp4" />;',
  'jsx-a11y(mouse-events-have-key-events)': 'export const Fault = () => <div onMouseOver={() => {}} />;',
  'jsx-a11y(no-access-key)': 'export const Fault = () => <a href="/" accessKey="h">Home</a>;',
  'jsx-a11y(no-autofocus)': 'export const Fault = () => <input autoFocus />;',
  'jsx-a11y(no-distracting-elements)':
    "import { createElement } from 'react';\nvoid createElement;\n// @ts-expect-error It is no element of HTML.\nexport const Fault = () => <marquee>Rooms</marquee>;",
  'jsx-a11y(no-interactive-element-to-noninteractive-role)':
    'export const Fault = () => <button role="article">Rooms</button>;',
  'jsx-a11y(no-noninteractive-element-interactions)':
    'export const Fault = () => <li onClick={() => {}} onKeyDown={() => {}} />;',
  'jsx-a11y(no-noninteractive-element-to-interactive-role)':
    'export const Fault = () => <h1 role="button" tabIndex={0}>Rooms</h1>;',
  'jsx-a11y(no-noninteractive-tabindex)': 'export const Fault = () => <p tabIndex={0}>Rooms</p>;',
  'jsx-a11y(no-redundant-roles)': 'export const Fault = () => <button role="button">Rooms</button>;',
  'jsx-a11y(no-static-element-interactions)':
    'export const Fault = () => <div onClick={() => {}} onKeyDown={() => {}} />;',
  'jsx-a11y(role-has-required-aria-props)':
    'export const Fault = () => <span role="checkbox" tabIndex={0} />;',
  'jsx-a11y(role-supports-aria-props)': 'export const Fault = () => <ul aria-checked="true" />;',
  'jsx-a11y(scope)': 'export const Fault = () => <td scope="row" />;',
  'jsx-a11y(tabindex-no-positive)': 'export const Fault = () => <button tabIndex={2}>Rooms</button>;',
  'react(error-boundaries)':
    "import type { ReactNode } from 'react';\ndeclare function Child(): ReactNode;\nexport function Fault() {\n  try {\n    return <Child />;\n  } catch {\n    return <p>No</p>;\n  }\n}",
  'react(exhaustive-deps)': hook(
    'export function Fault({ id }: { id: string }) {\n  useEffect(() => console.log(id), []);\n  return <p>{id}</p>;\n}',
  ),
  'react(globals)': hook(
    'let count = 0;\nexport const counted = () => count;\nexport function Fault() {\n  count = 1;\n  return <p>No</p>;\n}',
  ),
  'react(immutability)': hook(
    'export function Fault(props: { name: string }) {\n  props.name = "Ada";\n  return <p>{props.name}</p>;\n}',
  ),
  'react(incompatible-library)':
    "import { useForm } from 'react-hook-form';\nexport function Fault() {\n  const { watch } = useForm<{ name: string }>();\n  const name = watch('name');\n  return <p>{name}</p>;\n}",
  'react(purity)': hook('export function Fault() {\n  const now = Date.now();\n  return <p>{now}</p>;\n}'),
  'react(refs)': hook(
    'export function Fault() {\n  const ref = useRef(0);\n  return <p>{ref.current}</p>;\n}',
  ),
  'react(rules-of-hooks)': hook(
    'export function Fault({ is }: { is: boolean }) {\n  if (is) useState(0);\n  return <p>No</p>;\n}',
  ),
  'react(set-state-in-effect)': hook(
    'export function Fault({ id }: { id: string }) {\n  const [kept, setKept] = useState("");\n  useEffect(() => setKept(id), [id]);\n  return <p>{kept}</p>;\n}',
  ),
  'react(set-state-in-render)': hook(
    'export function Fault() {\n  const [kept, setKept] = useState(0);\n  setKept(1);\n  return <p>{kept}</p>;\n}',
  ),
  'react(static-components)': hook(
    'export function Fault() {\n  const Inner = () => <p>No</p>;\n  return <Inner />;\n}',
  ),
  'react(unsupported-syntax)': hook(
    'export function Fault() {\n  const text = eval("1");\n  return <p>{text}</p>;\n}',
  ),
  'react(use-memo)': hook(
    'export function Fault() {\n  const one = useMemo(async () => 1, []);\n  return <p>{String(one)}</p>;\n}',
  ),
};
