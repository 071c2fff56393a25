/** Any article on one page of A4: its sections as far as they fit, and their sources. */
import { data } from 'react-router'
import { apiContext } from '#page/api-client.ts'
import { articlePath, feedAt, feedOf } from '#shared/feeds.ts'
import { longDay } from '#shared/format.ts'
import type { Article } from '#shared/shapes/article.ts'
import { warningSigns } from '#shared/warning-signs.ts'
import { printWording } from '#shared/wording/print.ts'
import { loadArticle } from '../articles/load-articles.ts'
import { httpStatusOf, throwIfFailed } from '../articles/load-result.ts'
import NotFound from '../not-found/not-found.tsx'
import { SourceName } from '../source-name.tsx'
import type { Route } from './+types/article-sheet'
import { type ArticleSummary, articleSummary } from './article-summary.ts'
import styles from './sheet.module.css'
import { Sheet } from './sheet.tsx'
import { SheetText } from './sheet-text.tsx'

export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const feed = feedAt(new URL(request.url).pathname.replace('/print', ''))
  const result = throwIfFailed(await loadArticle(context.get(apiContext), feed, params.id))
  if (result.is !== 'found') return data({ sheet: undefined }, httpStatusOf(result))
  const { article } = result
  const { title, language, isHealth, lastChecked, reviewer, movedTo } = article
  const path = articlePath(movedTo ? feedOf(movedTo) : feed, article)
  return data({ sheet: { title, language, isHealth, lastChecked, reviewer, path, ...articleSummary(article) } })
}

type Printed = Pick<Article, 'title' | 'language' | 'isHealth' | 'lastChecked' | 'reviewer'> & { path: string }

export default function ArticleSheet({ loaderData }: Route.ComponentProps) {
  const { sheet } = loaderData
  return sheet ? <Summary {...sheet} /> : <NotFound />
}

const Summary = ({
  title,
  language,
  path,
  sections,
  left,
  sources,
  namesSigns,
  ...checked
}: Printed & ArticleSummary) => {
  const hasShort = sections[0]?.[0]?.level === 0
  return (
    <Sheet title={title} language={language} path={path} left={left} note={<Note {...checked} />}>
      {hasShort && (
        <div className={styles.box}>
          <SheetText sections={sections.slice(0, 1)} />
        </div>
      )}
      {namesSigns && (
        <p className={styles.lead} lang="en">
          {printWording.signsSheet(warningSigns.length)}
        </p>
      )}
      <SheetText sections={sections.slice(hasShort ? 1 : 0)} />
      {sources.length > 0 && (
        <section className={styles.sources} lang="en">
          <h2>{printWording.sources}</h2>
          <ol>
            {sources.map((source) => (
              <li key={source.number} value={source.number}>
                <SourceName {...source} />
              </li>
            ))}
          </ol>
        </section>
      )}
    </Sheet>
  )
}

const Note = ({ isHealth, lastChecked, reviewer }: Pick<Printed, 'isHealth' | 'lastChecked' | 'reviewer'>) => (
  <p>
    {lastChecked && printWording.checked(longDay(lastChecked))}{' '}
    {reviewer ? printWording.reviewed(reviewer) : isHealth && printWording.unreviewed}
  </p>
)
