/** The page of one sent newsletter (the web version of the email). */
import { data } from 'react-router'
import { apiContext } from '#page/api-client.ts'
import { useIsLight } from '#page/data-saver.ts'
import { usePublicUrl } from '#page/page-url.ts'
import { longDay } from '#shared/format.ts'
import { newslettersPath } from '#shared/paths.ts'
import type { FullNewsletter } from '#shared/shapes/newsletter.ts'
import { newslettersWording } from '#shared/wording/newsletters.ts'
import { buttonClass } from '#ui/button.tsx'
import textStyles from '#ui/styles/text.module.css'
import { FailedList } from '../articles/list-state.tsx'
import { httpStatusOf } from '../articles/load-result.ts'
import { lightText } from '../data-saver/data-saver-text.ts'
import { PageHead } from '../page-head.tsx'
import type { Route } from './+types/newsletter'
import { newsletterOf } from './load-newsletters.ts'
import styles from './newsletters.module.css'

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const asked = await newsletterOf(context.get(apiContext), params.id)
  return data({ asked }, httpStatusOf(asked))
}

export default function SentNewsletter({ loaderData: { asked } }: Route.ComponentProps) {
  return (
    <article className="container page">
      {asked.is === 'found' ? <Found newsletter={asked.newsletter} /> : <Instead isMissing={asked.is === 'missing'} />}
    </article>
  )
}

const Found = ({
  newsletter: { _id, subject, preview, language, sentAt, contentHtml, text },
}: {
  newsletter: FullNewsletter
}) => {
  const path = `${newslettersPath}/${_id}`
  const address = usePublicUrl() + path
  return (
    <>
      <PageHead
        title={subject}
        description={preview || newslettersWording.description}
        path={path}
        parent={{ name: newslettersWording.title, path: newslettersPath }}
        publishedAt={sentAt}
      />
      <p>
        <a href={newslettersPath}>{newslettersWording.back}</a>
      </p>
      <h1 lang={language}>{subject}</h1>
      <p className="soft">{newslettersWording.sentOn(longDay(sentAt))}</p>
      <div
        className={textStyles.text}
        lang={language}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the server made it from Markdown, with raw HTML shown as text.
        dangerouslySetInnerHTML={{ __html: useIsLight() ? lightText(contentHtml) : contentHtml }}
      />
      <p className={styles.ways}>
        <a className={buttonClass('outline')} href={whatsAppLink({ subject, text, address })}>
          {newslettersWording.whatsApp}
        </a>
      </p>
    </>
  )
}

const Instead = ({ isMissing }: { isMissing: boolean }) => (
  <>
    <PageHead title={newslettersWording.missing} />
    <h1>{isMissing ? newslettersWording.missing : newslettersWording.title}</h1>
    {isMissing ? (
      <p>
        <a href={newslettersPath}>{newslettersWording.back}</a>
      </p>
    ) : (
      <FailedList sentence={newslettersWording.failed} />
    )}
  </>
)

/** WhatsApp truncates longer texts, and would hide the link. */
const longest = 600

type Newsletter = { subject: string; text: string; address: string }

/** A link that opens WhatsApp with the beginning of a newsletter; the reader chooses the recipient. */
export const whatsAppLink = ({ subject, text, address }: Newsletter) =>
  `https://wa.me/?text=${encodeURIComponent(`*${subject}*\n\n${shortened(text)}\n\n${address}`)}`

/** Cuts between words. Half of a surrogate pair would make the URL invalid. */
const shortened = (text: string) => {
  if (text.length <= longest) return text
  const cut = text.slice(0, longest)
  return `${cut
    .slice(0, Math.max(cut.lastIndexOf(' '), longest - 50))
    .toWellFormed()
    .trimEnd()}…`
}
