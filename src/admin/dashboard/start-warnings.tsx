/** Warnings from the last start of the site (a clock far ahead, missing rows), and what is wrong with the server now. */

import { Link } from 'react-router'
import { longDay, thousands } from '#shared/format.ts'
import { backupsPath } from '#shared/paths.ts'
import type { LostRows, StartWarnings } from '#shared/shapes/dashboard.ts'
import { Alert } from '#ui/alert.tsx'
import { doneOf } from '../api.ts'
import { IntentButton } from '../intent-form.tsx'
import type { IntentInput } from '../intents.ts'
import { Moment } from '../moment.tsx'

export const warningIntents = {
  confirmDate: ({ api }) => doneOf(() => api['start-checks'].date.$post()),
  release: ({ api }) => doneOf(() => api['start-checks']['sending-hold'].$delete()),
  dismissLoss: ({ api }) => doneOf(() => api['start-checks']['lost-rows'].$delete()),
} satisfies Record<string, (input: IntentInput) => unknown>

export const StartAlerts = ({ clock, lostRows, machine = [] }: StartWarnings) => (
  <>
    {machine.map((problem) => (
      <div key={problem} className="stack-3">
        <Alert kind="failure">{problem}</Alert>
      </div>
    ))}
    {clock && <ClockAhead {...clock} />}
    {lostRows && <Lost {...lostRows} />}
  </>
)

const ClockAhead = ({ newestRowAt, now }: NonNullable<StartWarnings['clock']>) => (
  <div className="stack-3">
    <Alert kind="failure">
      <p>
        The clock of the server says {longDay(now)}, but the newest data is of {longDay(newestRowAt)}. Until you confirm
        the date, the site deletes nothing.
      </p>
      <p>If the date is wrong, correct the clock of the server and start the site again.</p>
    </Alert>
    <IntentButton intent="confirmDate">Today is {longDay(now)}: delete what has expired</IntentButton>
  </div>
)

const Lost = ({ countedAt, foundAt, lost }: LostRows) => (
  <div className="stack-3">
    <Alert kind="failure">
      <p>
        Data may be missing. When the site started on <Moment at={foundAt} />, it found less than on{' '}
        <Moment at={countedAt} />:
      </p>
      <ul>
        {lost.map(({ what, known, found }) => (
          <li key={what}>
            {thousands(found)} of {thousands(known)} {nameOf(what)}
          </li>
        ))}
      </ul>
      <p>
        If nobody deleted the rest, the disk may be failing. Restore one of the <Link to={backupsPath}>backups</Link>.
      </p>
    </Alert>
    <IntentButton intent="dismissLoss">Dismiss</IntentButton>
  </div>
)

const nameOf = (table: string) => (table === 'images' ? 'pictures' : table)
