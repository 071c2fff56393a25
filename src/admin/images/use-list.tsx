/** Where an image is used (usage), with links to those places. */
import { Link } from 'react-router'
import { blogFeed, newsFeed } from '#shared/feeds.ts'
import type { ImageUse } from '#shared/shapes/image.ts'
import { newsletterPath } from '../newsletters/calls.ts'
import { useCan } from '../own-account.ts'
import styles from './images.module.css'

export const UseList = ({ uses }: { uses: ImageUse[] }) =>
  uses.length === 0 ? null : (
    <ul className={`links ${styles.uses}`}>
      {uses.map((use) => (
        <li key={`${use.kind} ${use._id}`}>
          <UseLink use={use} />
        </li>
      ))}
    </ul>
  )

const UseLink = ({ use: { kind, _id, title, isRemoved } }: { use: ImageUse }) => {
  const mayOpen = useCan('newsletters.write')
  if (kind === 'newsletter' && !mayOpen) return <>Newsletter: {title}</>
  if (kind === 'newsletter') return <Link to={newsletterPath(_id)}>{title || 'A newsletter without a subject'}</Link>
  const feed = [newsFeed, blogFeed].find((each) => each.kind === kind)
  if (!feed) return <>Site content: {title}</>
  if (isRemoved) return <>{title || 'An article without a title'} (in the trash)</>
  return <Link to={`${feed.editPath}/${_id}`}>{title || 'An article without a title'}</Link>
}
