/** What a visitor sees after sending a question: similar answers first, then the code that opens the answer. */
import { askPath, questionsPath } from '#shared/paths.ts'
import type { QuestionSummary } from '#shared/shapes/question.ts'
import { groupedCode, questionsWording } from '#shared/wording/questions.ts'
import { ButtonLink } from '#ui/button.tsx'
import { HelpAfterMessage } from '../emergency-help.tsx'
import { PageHead } from '../page-head.tsx'
import { resultFocus } from '../result-focus.ts'
import styles from './questions.module.css'
import type { SentQuestion } from './send-question.ts'

export const Offered = ({ of: sent }: { of: SentQuestion & { is: 'offered' } }) => (
  <section className={`notice stack-4 ${styles.offered}`} aria-labelledby="similar">
    <h2 id="similar" {...resultFocus(sent)}>
      {questionsWording.similar.title}
    </h2>
    <p>{questionsWording.similar.lead}</p>
    <ul className="plain-list stack-4">
      {sent.similar.map((similar) => (
        <li key={similar.slug}>
          <Similar {...similar} />
        </li>
      ))}
    </ul>
    <p>{questionsWording.similar.other}</p>
  </section>
)

const Similar = ({ slug, question, excerpt, language }: QuestionSummary) => (
  <>
    <h3 lang={language}>{question}</h3>
    <p lang={language}>{excerpt}</p>
    <a href={`${questionsPath}/${slug}`}>
      {questionsWording.similar.isAnswer}
      <span className="visually-hidden">: {question}</span>
    </a>
  </>
)

const { receipt, ask } = questionsWording

export const Receipt = ({ sent }: { sent: SentQuestion & { is: 'received' } }) => (
  <section className={`container page ${styles.page}`}>
    <PageHead title={receipt.title} />
    <h1 {...resultFocus(sent)}>{receipt.title}</h1>
    {sent.danger && <HelpAfterMessage danger={sent.danger} />}
    <p className={styles.receipt}>
      {receipt.code} <strong translate="no">{groupedCode(sent.code)}</strong>
    </p>
    <p className="lead">{receipt.keep}</p>
    <ol>
      {receipt.next.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
    {sent.answerDays && <p>{ask.answerDays(sent.answerDays)}</p>}
    <p className="soft">{receipt.deleted}</p>
    {!sent.danger && <HelpAfterMessage />}
    <p className="actions">
      <ButtonLink to={`${askPath}/${sent.code}`} variant="outline">
        {receipt.open}
      </ButtonLink>
    </p>
  </section>
)
