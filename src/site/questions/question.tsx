/** One published question with its answer, and the clinician who read both. */
import { data } from 'react-router'
import { apiContext } from '#page/api-client.ts'
import { askPath, questionsPath } from '#shared/paths.ts'
import type { PublicQuestion } from '#shared/shapes/question.ts'
import { shareImageAt } from '#shared/share-image.ts'
import { questionsWording } from '#shared/wording/questions.ts'
import { ButtonLink } from '#ui/button.tsx'
import { httpStatusOf } from '../articles/load-result.ts'
import { MissingRecord } from '../articles/missing-record.tsx'
import { MedicalSafety } from '../health-notice.tsx'
import { PageHead } from '../page-head.tsx'
import { PageTop } from '../page-top.tsx'
import { Prose } from '../prose.tsx'
import { WhatsAppLink } from '../sharing/whatsapp-link.tsx'
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
  if (asked.is === 'found') return <Found question={asked.question} />
  return <MissingRecord is={asked.is} words={words} to={questionsPath} link={words.all} />
}

const Found = ({ question: shown }: { question: PublicQuestion }) => {
  const { slug, question, excerpt, language, answerHtml, sources, clinician, publishedAt } = shown
  const path = `${questionsPath}/${slug}`
  return (
    <article>
      <PageHead
        title={question}
        description={excerpt}
        path={path}
        parent={{ name: words.title, path: questionsPath }}
        preview={shareImageAt(path, question)}
        publishedAt={publishedAt}
        things={(site) => [answeredQuestionThing(shown, site)]}
      />
      <PageTop title={question} language={language} isArtOnlyWide>
        <ReadBy clinician={clinician} />
        <WhatsAppLink title={question} path={path} variant="outline" />
      </PageTop>
      <div className={`container page ${styles.page}`}>
        <Prose html={answerHtml} language={language} />
        <Sources sources={sources} />
        <p className="soft">
          <MedicalSafety />
        </p>
        <p className="actions">
          <ButtonLink to={askPath} variant="outline">
            {questionsWording.ask.title}
          </ButtonLink>
          <a href={questionsPath}>{words.all}</a>
        </p>
      </div>
    </article>
  )
}
