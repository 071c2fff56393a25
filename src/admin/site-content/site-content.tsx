/** The list of the sections that administrators can edit, and the rules for publishing articles. */

import { Link } from 'react-router'
import { examplesIn } from '#shared/content/examples.ts'
import { sectionNames, sections } from '#shared/content/sections.ts'
import { Tag } from '#ui/tag.tsx'
import { adminApi, bodyOf, isFailure } from '../api.ts'
import { actionOf } from '../intents.ts'
import { LoadedPage } from '../page-heading.tsx'
import type { Route } from './+types/site-content'
import { requestOverview, type SiteContentOverview, sectionPath } from './calls.ts'
import { RulesSection, runRulesIntent } from './publishing-rules.tsx'
import styles from './site-content.module.css'

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => {
  const [overview, rules] = await Promise.all([
    requestOverview(request),
    bodyOf(() => adminApi(request).settings.publishing.$get()),
  ])
  return { overview, rules }
}

export const clientAction = actionOf(runRulesIntent)

export default function Site({ loaderData: { overview, rules } }: Route.ComponentProps) {
  return (
    <>
      <LoadedPage title="Texts" loaded={overview}>
        {(overview) => <PartList {...overview} />}
      </LoadedPage>
      {!isFailure(rules) && <RulesSection rules={rules} />}
    </>
  )
}

const textSections = sectionNames.filter((name) => name !== 'look')

const PartList = ({ words, edited }: SiteContentOverview) => {
  const examples = examplesIn(words)
  return (
    <ul className={styles.parts}>
      {textSections.map((name) => (
        <li key={name}>
          <h2>
            <Link className="cover" to={sectionPath(name)}>
              {sections[name].title}
            </Link>
          </h2>
          <p className="soft">{sections[name].about}</p>
          {edited.includes(name) && <Tag kind="plain">Changed</Tag>}
          {examples[name] && <Tag kind="example">{examples[name]} to replace</Tag>}
        </li>
      ))}
    </ul>
  )
}
