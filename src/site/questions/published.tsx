/** The sources of an answer, and the clinician who read it. */
import { longDay } from '#shared/format.ts'
import type { Clinician, PublicQuestion } from '#shared/shapes/question.ts'
import { questionsWording } from '#shared/wording/questions.ts'
import { SourceName } from '../source-name.tsx'
import styles from './questions.module.css'

export const ReadBy = ({ clinician: { name, role, readOn } }: { clinician: Clinician }) => (
  <p className="soft">
    {questionsWording.readBy}{' '}
    <strong>
      {name}, {role}
    </strong>
    , {questionsWording.readOn} <time dateTime={readOn}>{longDay(readOn)}</time>
  </p>
)

export const Sources = ({ sources }: Pick<PublicQuestion, 'sources'>) =>
  sources.length > 0 && (
    <section className={styles.sources} aria-labelledby="sources">
      <h2 id="sources">{questionsWording.sources}</h2>
      <ol>
        {sources.map((source) => (
          <li key={`${source.name} ${source.url}`}>
            <SourceName {...source} />
          </li>
        ))}
      </ol>
    </section>
  )
