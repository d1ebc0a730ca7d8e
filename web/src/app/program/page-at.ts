import { pageNames, pages, type PageName } from '@portico/contract/pages';
import { matchPath } from 'react-router';
import type { Program } from './program.ts';

/** The program's page at a path; undefined when it has none. */
export function pageAt(program: Program, pathname: string): PageName | undefined {
  return pageNames.find(
    (name) => program.pages[name] !== undefined && matchPath(pages[name].path, pathname) !== null,
  );
}
