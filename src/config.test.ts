import { expect, test } from 'vitest'
import { readConfig, WrongSetting } from './config.ts'

test('a fresh clone needs no setting', () => {
  expect(readConfig({})).toMatchObject({
    host: 'localhost',
    port: 3000,
    publicUrl: '',
    firstAdmin: undefined,
    starterContent: 'yes',
    trustsProxy: false,
    hasRateLimits: true,
  })
})

test.each([
  [{ PORT: 'abc' }, 'PORT is "abc"; it must be a number from 0 to 65535.'],
  [{ PORT: '70000' }, 'PORT is "70000"; it must be a number from 0 to 65535.'],
  [{ PORT: '-1' }, 'PORT is "-1"; it must be a number from 0 to 65535.'],
  [{ TRUST_PROXY: 'maybe' }, 'TRUST_PROXY is "maybe"; it must be "no" or "yes".'],
  [{ RATE_LIMITS: 'none' }, 'RATE_LIMITS is "none"; it must be "on" or "off".'],
  [{ DEMO: 'maybe' }, 'DEMO is "maybe"; it must be "no" or "yes".'],
  ...Object.entries({
    DATABASE_URL: 'postgres://user:secret@host/voima',
    BACKUP_DIR: '/srv/backups',
    SMTP_URL: 'smtp://host',
    ADMIN_EMAIL: 'ama@a.bc',
  }).map(([name, value]): [Record<string, string>, string] => [
    { DEMO: 'yes', [name]: value },
    `DEMO is "yes"; it must be "no" or used without ${name}, because everything in it is reset every hour.`,
  ]),
  [{ STARTER_CONTENT: 'some' }, 'STARTER_CONTENT is "some"; it must be "yes" or "none" or "health".'],
  [{ PUBLIC_URL: 'voima' }, 'PUBLIC_URL is "voima"; it must be an address like https://voima.example, without a path.'],
  [{ BACKUP_EVERY_HOURS: 'daily' }, 'BACKUP_EVERY_HOURS is "daily"; it must be a whole number from 1'],
  [{ BACKUP_KEEP: '0' }, 'BACKUP_KEEP is "0"; it must be a whole number from 1'],
  [{ MEDIA_URL: 'pictures' }, 'MEDIA_URL is "pictures"; it must be empty or like s3://bucket?endpoint='],
  [{ MEDIA_URL: 's3://Upper?endpoint=https://store.example' }, 'MEDIA_URL is "s3://Upper'],
  [{ MEDIA_URL: 's3://pictures?endpoint=store' }, 'MEDIA_URL is "store"; it must be'],
  [{ MEDIA_URL: 's3://pictures?publik=https://a.example' }, 'MEDIA_URL is "s3://pictures?publik='],
  [{ MEDIA_URL: 's3://pictures' }, 'AWS_ACCESS_KEY_ID is ""; it must be an access key of the store in MEDIA_URL.'],
  [{ MEDIA_URL: 's3://a?region=eu-west-1&secret=hunter2' }, 'MEDIA_URL is "s3://a?region=eu-west-1&secret=…"; it must'],
  [
    { DATABASE_URL: 'postgres://' },
    'DATABASE_URL is "postgres://"; it must be empty or an address like postgres://user',
  ],
  [{ DATABASE_URL: 'postgres:///voima' }, 'DATABASE_URL is "postgres:///voima"; it must be empty or an address like'],
  [{ DATABASE_URL: 'postgres:voima.db' }, 'DATABASE_URL is "…"; it must be empty or an address like'],
  [{ DATABASE_URL: 'POSTGRES://host' }, 'DATABASE_URL is "POSTGRES://host"; it must be empty or an address like'],
  [{ PUBLIC_URL: 'https://voima.example/site?x=1' }, 'PUBLIC_URL is "https://voima.example/site?'],
  [{ PUBLIC_URL: 'https://voima.example/site' }, 'an address like https://voima.example, without a path'],
  [{ PUBLIC_URL: 'https://voima.example#top' }, 'an address like https://voima.example, without a path'],
  [{ METRICS_PORT: '3000' }, 'METRICS_PORT is "3000"; it must be another port than PORT'],
  [{ PUBLIC_URL: 'voima.example:3000' }, 'PUBLIC_URL is "voima.example:3000"; it must be an address like'],
  [
    { ADMIN_EMAIL: 'ama@voima.example', ADMIN_PASSWORD: 'short' },
    'ADMIN_PASSWORD is "…"; it must be empty or 12 to 256 characters',
  ],
  [{ ADMIN_PASSWORD: 'long enough to be one' }, 'ADMIN_EMAIL is ""; it must be an email address'],
  [
    { ADMIN_EMAIL: 'ama', ADMIN_PASSWORD: 'long enough to be one' },
    'ADMIN_EMAIL is "ama"; it must be an email address',
  ],
])('a wrong value is rejected in one line: %o', (env, line) => {
  expect(() => readConfig(env)).toThrow(WrongSetting)
  expect(() => readConfig(env)).toThrow(line)
})

test('the error never repeats a secret', () => {
  expect(() => readConfig({ ADMIN_EMAIL: 'ama@voima.example', ADMIN_PASSWORD: 'hunter2' })).not.toThrow('hunter2')
  expect(() => readConfig({ SMTP_URL: 'http://ama:hunter2@mail' })).not.toThrow('hunter2')
})

const told = (env: Record<string, string>) => {
  try {
    readConfig(env)
  } catch (error) {
    return String(error)
  }
  return 'nothing'
}

test.each([
  's3://AKIA:hunter2@bucket?region=eu-west-1',
  's3://AKIA:hunter2/bucket',
  's3://AKIA:hunter2%40bucket',
  's3://bucket?secret=hunter2',
  's3://bucket?hunter2',
  's3://bucket?region=eu-west-1&hunter2==',
  's3://bucket?endpoint=https://AKIA:hunter2@store&publik=yes',
  's3://bucket?endpoint=store%3Fsecret=hunter2',
  'AKIA:hunter2',
])('the error does not repeat a key in MEDIA_URL: %s', (MEDIA_URL) => {
  expect(told({ MEDIA_URL })).toContain('MEDIA_URL is "')
  expect(told({ MEDIA_URL })).not.toContain('hunter2')
})

test.each(['postgres:///voima?user=ama&password=hunter2', 'postgres:ama:hunter2', 'mysql://ama:hunter2@host/voima'])(
  'the error does not repeat a password in DATABASE_URL: %s',
  (DATABASE_URL) => {
    expect(told({ DATABASE_URL })).toContain('DATABASE_URL is "')
    expect(told({ DATABASE_URL })).not.toContain('hunter2')
  },
)

test('DATABASE_URL may name the folder of a Unix socket', () => {
  const DATABASE_URL = 'postgres:///voima?host=/var/run/postgresql'
  expect(readConfig({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL)
})

test('SMTP_URL is decoded, including special characters in the password', () => {
  const login = { user: 'ama@voima.example', pass: 'p@ss:w/rd%' }
  expect(readConfig({ SMTP_URL: 'smtp://ama%40voima.example:p%40ss%3Aw%2Frd%25@mail.example' }).mailAccount).toEqual({
    host: 'mail.example',
    port: 587,
    isSecure: false,
    login,
  })
  expect(readConfig({ SMTP_URL: 'smtps://[::1]' }).mailAccount).toMatchObject({
    host: '::1',
    port: 465,
    isSecure: true,
  })
  expect(readConfig({ SMTP_URL: 'smtp://localhost:1025' }).mailAccount?.login).toBeUndefined()
  expect(readConfig({}).mailAccount).toBeUndefined()
})

test.each(['smtp://', 'smtp://ama@mail.example', 'smtp://ama:50%@mail.example', 'mail.example:587'])(
  'the account %s is rejected without repeating it',
  (SMTP_URL) => {
    expect(() => readConfig({ SMTP_URL })).toThrow(/^SMTP_URL is ".*"; it must be empty or an address like smtp:/)
    expect(() => readConfig({ SMTP_URL })).not.toThrow('50%@')
  },
)

test('MAIL_FROM has an optional name and an address', () => {
  const senders = ['Voima <info@voima.example>', 'info@voima.example', '<info@voima.example>']
  expect(senders.map((MAIL_FROM) => readConfig({ MAIL_FROM }).mailFrom)).toEqual([
    { name: 'Voima', address: 'info@voima.example' },
    { name: '', address: 'info@voima.example' },
    { name: '', address: 'info@voima.example' },
  ])
  expect(readConfig({}).mailFrom.address).toBe('no-reply@localhost')
  for (const MAIL_FROM of ['Voima', 'Voima <info>', 'A\r\nBcc: b@c.example <a@b.example>'])
    expect(() => readConfig({ MAIL_FROM })).toThrow('it must be a sender like Voima <info@voima.example>')
  expect(() => readConfig({ MAIL_PER_HOUR: '0' })).toThrow('MAIL_PER_HOUR is "0"; it must be a whole number from 1.')
})

test('MEDIA_URL means AWS, unless it names an endpoint', () => {
  const keys = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret', AWS_SESSION_TOKEN: 'token' }
  expect(readConfig({ ...keys, MEDIA_URL: 's3://pictures?region=eu-west-1' }).objectStore).toEqual({
    endpoint: 'https://s3.eu-west-1.amazonaws.com',
    bucket: 'pictures',
    region: 'eu-west-1',
    publicUrl: '',
    keys: { accessKeyId: 'id', secretAccessKey: 'secret', sessionToken: 'token' },
  })
  const elsewhere = 's3://pictures?endpoint=https://store.example:9000/&public=https://pictures.example/a/'
  expect(readConfig({ ...keys, MEDIA_URL: elsewhere }).objectStore).toMatchObject({
    endpoint: 'https://store.example:9000',
    publicUrl: 'https://pictures.example/a',
  })
})
