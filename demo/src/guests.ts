/** Somebody invented; nothing is mailed further than the demo's mailbox. */
export interface DemoGuest {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
}

/** Invented names. Their number shares no factor with that of a hotel's other lists, so that all of them mix. */
const names = [
  'Priya Anand',
  'Tom Ashdown',
  'Grace Bello',
  'Ines Carvalho',
  'Owen Davies',
  'Fatima El-Sayed',
  'Hugh Fenwick',
  'Rosa Giménez',
  'Petra Hahn',
  'Kemi Ibrahim',
  'Jonas Jansen',
  'Amit Kapoor',
  'Lucy Lanyon',
  'Chidi Mbah',
  'Sofia Nardi',
  'Tunde Okafor',
  'Hannah Prior',
  'Marcus Quayle',
  'Beth Rowntree',
  'Oliver Sands',
  'Yuki Tanaka',
  'Ngozi Udo',
  'Clara Vance',
  'Dylan Webb',
  'Mei Xu',
  'Ella Yardley',
  'Piotr Zielinski',
  'Ruth Abernethy',
  'Sam Birtwistle',
  'Nadia Chowdhury',
  'Femi Durojaiye',
  'Edith Farrow',
  'George Hallam',
  'Isla Innes',
  'Karl Jung',
  'Leila Karimi',
  'Ewan MacPhail',
];

/** The guest at a place in the list, which has no end. */
export function demoGuest(at: number): DemoGuest {
  const [firstName = '', lastName = ''] = (names[at % names.length] ?? '').split(' ');
  return {
    firstName,
    lastName,
    email: `${firstName}.${lastName}@guest.example`
      .toLowerCase()
      .normalize('NFD')
      .replace(/[^a-z.@-]/g, ''),
    // Ofcom keeps these numbers for films.
    phone: `+44 7700 900${String(100 + ((at * 7) % 900)).slice(0, 3)}`,
  };
}
