import { sicklePath } from '#ui/art/sickle.ts'

/** Two in a hundred is one in fifty: one sickle among 49 cells. The words beside it say the same. */
export const OneInFifty = () => (
  <svg viewBox="0 0 400 200" aria-hidden="true">
    <defs>
      <g id="one-cell">
        <circle r="15" fill="#e0656a" />
        <circle r="10" fill="#ee8f8f" />
        <circle cx="-.8" cy="-1" r="6" fill="#fbe2dd" />
      </g>
    </defs>
    {Array.from({ length: 50 }, (_, at) => ({ at, x: 20 + (at % 10) * 40, y: 20 + Math.floor(at / 10) * 40 })).map(
      ({ at, x, y }) =>
        at === 26 ? (
          <path
            key={at}
            d={sicklePath}
            fill="var(--gold-400)"
            transform={`translate(${x + 4} ${y})rotate(35)scale(15)`}
          />
        ) : (
          <use key={at} href="#one-cell" x={x} y={y} />
        ),
    )}
  </svg>
)
