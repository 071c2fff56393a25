import { data, Link } from 'react-router'
import { apiContext, browserApi } from '#page/api-client.ts'
import { useIsLight } from '#page/data-saver.ts'
import { usePublicUrl } from '#page/public-url.ts'
import { dayOf } from '#shared/format.ts'
import { newslettersPath } from '#shared/paths.ts'
import type { WholeLetter } from '#shared/shapes/newsletter.ts'
import { lettersWording } from '#shared/wording/newsletters.ts'
import { buttonClass } from '#ui/button.tsx'
import textStyles from '../articles/article-text.module.css'
import { FailedList } from '../articles/list-state.tsx'
import { httpStatusOf } from '../articles/load-result.ts'
import { lightText } from '../data-saver/light-text.ts'
import { PageHead } from '../page-head.tsx'
import type { Route } from './+types/newsletter'
import { letterOf } from './ask-newsletters.ts'
import styles from './newsletters.module.css'
import { whatsAppLink } from './whatsapp-text.ts'

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const asked = await letterOf(context.get(apiContext), params.id)
  return data({ asked }, httpStatusOf(asked))
}

export const clientLoader = async ({ params }: Route.ClientLoaderArgs) => ({
  asked: await letterOf(browserApi(), params.id),
})

export default function Letter({ loaderData: { asked } }: Route.ComponentProps) {
  return (
    <article className={`container ${styles.page}`}>
      {asked.is === 'found' ? <Found letter={asked.letter} /> : <Instead isMissing={asked.is === 'missing'} />}
    </article>
  )
}

const Found = ({ letter: { _id, subject, preview, language, sentAt, contentHtml, text } }: { letter: WholeLetter }) => {
  const path = `${newslettersPath}/${_id}`
  const address = usePublicUrl() + path
  return (
    <>
      <PageHead
        title={subject}
        description={preview || lettersWording.description}
        path={path}
        parent={{ name: lettersWording.title, path: newslettersPath }}
        publishedAt={sentAt}
      />
      <p>
        <Link to={newslettersPath}>{lettersWording.back}</Link>
      </p>
      <h1 lang={language}>{subject}</h1>
      <p className={styles.day}>{lettersWording.sentOn(dayOf(sentAt))}</p>
      <div
        className={textStyles.text}
        lang={language}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the server made it from Markdown, with raw HTML shown as text.
        dangerouslySetInnerHTML={{ __html: useIsLight() ? lightText(contentHtml) : contentHtml }}
      />
      <p className={styles.ways}>
        <a className={buttonClass('outline')} href={whatsAppLink({ subject, text, address })}>
          {lettersWording.whatsApp}
        </a>
      </p>
    </>
  )
}

const Instead = ({ isMissing }: { isMissing: boolean }) => (
  <>
    <PageHead title={lettersWording.missing} />
    <h1>{isMissing ? lettersWording.missing : lettersWording.title}</h1>
    {isMissing ? (
      <p>
        <Link to={newslettersPath}>{lettersWording.back}</Link>
      </p>
    ) : (
      <FailedList sentence={lettersWording.failed} />
    )}
  </>
)
