/** One published question with its answer, and the clinician who read both. */
import { data } from 'react-router'
import { apiContext } from '#page/api-client.ts'
import { useIsLight } from '#page/data-saver.ts'
import { askPath, questionsPath } from '#shared/paths.ts'
import type { PublicQuestion } from '#shared/shapes/question.ts'
import { shareImageAt } from '#shared/share-image.ts'
import { questionsWording } from '#shared/wording/questions.ts'
import { ButtonLink } from '#ui/button.tsx'
import textStyles from '#ui/styles/text.module.css'
import { FailedList } from '../articles/list-state.tsx'
import { httpStatusOf } from '../articles/load-result.ts'
import { lightText } from '../data-saver/data-saver-text.ts'
import { MedicalSafety } from '../health-notice.tsx'
import { PageHead } from '../page-head.tsx'
import { answeredQuestionThing } from '../structured-data/structured-data.tsx'
import type { Route } from './+types/question'
import { questionOf } from './load-questions.ts'
import { ReadBy, Sources } from './published.tsx'
import styles from './questions.module.css'

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const asked = await questionOf(context.get(apiContext), params.slug)
  return data({ asked }, httpStatusOf(asked))
}

const words = questionsWording.list

export default function PublishedQuestion({ loaderData: { asked } }: Route.ComponentProps) {
  return (
    <article className={`container page ${styles.page}`}>
      {asked.is === 'found' ? <Found question={asked.question} /> : <Instead isMissing={asked.is === 'missing'} />}
      <p className="actions">
        <ButtonLink to={askPath} variant="outline">
          {questionsWording.ask.title}
        </ButtonLink>
      </p>
    </article>
  )
}

const Found = ({ question: shown }: { question: PublicQuestion }) => {
  const { slug, question, excerpt, language, answerHtml, sources, clinician, publishedAt } = shown
  return (
    <>
      <PageHead
        title={question}
        description={excerpt}
        path={`${questionsPath}/${slug}`}
        parent={{ name: words.title, path: questionsPath }}
        preview={shareImageAt(`${questionsPath}/${slug}`, question)}
        publishedAt={publishedAt}
        things={(site) => [answeredQuestionThing(shown, site)]}
      />
      <p>
        <a href={questionsPath}>{words.all}</a>
      </p>
      <h1 className={styles.question} lang={language}>
        {question}
      </h1>
      <ReadBy clinician={clinician} />
      <div
        className={textStyles.text}
        lang={language}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the server made it from Markdown, with raw HTML shown as text.
        dangerouslySetInnerHTML={{ __html: useIsLight() ? lightText(answerHtml) : answerHtml }}
      />
      <Sources sources={sources} />
      <p className="soft">
        <MedicalSafety />
      </p>
    </>
  )
}

const Instead = ({ isMissing }: { isMissing: boolean }) => (
  <>
    <PageHead title={isMissing ? words.missing : words.title} />
    <h1>{isMissing ? words.missing : words.title}</h1>
    {isMissing ? (
      <p>
        {words.missingLead} <a href={questionsPath}>{words.all}</a>
      </p>
    ) : (
      <FailedList sentence={words.failed} />
    )}
  </>
)
