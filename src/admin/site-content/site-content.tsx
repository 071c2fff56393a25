/** The list of the sections that administrators can edit. */

import { Link } from 'react-router'
import { examplesIn } from '#shared/content/examples.ts'
import { sectionNames, sections } from '#shared/content/sections.ts'
import { adminWording } from '#shared/wording/admin.ts'
import { Tag } from '#ui/tag.tsx'
import { isFailure } from '../api.ts'
import { LoadFailure } from '../lists/failed.tsx'
import { PageHeading } from '../page-heading.tsx'
import type { Route } from './+types/site-content'
import { requestOverview, type SiteContentOverview, sectionPath } from './calls.ts'
import styles from './site-content.module.css'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => requestOverview(request)

export default function Site({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHeading title="Site text" />
      {isFailure(loaderData) ? (
        <LoadFailure text={adminWording.edit.loadFailed} reason={loaderData.reason} />
      ) : (
        <PartList {...loaderData} />
      )}
    </>
  )
}

const PartList = ({ words, edited }: SiteContentOverview) => {
  const examples = examplesIn(words)
  return (
    <ul className={styles.parts}>
      {sectionNames.map((name) => (
        <li key={name}>
          <h2>
            <Link to={sectionPath(name)}>{sections[name].title}</Link>
          </h2>
          <p>{sections[name].about}</p>
          {edited.includes(name) && <Tag kind="plain">Changed</Tag>}
          {examples[name] && <Tag kind="example">{examples[name]} to replace</Tag>}
        </li>
      ))}
    </ul>
  )
}
