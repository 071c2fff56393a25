import { expect, test } from 'vitest'
import { esi } from '#test/cast.ts'
import { createLog, reasonOf, sayFirstAdministrator, withPriority } from './log.ts'

const logged = (format: 'text' | 'json') => {
  const lines: string[] = []
  return { lines, log: createLog(format, (level, line) => lines.push(`${level} ${line}`)) }
}

const made = { email: 'admin@localhost', password: 'dawn river drum' }

test('in text format an event is a sentence; warnings and errors have time and level', () => {
  const { log, lines } = logged('text')
  log.info('ready', 'Voima is ready.')
  log.error('not-started', 'PORT is "abc".')
  log.warning('rate-limits-off', 'RATE_LIMITS is off.')
  log.error('page-failed', 'A page failed.')
  const time = /\d{4}-\d\d-\d\dT[\d:.]{12}Z/
  expect(lines.map((line) => line.replace(time, 'TIME'))).toEqual([
    'info Voima is ready.',
    'error PORT is "abc".',
    'warning TIME warning: RATE_LIMITS is off.',
    'error TIME error: A page failed.',
  ])
})

test('the journal gets the priority that it sorts by', () => {
  expect((['error', 'warning', 'info'] as const).map((level) => withPriority(level, 'It happened.'))).toEqual([
    '<3>It happened.',
    '<4>It happened.',
    '<6>It happened.',
  ])
})

test('in JSON format an event is one line with time, level and message', () => {
  const { log, lines } = logged('json')
  log.warning('rate-limits-off', 'RATE_LIMITS is off.')
  expect(lines).toHaveLength(1)
  const { time, ...rest } = JSON.parse(lines[0]?.replace('warning ', '') ?? '')
  expect(rest).toEqual({ level: 'warning', event: 'rate-limits-off', message: 'RATE_LIMITS is off.' })
  expect(new Date(time).toISOString()).toBe(time)
})

test('the generated password is printed at a terminal, never in JSON', () => {
  const atTerminal = logged('text')
  sayFirstAdministrator(atTerminal.log, 'text', made, 'https://voima.example')
  expect(atTerminal.lines).toEqual([
    'info First administrator: admin@localhost, password: dawn river drum (shown only this once)',
  ])
  const collected = logged('json')
  sayFirstAdministrator(collected.log, 'json', made, 'https://voima.example')
  expect(collected.lines[0]).toContain('npm run admin -- reset-password')
  expect(collected.lines[0]).not.toContain(made.password)
})

test('the reason for a stop contains no text that an error quotes', () => {
  class Plain extends Error {}
  const isPlain = (error: Error) => error instanceof Plain
  expect(reasonOf(new Plain('PORT is "abc".'), isPlain)).toBe('PORT is "abc".')
  const noSpace = Object.assign(new Error('ENOSPC: no space left, mkdir /data'), { syscall: 'mkdir' })
  expect(reasonOf(noSpace, isPlain)).toContain('/data')
  const reason = reasonOf(new TypeError(`cannot store ${esi.email}`), isPlain)
  expect(reason).toMatch(/^The site stopped: TypeError at /)
  expect(reason).not.toContain(esi.email)
  expect(reasonOf(esi.email, isPlain)).not.toContain(esi.email)
})
