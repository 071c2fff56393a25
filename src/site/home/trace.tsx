import { useIsLight } from '#page/data-saver.ts'
import { trace as ownTrace } from '#shared/content/home.ts'
import { useSiteContent } from '../site-content.ts'
import { HomeDrawing } from './home-drawing.tsx'
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
const Thread = () =>
  useIsLight() ? null : (
    <HomeDrawing className={`no-print ${styles.wave}`} name="thread" width={1280} height={200} fit="none" />
  )
