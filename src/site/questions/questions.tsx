/** The published questions and answers, page by page, and their search. */
import { data, Form } from 'react-router'
import { apiContext } from '#page/api-client.ts'
import { askPath, questionsPath } from '#shared/paths.ts'
import { questionsWording } from '#shared/wording/questions.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { PageNumbers } from '#ui/page-numbers.tsx'
import { pageHref } from '../articles/list-query.ts'
import { FailedList } from '../articles/list-state.tsx'
import { httpStatusOf } from '../articles/load-result.ts'
import searchStyles from '../code-form.module.css'
import { PageHead } from '../page-head.tsx'
import { PageTop } from '../page-top.tsx'
import type { Route } from './+types/questions'
import { type ListedQuestion, type QuestionsAnswer, questionsOf } from './load-questions.ts'
import { ReadBy } from './published.tsx'
import styles from './questions.module.css'

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const asked = await questionsOf(context.get(apiContext), request.url)
  return data({ asked }, httpStatusOf(asked))
}

const words = questionsWording.list

/** Search engines should index the list and each question, but not search results. */
export default function PublishedQuestions({ loaderData: { asked } }: Route.ComponentProps) {
  const { page, query } = asked.is === 'found' ? asked : { page: 1, query: '' }
  const isIndexed = asked.is === 'found' && query === ''
  return (
    <>
      <PageHead
        title={titleOf(asked)}
        description={words.description}
        {...(isIndexed && { path: pageHref(questionsPath, page) })}
      />
      <PageTop title={words.title} lead={words.description} isArtOnlyWide>
        <ButtonLink to={askPath}>{questionsWording.ask.title}</ButtonLink>
      </PageTop>
      <div className={`container page ${styles.page}`}>
        <search>
          <Form className={searchStyles.codeForm} action={questionsPath}>
            <Field key={query} label={words.search} type="search" name="q" enterKeyHint="search" defaultValue={query} />
            <Button variant="outline">{words.button}</Button>
          </Form>
        </search>
        <List asked={asked} />
        <p>
          {words.aboutUs} <a href="/#questions-title">{words.faq}</a>.
        </p>
      </div>
    </>
  )
}

/** A screen reader reads the title of each page that opens, so it has the number of answers that were found. */
const titleOf = (asked: QuestionsAnswer) => {
  const { page, query } = asked.is === 'found' ? asked : { page: 1, query: '' }
  const title = page === 1 ? words.title : `${words.title}, page ${page}`
  return asked.is === 'found' && query ? `${resultOf(asked).slice(0, -1)} – ${title}` : title
}

const resultOf = ({ total, isTotalExact, query }: QuestionsAnswer & { is: 'found' }) =>
  total === 0 ? words.nothing(query) : words.found(total, query, isTotalExact)

const List = ({ asked }: { asked: QuestionsAnswer }) => {
  if (asked.is === 'failed') return <FailedList sentence={words.failed} />
  if (asked.is === 'missing') return <p>{words.empty}</p>
  const { questions, total, query, page, totalPages } = asked
  return (
    <>
      {query && <p>{resultOf(asked)}</p>}
      {!query && total === 0 && <p>{words.empty}</p>}
      <ul className={`plain-list stack-6 ${styles.list}`}>
        {questions.map((question) => (
          <li key={question.slug}>
            <Summary {...question} />
          </li>
        ))}
      </ul>
      <PageNumbers current={page} total={totalPages} hrefOf={(other) => hrefOf(query, other)} label={words.pages} />
    </>
  )
}

const hrefOf = (query: string, page: number) =>
  query
    ? `${questionsPath}?${new URLSearchParams({ q: query, ...(page > 1 && { page: String(page) }) })}`
    : pageHref(questionsPath, page)

const Summary = ({ slug, question, language, clinician, opening }: ListedQuestion) => (
  <>
    <h2 lang={language}>
      <a href={`${questionsPath}/${slug}`}>{question}</a>
    </h2>
    <p lang={language}>{opening}</p>
    <ReadBy clinician={clinician} />
  </>
)
