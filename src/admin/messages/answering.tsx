import { messagesPath } from '#shared/paths.ts'
import { adminWording } from '#shared/wording/admin.ts'
import { isFailure } from '../api.ts'
import { LoadFailure } from '../lists/failed.tsx'
import { PageHeading } from '../page-heading.tsx'
import type { Route } from './+types/answering'
import { findAnswering, runAnsweringIntent } from './answering-calls.ts'
import { OrganisationSection, OwnSection } from './answering-sections.tsx'
import { CannedAnswers } from './canned-answers.tsx'
import styles from './message.module.css'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => findAnswering(request)

export const clientAction = ({ request }: Route.ClientActionArgs) => runAnsweringIntent(request)

const back = { to: messagesPath, text: 'Back to messages' }

export default function AnsweringPage({ loaderData: answering }: Route.ComponentProps) {
  return (
    <>
      <PageHeading title="Answering" back={back} />
      {isFailure(answering) ? (
        <LoadFailure text={adminWording.edit.loadFailed} reason={answering.reason} />
      ) : (
        <div className={styles.thread}>
          <OwnSection own={answering.settings.own} />
          <OrganisationSection settings={answering.settings} />
          <CannedAnswers answers={answering.cannedAnswers} />
        </div>
      )}
    </>
  )
}
