import { outboxPath } from '#shared/paths.ts'
import type { Letter, LetterState } from '#shared/shapes/outbox.ts'
import { ButtonLink } from '#ui/button.tsx'
import { DeletableTable } from '../lists/deletable-table.tsx'
import { type Column, ListTable } from '../lists/table.tsx'
import { momentOf } from '../moment.tsx'
import { DecideButton } from './decide-button.tsx'

const caption = 'Letters'

/** What was sent stays for its time; what is in doubt is decided about; all else can be deleted. */
export const LetterTable = ({ letters, state }: { letters: Letter[]; state: LetterState }) => {
  const columns = columnsOf(state)
  if (state === 'sent')
    return (
      <ListTable
        caption={caption}
        items={letters}
        columns={columns}
        actions={(letter) => <ReadLink letter={letter} />}
      />
    )
  if (state === 'unknown')
    return (
      <ListTable
        caption={caption}
        items={letters}
        columns={columns}
        actions={(letter) => (
          <>
            <ReadLink letter={letter} />
            <DecideButton letter={letter} decision="send" />
            <DecideButton letter={letter} decision="arrived" />
          </>
        )}
      />
    )
  return (
    <DeletableTable
      caption={caption}
      items={letters}
      columns={columns}
      nameOf={letterTo}
      consequence="It is not sent. It cannot be taken back."
      actions={(letter) => (
        <>
          <ReadLink letter={letter} />
          {letter.tries > 0 && <DecideButton letter={letter} decision="send" />}
        </>
      )}
    />
  )
}

const letterTo = ({ to }: Letter) => `the letter to ${to}`

const columnsOf = (state: LetterState): Column<Letter>[] => [
  { name: 'To', holds: 'heading', cell: ({ to }) => <Address email={to} /> },
  { name: 'Subject', holds: 'text', cell: ({ subject, reason }) => <Subject subject={subject} reason={reason} /> },
  { name: state === 'waiting' ? 'Written' : 'Since', holds: 'detail', cell: ({ since }) => momentOf(since) },
]

const Address = ({ email }: { email: string }) => {
  const [name, host] = email.split('@')
  return (
    <strong>
      {name}
      <wbr />@{host}
    </strong>
  )
}

const Subject = ({ subject, reason }: Pick<Letter, 'subject' | 'reason'>) => (
  <>
    <p>{subject}</p>
    {reason && <small>{reason}</small>}
  </>
)

const ReadLink = ({ letter }: { letter: Letter }) => (
  <ButtonLink variant="outline" to={`${outboxPath}/${letter._id}`}>
    <span>
      Read <span className="visually-hidden">{letterTo(letter)}</span>
    </span>
  </ButtonLink>
)
