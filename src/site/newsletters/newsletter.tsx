/** The page of one sent newsletter (the web version of the email). */
import { data } from 'react-router'
import { apiContext } from '#page/api-client.ts'
import { longDay } from '#shared/format.ts'
import { newslettersPath } from '#shared/paths.ts'
import type { FullNewsletter } from '#shared/shapes/newsletter.ts'
import { shareImageAt } from '#shared/share-image.ts'
import { newslettersWording as words } from '#shared/wording/newsletters.ts'
import { httpStatusOf } from '../articles/load-result.ts'
import { MissingRecord } from '../articles/missing-record.tsx'
import { PageHead } from '../page-head.tsx'
import { PageTop } from '../page-top.tsx'
import { Prose } from '../prose.tsx'
import { WhatsAppLink } from '../sharing/whatsapp-link.tsx'
import type { Route } from './+types/newsletter'
import { newsletterOf } from './load-newsletters.ts'

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const asked = await newsletterOf(context.get(apiContext), params.id)
  return data({ asked }, httpStatusOf(asked))
}

export default function SentNewsletter({ loaderData: { asked } }: Route.ComponentProps) {
  if (asked.is === 'found') return <Found newsletter={asked.newsletter} />
  return <MissingRecord is={asked.is} words={words} to={newslettersPath} link={words.back} />
}

const Found = ({ newsletter }: { newsletter: FullNewsletter }) => {
  const { _id, subject, preview, language, sentAt, contentHtml } = newsletter
  const path = `${newslettersPath}/${_id}`
  return (
    <article>
      <PageHead
        title={subject}
        description={preview || words.description}
        path={path}
        parent={{ name: words.title, path: newslettersPath }}
        preview={shareImageAt(path, subject)}
        publishedAt={sentAt}
      />
      <PageTop title={subject} language={language} isArtOnlyWide>
        <p>{words.sentOn(longDay(sentAt))}</p>
        <WhatsAppLink title={subject} path={path} variant="outline" />
      </PageTop>
      <div className="container page">
        <Prose html={contentHtml} language={language} />
        <p>
          <a href={newslettersPath}>{words.back}</a>
        </p>
      </div>
    </article>
  )
}
