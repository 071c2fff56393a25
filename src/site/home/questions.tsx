import { organisation } from '../content/organisation.ts'
import { questions } from '../content/questions.ts'
import styles from './questions.module.css'

/** Each opens and closes by itself, with the browser's own means, so no script is needed. */
export const Questions = () => (
  <section className={`container section ${styles.questions}`} aria-labelledby="questions-title">
    <h2 id="questions-title">Frequently Asked Questions</h2>
    <div className={styles.list}>
      {questions.map(({ question, answer }) => (
        <details key={question}>
          <summary>
            <h3>{question}</h3>
          </summary>
          <p>{answer.map((part) => (typeof part === 'string' ? part : <Email key="email" />))}</p>
        </details>
      ))}
    </div>
  </section>
)

const Email = () => <a href={`mailto:${organisation.email}`}>{organisation.email}</a>
