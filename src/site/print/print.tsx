/** The print kit: the list of sheets. */
import { blogFeed, newsFeed } from '#shared/feeds.ts'
import { eventsPath, genotypePath, helpPath, placesPath, printPath } from '#shared/paths.ts'
import { printWording as words } from '#shared/wording/print.ts'
import { wording } from '#shared/wording.ts'
import { LinkCard, LinkCards } from '../link-cards.tsx'
import { TextPage } from '../text-page/text-page.tsx'

export default function Print() {
  const { title, description, lead, how } = words
  return (
    <TextPage title={title} description={description} lead={`${lead} ${how}`} path={printPath} changedOn="2026-11-29">
      <LinkCards areSheets>
        <LinkCard title={words.help} links={<SheetLink path={helpPath} of={words.help} />}>
          {words.helpHint}
        </LinkCard>
        <LinkCard title={words.genotype} links={<SheetLink path={genotypePath} of={words.genotype} />}>
          {words.genotypeHint}
        </LinkCard>
        <LinkCard title={words.places} links={<a href={placesPath}>{words.choosePlaces}</a>}>
          {words.placesHint}
        </LinkCard>
        <LinkCard title={words.events} links={<a href={eventsPath}>{words.chooseEvent}</a>}>
          {words.eventsHint}
        </LinkCard>
        <LinkCard
          title={words.articles}
          links={[newsFeed, blogFeed].map(({ path, kind }) => (
            <a key={path} href={path}>
              {wording[kind].listTitle}
            </a>
          ))}
        >
          {words.articlesHint}
        </LinkCard>
      </LinkCards>
    </TextPage>
  )
}

const SheetLink = ({ path, of }: { path: string; of: string }) => (
  <a href={printPath + path}>
    {words.open}
    <span className="visually-hidden">: {of}</span>
  </a>
)
