/**
 * Check-in at the door of an event, for a phone that may have no network for hours: who is expected, who came, and how
 * many walked in. `use-door.ts` stores and sends the marks; the service worker serves this page offline.
 */
import { useEffect, useRef, useState } from 'react'
import { Link, useParams } from 'react-router'
import { loginPath, manageEventsPath } from '#shared/paths.ts'
import type { DoorList, DoorMark } from '#shared/shapes/signup.ts'
import { doorWording as words } from '#shared/wording/door.ts'
import { dayAndHours, timeWithin } from '#shared/wording/signups.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { isFailure } from '../api.ts'
import { LoadFailure } from '../lists/failed.tsx'
import { storeForOffline } from '../offline-files.ts'
import { BackLink, PageTitle } from '../page-heading.tsx'
import { mustBeSignedIn } from '../session.ts'
import { applyTheme, savedTheme } from '../theme.ts'
import '../theme.css'
import { LoadingScreen, NoIndex } from '../waiting.tsx'
import type { Route } from './+types/door'
import { OtherCounters, WalkIns } from './counters.tsx'
import styles from './door.module.css'
import {
  countsWith,
  type DoorTime,
  expected,
  type Guest,
  guestsWith,
  hasCome,
  isFoundBy,
  newMark,
} from './door-view.ts'
import { PrintedList } from './printed-list.tsx'
import { type OpenedDoor, openDoor, useDoor } from './use-door.ts'

// Outside the layout of the admin area, which needs the network to load the user's account.
export const clientMiddleware = [mustBeSignedIn]

export const clientLoader = ({ request, params }: Route.ClientLoaderArgs) => openDoor(request, params.id)

export const HydrateFallback = () => <LoadingScreen />

export default function DoorScreen({ loaderData: opened }: Route.ComponentProps) {
  useEffect(() => {
    applyTheme(savedTheme())
  }, [])
  return (
    <main id="content" className={styles.door}>
      <NoIndex />
      <PageTitle title={isFailure(opened) ? words.title : `${words.title}: ${opened.list.event.title}`} />
      {isFailure(opened) ? <LoadFailure text={words.failed} reason={opened.reason} /> : <Door opened={opened} />}
    </main>
  )
}

const Door = ({ opened }: { opened: OpenedDoor }) => {
  const { id = '' } = useParams()
  const door = useDoor(id, opened)
  const { list, waiting, mark } = door
  const isKept = useKeptPage()
  const [search, setSearch] = useState('')
  const times = guestsWith(list, waiting)
  const counts = countsWith(list, waiting)
  return (
    <>
      <Head id={id} door={door} />
      <div className={styles.tools}>
        <WalkIns counts={counts} onMark={mark} />
        <input
          className={styles.search}
          type="search"
          aria-label={words.search}
          placeholder={words.search}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </div>
      <OtherCounters counts={counts} onMark={mark} />
      <Guests event={list.event} times={times} search={search} onMark={mark} />
      <PrintedList list={list} times={times} />
      <footer className={styles.doorFoot}>
        <p>{isKept === undefined ? words.storing : isKept && opened.isStored ? words.stored : words.notStored}</p>
        <p>
          {words.wiped} {words.never}
        </p>
      </footer>
    </>
  )
}

type HeadProps = { id: string; door: ReturnType<typeof useDoor> }

const Head = ({ id, door: { list, waiting, told, hasEnded } }: HeadProps) => (
  <header className={styles.doorHead}>
    <p className={styles.doorWays}>
      <BackLink to={`${manageEventsPath}/${id}/people`} text={words.back} />
      <Button type="button" variant="outline" onClick={() => print()}>
        {words.print}
      </Button>
    </p>
    <h1>{list.event.title}</h1>
    <p>{[dayAndHours(list.event), list.event.place].filter(Boolean).join(', ')}</p>
    <p role="status" className={styles.state}>
      {waiting.length === 0 ? words.saved : (hasEnded ? words.endedSession : words.waiting)(waiting.length)}{' '}
      {hasEnded && <Link to={loginPath}>{words.signIn}</Link>}
    </p>
    <p>{words.listFrom(timeWithin(list.event, list.readAt))}</p>
    {told && <Alert kind="failure">{told}</Alert>}
  </header>
)

/** Whether this phone has stored the page. Undefined until that is known. */
const useKeptPage = () => {
  const [isKept, setKept] = useState<boolean>()
  useEffect(() => {
    void storeForOffline().then(setKept)
    // A browser may wait for a service worker that never starts.
    const timer = setTimeout(() => setKept((known) => known ?? false), 30_000)
    return () => clearTimeout(timer)
  }, [])
  return isKept
}

type OnMark = (mark: DoorMark) => void

type GuestsProps = { event: DoorList['event']; times: DoorTime[]; search: string; onMark: OnMark }

const Guests = ({ event, times, search, onMark }: GuestsProps) => {
  const all = times.flatMap(({ guests }) => guests)
  if (all.length === 0) return <p>{words.none}</p>
  const isFound = isFoundBy(search)
  if (!all.some(isFound)) return <p>{words.noMatch}</p>
  return times.map(({ _id, startsAt, guests }) => (
    <section key={_id} className={styles.time} hidden={!guests.some(isFound)}>
      <h2>
        {timeWithin(event, startsAt)} <small>{words.of(came(guests), people(guests))}</small>
      </h2>
      <ul>
        {guests.filter(isFound).map((guest) => (
          <GuestRow key={guest.number} guest={guest} onMark={onMark} />
        ))}
      </ul>
    </section>
  ))
}

const people = (guests: Guest[]) => guests.reduce((sum, guest) => sum + guest.people, 0)
const came = (guests: Guest[]) => people(guests.filter(({ state }) => state !== expected))

/** A second tap within this time is accidental: it would press the button that has replaced the first one. */
const doubleTapMs = 600

/** Marks a guest, once for each tap, and then moves the focus to the new button. */
const usePress = ({ time, number, state }: Guest, onMark: OnMark) => {
  const row = useRef<HTMLLIElement>(null)
  const pressedAt = useRef(Number.NEGATIVE_INFINITY)
  const press = (kind: DoorMark['kind']) => () => {
    const now = performance.now()
    if (now - pressedAt.current < doubleTapMs) return
    pressedAt.current = now
    onMark(newMark(kind, { time, number }))
  }
  // The pressed button is gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves when the state has changed.
  useEffect(() => {
    if (pressedAt.current > 0) row.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [state])
  return { row, press }
}

const GuestRow = ({ guest, onMark }: { guest: Guest; onMark: OnMark }) => {
  const { name, state } = guest
  const { row, press } = usePress(guest, onMark)
  return (
    <li ref={row} className={styles.guest} data-state={state}>
      <span className={styles.name}>
        {name}
        {guest.people > 1 && ` × ${guest.people}`}
        <small> {words.states[state]}</small>
      </span>
      {state === expected && (
        <Button type="button" aria-label={`${words.came}: ${name}`} onClick={press('came')}>
          {words.came}
        </Button>
      )}
      {state === hasCome && (
        <Button type="button" variant="outline" aria-label={`${words.left}: ${name}`} onClick={press('gone')}>
          {words.left}
        </Button>
      )}
      {state !== expected && (
        <Button
          type="button"
          variant="outline"
          aria-label={`${words.undo}: ${name}`}
          onClick={press(state === hasCome ? 'not-came' : 'not-gone')}
        >
          {words.undo}
        </Button>
      )}
    </li>
  )
}
