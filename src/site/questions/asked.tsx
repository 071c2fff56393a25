/**
 * The page of a visitor's own question, which only the code opens. A wrong code and an expired one get the same page.
 */
import { data } from 'react-router'
import { apiContext } from '#page/api-client.ts'
import { longDay } from '#shared/format.ts'
import { askPath } from '#shared/paths.ts'
import type { AskedQuestion } from '#shared/shapes/question.ts'
import { codeWording } from '#shared/wording/forms.ts'
import { questionsWording } from '#shared/wording/questions.ts'
import { ButtonLink } from '#ui/button.tsx'
import { FailedList } from '../articles/list-state.tsx'
import { httpStatusOf } from '../articles/load-result.ts'
import { CodeForm } from '../code-form.tsx'
import { HelpAfterMessage } from '../emergency-help.tsx'
import { PageHead } from '../page-head.tsx'
import { PageTop } from '../page-top.tsx'
import { Prose } from '../prose.tsx'
import type { Route } from './+types/asked'
import { type AskedResult, questionByCode } from './load-questions.ts'
import { ReadBy, Sources } from './published.tsx'
import styles from './questions.module.css'

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const asked = await questionByCode(context.get(apiContext), params.code)
  return data({ asked }, httpStatusOf(asked))
}

/** Otherwise the page would have only the status of the loader. */
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

const words = questionsWording.code

export default function Asked({ loaderData: { asked } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={words.title} />
      <PageTop {...topOf(asked)} isArtOnlyWide />
      <section className={`container page ${styles.page}`}>
        {asked.is === 'found' ? <Found question={asked.question} /> : <Instead asked={asked} />}
      </section>
    </>
  )
}

const topOf = ({ is }: AskedResult) => {
  if (is === 'waits') return { title: codeWording.tooMany, lead: codeWording.tooManyLead }
  return is === 'missing' ? { title: words.missing, lead: words.missingLead } : { title: words.title }
}

const Found = ({ question }: { question: AskedQuestion }) => {
  const needsHelp = question.danger && !question.answeredAt
  return (
    <>
      {needsHelp && <HelpAfterMessage danger={question.danger} />}
      <blockquote className={styles.asked}>{question.asked}</blockquote>
      <p className="soft">{words.asked(longDay(question.askedAt))}</p>
      {question.answerHtml ? <Answer question={question} html={question.answerHtml} /> : <p>{words.waiting}</p>}
      <p className="soft">{words.deletedOn(longDay(question.deletedOn))}</p>
      {!needsHelp && <HelpAfterMessage />}
      <p>
        <a href={askPath}>{words.another}</a>
      </p>
    </>
  )
}

const Answer = ({ question, html }: { question: AskedQuestion; html: string }) => (
  <>
    <h2>{words.answer}</h2>
    <Prose html={html} />
    <Sources sources={question.sources} />
    {question.clinician ? (
      <ReadBy clinician={question.clinician} />
    ) : (
      <p className={`notice ${styles.notice}`}>
        <strong>{words.unread}</strong>
      </p>
    )}
    {question.path && (
      <p>
        <a href={question.path}>{words.published}</a>
      </p>
    )}
  </>
)

const Instead = ({ asked: { is } }: { asked: AskedResult }) => {
  if (is === 'failed') return <FailedList sentence={words.failed} />
  return (
    <>
      {is === 'missing' && <CodeForm action={askPath} words={words} />}
      <p className="actions">
        <ButtonLink to={askPath} variant="outline">
          {words.another}
        </ButtonLink>
      </p>
    </>
  )
}
