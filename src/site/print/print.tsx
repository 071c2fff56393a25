/** The print kit: the list of sheets. */

import { blogFeed, newsFeed } from '#shared/feeds.ts'
import { eventsPath, genotypePath, helpPath, placesPath, printPath } from '#shared/paths.ts'
import { printWording } from '#shared/wording/print.ts'
import { wording } from '#shared/wording.ts'
import { TextPage, TextSection } from '../text-page/text-page.tsx'

export default function Print() {
  const { title, description, lead, sheets, how } = printWording
  return (
    <TextPage title={title} description={description} lead={lead} path={printPath} changedOn="2026-11-28">
      <TextSection id="sheets" title={sheets}>
        <p>{how}</p>
        <ul>
          <li>
            <a href={printPath + helpPath}>{printWording.help}</a>
          </li>
          <li>
            <a href={printPath + genotypePath}>{printWording.genotype}</a>
          </li>
          <li>
            {printWording.articles}: <a href={newsFeed.path}>{wording.news.listTitle}</a>,{' '}
            <a href={blogFeed.path}>{wording.blog.listTitle}</a>. {printWording.articlesHint}
          </li>
          <li>
            <a href={placesPath}>{printWording.places}</a>. {printWording.placesHint}
          </li>
          <li>
            <a href={eventsPath}>{printWording.events}</a>. {printWording.eventsHint}
          </li>
        </ul>
      </TextSection>
    </TextPage>
  )
}
