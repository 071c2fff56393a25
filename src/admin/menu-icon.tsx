/** The icons of the admin menu, in the style of `ui/icon.tsx`. They are here so that public pages do not load them. */

const paths = {
  account: 'M12 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21c0-5 4-7 8-7s8 2 8 7',
  blog: 'M4 20h4L19 9l-4-4L4 16zM13 7l4 4',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3v4m8-4v4',
  gifts: 'M4 11h16v9H4zM3 7h18v4H3zM12 7v13M12 7C9 7 7 6 7 4.5S10 2 12 7c2-5 5-4 5-2.5S15 7 12 7',
  home: 'M4 11l8-7 8 7v9h-5v-6H9v6H4z',
  menu: 'M3 6h18M3 12h18M3 18h18',
  messages: 'M3 5h18v12H10l-5 4v-4H3z',
  new: 'M12 5v14M5 12h14',
  news: 'M4 5h13v14H6l-2-2zM17 9h3v8l-2 2M8 9h5M8 13h5',
  newsletters: 'M3 6h18v12H3zM3 7l9 7 9-7',
  pictures: 'M3 5h18v14H3zM4 17l6-6 4 4 2-2 4 4',
  place: 'M12 21c5-5.5 7-8.5 7-11.5a7 7 0 1 0-14 0C5 12.5 7 15.5 12 21zM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  questions: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.3-1 .9-1 1.7M12 17v.1',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM16 16l5 5',
  settings: 'M4 7h9m5 0h2M4 17h2m5 0h9M13 4v6M8 14v6',
  signOut: 'M14 4H5v16h9M10 12h11M17 8l4 4-4 4',
  site: 'M4 5h16M4 10h16M4 15h10M4 20h6',
  subscribers:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2 20c0-4 3-6 7-6s7 2 7 6M16 4a3.5 3.5 0 0 1 0 7M18 14c3 1 4 3 4 6',
  volunteers:
    'M7 12V6a1.5 1.5 0 0 1 3 0v4V4a1.5 1.5 0 0 1 3 0v6V5a1.5 1.5 0 0 1 3 0v7a1.5 1.5 0 0 1 3 0c0 5-2 9-7 9-4 0-5-2-8-7a1.7 1.7 0 0 1 3-2',
  world: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM3 12h18M12 3c4 5 4 13 0 18M12 3c-4 5-4 13 0 18',
} as const

export type MenuIconName = keyof typeof paths

/** Decorative: always beside a text. */
export const MenuIcon = ({ name }: { name: MenuIconName }) => <Outline path={paths[name]} width={2} />

/** An icon as an outline in a 24 × 24 box. `width` is the line width. */
export const Outline = ({ path, width }: { path: string; width: number }) => (
  <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} fill="none" stroke="currentColor" strokeWidth={width} strokeLinecap="round" strokeLinejoin="round" />
  </svg>
)
