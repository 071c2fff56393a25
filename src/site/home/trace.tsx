import { trace as ownTrace } from '#shared/content/home.ts'
import { useSiteContent } from '../site-content.ts'
import styles from './trace.module.css'

export const Trace = () => {
  const { lead, steps } = useSiteContent('trace', ownTrace)
  return (
    <section className={`band ${styles.trace}`} aria-labelledby="trace-title">
      <div className={`container ${styles.head}`}>
        <h2 id="trace-title">#TRACE</h2>
        <p className="lead">{lead}</p>
      </div>
      <div className={styles.thread}>
        <Thread />
        <div className="container">
          <ol className={`plain-list ${styles.steps}`}>
            {steps.map(({ letter, name, text }) => (
              <li key={letter}>
                <span className={styles.cell} aria-hidden="true">
                  {letter}
                </span>
                <div>
                  <h3>{name}</h3>
                  <p>{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  )
}

/** One line connects the five steps, from edge to edge of a wide screen. */
const Thread = () => (
  <svg className={styles.wave} viewBox="0 0 1280 200" preserveAspectRatio="none" aria-hidden="true">
    <path
      d="M-20 60C40 60 50 124 108 124S290 68 354 68 536 124 600 124 782 68 846 68s182 56 246 56S1230 60 1300 60"
      fill="none"
      stroke="var(--red-700)"
      strokeWidth="12"
      vectorEffect="non-scaling-stroke"
    />
  </svg>
)
