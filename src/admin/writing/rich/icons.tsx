/** The icons of the toolbar, as outlines in a 24 × 24 box. */
import { Outline } from '../../menu-icon.tsx'

const lines = {
  bold: 'M7 4h6a4 4 0 0 1 0 8H7zm0 8h7a4 4 0 0 1 0 8H7z',
  italic: 'M10 4h8M6 20h8M14 4l-4 16',
  heading: 'M5 4v16M19 4v16M5 12h14',
  smallHeading: 'M8 10v10M16 10v10M8 15h8',
  bulletList: 'M9 6h12M9 12h12M9 18h12M4 6h.01M4 12h.01M4 18h.01',
  orderedList: 'M10 6h11M10 12h11M10 18h11M4 4v5M3 13h3l-3 5h3',
  quote: 'M5 7h5v5c0 3-2 5-4 5m8-10h5v5c0 3-2 5-4 5',
  link: 'M10 14a4 4 0 0 0 6 0l4-4a4 4 0 0 0-6-6l-1 1m1 5a4 4 0 0 0-6 0l-4 4a4 4 0 0 0 6 6l1-1',
  picture: 'M3 5h18v14H3zm1 12 6-6 4 4 2-2 4 4',
  file: 'M6 3h8l5 5v13H6zM14 3v5h5M9 13h7M9 17h7',
  video: 'M3 5h18v14H3zM10 9l5 3-5 3z',
  table: 'M3 5h18v14H3zM3 10h18M9 5v14m6-14v14',
  undo: 'M9 5 4 10l5 5M4 10h10a6 5 0 0 1 0 10h-3',
  redo: 'm15 5 5 5-5 5m5-5H10a6 5 0 0 0 0 10h3',
} as const

export type ToolbarIconName = keyof typeof lines

export const ToolbarIcon = ({ name }: { name: ToolbarIconName }) => <Outline path={lines[name]} width={2.2} />
