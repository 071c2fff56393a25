/** Each icon is drawn in a 24 × 24 box, as lines 2.4 wide unless it is a filled shape. */
import { isKeyOf } from '#shared/keys.ts'

const lines = {
  arrow: 'M4 12h15m-6-6 6 6-6 6',
  check: 'm4 12.5 5 5L20 7',
  close: 'm6 6 12 12M18 6 6 18',
  edit: 'M4 20h4L19 9l-4-4L4 16zM13 7l4 4',
  left: 'm15 5-7 7 7 7',
  menu: 'M3 6h18M3 12h18M3 18h18',
  picture: 'M3 5h18v14H3zm1 12 6-6 4 4 2-2 4 4',
  plus: 'M12 5v14M5 12h14',
  right: 'm9 5 7 7-7 7',
  trash: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5m4-5v5',
} as const

const shapes = {
  pause: 'M6 5h4v14H6zM14 5h4v14h-4z',
  phone:
    'M7.2 3.2 4.5 4.1C3.2 8 6 13.2 9 16c3.1 3 8 5.2 11.4 3.7l.6-2.8c.1-.6-.2-1.1-.7-1.3l-3.6-1.5a1.2 1.2 0 0 0-1.4.4l-1.1 1.5c-2.2-1-4.2-3-5.2-5.2l1.5-1.1c.4-.3.6-.9.4-1.4L9.4 3.9a1.2 1.2 0 0 0-2.2-.7z',
  play: 'M7 4.5v15l13-7.5z',
  warning: 'M12 1.5a10.5 10.5 0 1 0 0 21 10.5 10.5 0 0 0 0-21zM10.6 6h2.8v8h-2.8zm0 9.8h2.8v2.7h-2.8z',
} as const

export type IconName = keyof typeof lines | keyof typeof shapes

type IconProps = { name: IconName; size?: number }

/** Decorative: always next to text, or inside a control with a name. */
export const Icon = ({ name, size = 20 }: IconProps) => (
  <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
    {isKeyOf(shapes, name) ? (
      <path d={shapes[name]} fill="currentColor" fillRule="evenodd" />
    ) : (
      <path
        d={lines[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    )}
  </svg>
)
