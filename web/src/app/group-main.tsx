import { GroupPage } from '../features/group/group-page.tsx';
import { GroupLayout } from './group-shell/group-layout.tsx';
import { GroupOwner } from './group-shell/group-owner.tsx';
import { openPages } from './open-pages.tsx';
import type { ProgramOf } from './program/program.ts';

const group: ProgramOf<'group'> = {
  document: 'group',
  Owner: GroupOwner,
  Layout: GroupLayout,
  pages: { group: { Page: GroupPage } },
};

void openPages(group);
