import { Fragment } from 'react'
import { emailMark, social } from '#shared/content/frame.ts'
import { questions as ownQuestions } from '#shared/content/home.ts'
import { EmailLink, useEmail } from '../email-link.tsx'
import { useSiteContent } from '../site-content.ts'
import { answerFor } from './answer.ts'
import styles from './questions.module.css'

/**
 * The frequently asked questions (FAQ, accordion) of the home page. The browser opens and closes each question without
 * scripts.
 */
export const Questions = () => {
  const { questions } = useSiteContent('questions', ownQuestions)
  return (
    <section className={`container section ${styles.questions}`} aria-labelledby="questions-title">
      <h2 id="questions-title">Frequently Asked Questions</h2>
      <div className={styles.list}>
        {questions.map(({ question, answer }) => (
          <details key={question}>
            <summary>
              <h3>{question}</h3>
            </summary>
            <p>
              <Answer text={answer} />
            </p>
          </details>
        ))}
      </div>
    </section>
  )
}

const Answer = ({ text }: { text: string }) => {
  const { accounts } = useSiteContent('social', social)
  const answer = answerFor(text, { email: useEmail(), accounts })
  return answer.split(emailMark).map((words, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other key.
    <Fragment key={index}>
      {index > 0 && <EmailLink />}
      {words}
    </Fragment>
  ))
}
