/** What `browser/list.ts` needs to show further pages of a list in place: the page numbers, and templates. */
import { useIsLight } from '#page/data-saver.ts'
import type { Feed } from '#shared/feeds.ts'
import { wording } from '#shared/wording.ts'
import { allCrops } from '#ui/crop.ts'
import { PageGap, PageNumbers } from '#ui/page-numbers.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { browserScript } from '../browser-script.ts'
import { Template, Value } from '../templates/template.tsx'
import { ArticleCard } from './article-card.tsx'
import { ArticlePicture, pictureSizes, uprightPicture } from './article-picture.tsx'
import { pageHref } from './list-query.ts'
import { LoadFailed } from './list-state.tsx'
import type { FoundList } from './load-articles.ts'

export const Pages = ({ feed, list: { page, language, totalPages } }: { feed: Feed; list: FoundList }) => {
  const numbers = (
    <PageNumbers
      current={page}
      total={totalPages}
      hrefOf={(other) => pageHref(feed.path, other, language)}
      label={`Pages of ${wording[feed.kind].listTitle}`}
    />
  )
  return useIsLight() ? numbers : <div data-script={browserScript('list')}>{numbers}</div>
}

const blank = { _id: '', title: '', excerpt: '' }
const photo = { imageUrl: ' ', imageAvif: ' ', imageSrcset: ' ' }

export const ListTemplates = ({ feed, title }: { feed: Feed; title: string }) =>
  useIsLight() ? null : (
    <>
      <Template when="loading">
        <Spinner label={wording[feed.kind].loading} />
      </Template>
      <Template when="failed">
        <LoadFailed feed={feed} />
      </Template>
      <Template when="first">{title}</Template>
      <Template when="later">
        {title}, page <Value of="page" />
      </Template>
      <Template when="gap">
        <PageGap />
      </Template>
      <Template when="card">
        <ArticleCard article={blank} feed={feed} heading="h2" isRow />
      </Template>
      <Template when="photo">
        <ArticlePicture article={{ ...blank, ...photo }} sizes={pictureSizes.row} />
      </Template>
      <Template when="crops">
        <i className={`${allCrops} ${uprightPicture}`} />
      </Template>
    </>
  )
