import { sicklePath } from './sickle.ts'

/**
 * The drawings of genotypes: S is a sickle, C a diamond, β a bar. One sign inside an open cell means a carrier. The
 * page contains each drawing once, in `GenotypeDrawings`, and reuses it any number of times.
 */
export const DrawnGenotype = ({ genotype, size = 66 }: { genotype: string; size?: number }) => (
  <svg width={size} height={size} viewBox="-50 -50 100 100" aria-hidden="true">
    <use href={`#cell-${genotype}`} />
  </svg>
)

export const GenotypeDrawings = ({ of: genotypes }: { of: readonly string[] }) => (
  <svg className="visually-hidden" aria-hidden="true">
    {genotypes.map((genotype) => (
      <g key={genotype} id={`cell-${genotype}`}>
        {drawings[genotype] ?? <HealthyCell />}
      </g>
    ))}
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

/** A shape behind the sickle, so that it is never a lone crescent, which is a protected emblem. */
const PaleCell = ({ children }: { children: React.ReactNode }) => (
  <>
    <circle r="50" fill="var(--cell-centre)" />
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
  SS: (
    <PaleCell>
      <Sickle x={-10} y={-8} r={29} />
      <Sickle x={20} y={14} r={29} />
    </PaleCell>
  ),
  SC: (
    <PaleCell>
      <Sickle x={-8} y={-2} r={32} />
      <Diamond x={24} y={12} r={17} fill="var(--cell-rim)" />
    </PaleCell>
  ),
  Sβ: (
    <PaleCell>
      <Sickle x={-8} y={-2} r={32} />
      <Bar x={22} y={16} fill="var(--cell-rim)" />
    </PaleCell>
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
