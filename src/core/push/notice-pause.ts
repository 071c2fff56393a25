/**
 * The pause (throttling) between two notices of one kind to one recipient, for emails and push notifications alike:
 * `limits.noticeMinutes` (5), or `limits.urgentNoticeMinutes` (1). The first notice is due at once; what arrives during
 * its pause is told at the end of the pause. Each kind has its own pauses, so an ordinary notice never delays an urgent
 * one.
 */
import { limits } from '#shared/limits.ts'
import { type PushKind, urgentKinds } from '#shared/push.ts'
import { minutes } from '../lib/clock.ts'

export const pauseOf = (kind: PushKind) => {
  // A person waits for the test.
  if (kind === 'test') return 0
  return minutes(urgentKinds.includes(kind) ? limits.urgentNoticeMinutes : limits.noticeMinutes)
}

/** `last`: when the latest notice was due or sent. It may be far ahead of the clock, because the clock was set back. */
export const dueAfter = (last: string | null | undefined, kind: PushKind, now: number) => {
  const earliest = last ? Date.parse(last) + pauseOf(kind) : now
  return new Date(Math.min(Math.max(now, earliest), now + pauseOf(kind))).toISOString()
}

/** A notice that waits covers what has just arrived, so it is due within the pause, whatever delayed it. */
export const dueWhileWaiting = (due: string, kind: PushKind, now: number) =>
  new Date(Math.min(Date.parse(due), now + pauseOf(kind))).toISOString()
