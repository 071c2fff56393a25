type Props = { size?: number; className?: string }

/** The healthy cell: a disc with a pale centre, which is left out below 22 px because it would blur. */
export const Cell = ({ size = 48, className }: Props) => (
  <svg className={className} width={size} height={size} viewBox="-50 -50 100 100" aria-hidden="true">
    <circle r="50" fill="var(--cell-rim)" />
    {size >= 22 && <circle cx="-1.5" cy="-2" r="35" fill="var(--cell-dimple)" />}
    <circle cx="-3" cy="-4" r="20" fill="var(--cell-centre)" />
  </svg>
)
