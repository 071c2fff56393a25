import { sicklePath } from './sickle.ts'

type Props = { genotype: string; size?: number }

/** How a genotype is drawn: S is a sickle, C a diamond, β a bar; one sign inside an open cell means a carrier. */
export const GenotypeCell = ({ genotype, size = 88 }: Props) => (
  <svg width={size} height={size} viewBox="-50 -50 100 100" aria-hidden="true">
    {drawings[genotype] ?? <HealthyCell />}
  </svg>
)

const Sickle = ({ x, y, r }: { x: number; y: number; r: number }) => (
  <path d={sicklePath} transform={`translate(${x} ${y})rotate(35)scale(${r})`} fill="var(--sickle)" />
)

const Diamond = ({ x = 0, y = 0, r, fill }: { x?: number; y?: number; r: number; fill: string }) => (
  <path d={`M${x} ${y - r}l${r} ${r}-${r} ${r}-${r}-${r}z`} fill={fill} />
)

const Bar = ({ x = 0, y = 0, fill = 'var(--sickle)' }: { x?: number; y?: number; fill?: string }) => (
  <path d={`M${x - 17} ${y - 7}h34v14h-34z`} fill={fill} />
)

const HealthyCell = () => (
  <>
    <circle r="50" fill="var(--cell-rim)" />
    <circle cx="-1.5" cy="-2" r="35" fill="var(--cell-dimple)" />
    <circle cx="-3" cy="-4" r="20" fill="var(--cell-centre)" />
  </>
)

const OpenCell = ({ children }: { children: React.ReactNode }) => (
  <>
    <circle r="50" fill="var(--cell-rim)" />
    <circle r="35" fill="var(--cell-centre)" />
    {children}
  </>
)

const FullCell = ({ children }: { children: React.ReactNode }) => (
  <>
    <circle r="50" fill="var(--cell-rim)" />
    {children}
  </>
)

const drawings: Record<string, React.ReactNode> = {
  AA: <HealthyCell />,
  AS: (
    <OpenCell>
      <Sickle x={5} y={3} r={23} />
    </OpenCell>
  ),
  AC: (
    <OpenCell>
      <Diamond r={22} fill="var(--sickle)" />
    </OpenCell>
  ),
  Aβ: (
    <OpenCell>
      <Bar />
    </OpenCell>
  ),
  SS: <Sickle x={12} y={4} r={46} />,
  SC: (
    <>
      <Sickle x={2} y={4} r={46} />
      <Diamond x={24} y={16} r={17} fill="var(--cell-rim)" />
    </>
  ),
  Sβ: (
    <>
      <Sickle x={2} y={4} r={46} />
      <Bar x={26} y={18} fill="var(--cell-rim)" />
    </>
  ),
  CC: (
    <FullCell>
      <Diamond r={32} fill="var(--cell-centre)" />
      <Diamond r={22} fill="var(--sickle)" />
    </FullCell>
  ),
  Cβ: (
    <FullCell>
      <Diamond y={-12} r={22} fill="var(--cell-centre)" />
      <Bar y={24} fill="var(--cell-centre)" />
    </FullCell>
  ),
  ββ: (
    <FullCell>
      <Bar y={-13} fill="var(--cell-centre)" />
      <Bar y={13} fill="var(--cell-centre)" />
    </FullCell>
  ),
}
