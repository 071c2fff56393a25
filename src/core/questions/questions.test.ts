/** Questions without a name: what is stored, who may read what and when, and for how long. */
import { describe, expect, test } from 'vitest'
import { databaseUrlOf } from '#config.ts'
import { openDatabase } from '#core/database/open.ts'
import { days } from '#core/lib/clock.ts'
import { limits } from '#shared/limits.ts'
import { ama } from '#test/cast.ts'
import { testClock, testCore } from '#test/core.ts'
import { databases } from '#test/databases.ts'

const asked = 'My son of nine has SS and wets his bed. Is it because of sickle cell?'
const question = 'Why do children with sickle cell disease wet the bed?'
const answer = 'Many do, because the kidneys make more urine. It is no fault of the child.'
const esi = { name: 'Dr Esi Mensah', role: 'Paediatrician' }

const openQuestions = async (options: Parameters<typeof testCore>[0] = {}) => {
  const organisation = await testCore(options)
  const { core } = organisation
  const { inbox } = core.questions
  const user = (await core.users.list()).map(({ _id: id, email }) => ({
    id,
    email,
    role: 'administrator' as const,
    name: null,
  }))[0]
  if (!user) throw new Error(`${ama.email} is missing`)
  const ask = async (words = asked) => {
    const { code } = await core.questions.ask({ question: words })
    const { found } = await inbox.list({ state: 'waiting', page: 1, limit: 100 })
    const id = found.find((each) => each.asked === words)?._id ?? ''
    return { code, id }
  }
  const revise = (id: string, change: Parameters<typeof inbox.revise>[1]) => inbox.revise(id, change, user)
  const read = async (id: string) => inbox.recordReading(id, { ...esi, version: (await inbox.find(id)).version }, user)
  const publish = async (words = asked, shown = question) => {
    const { code, id } = await ask(words)
    await revise(id, { question: shown, answer, isAnswered: true })
    await read(id)
    return { code, id, ...(await inbox.publish(id)) }
  }
  return { ...organisation, inbox, user, ask, revise, read, publish }
}

describe.each(databases)('on $name', (database) => {
  test('the visitor reads the answer with the code, before and after it is public', async () => {
    await using stage = await openQuestions({ database })
    const { questions } = stage.core
    const { code, id } = await stage.ask()
    expect(code).toMatch(/^[2-9A-HJ-NP-Z]{8}$/)
    expect(await questions.byCode(code)).toMatchObject({ asked, isUrgent: false })
    expect(await questions.byCode(code)).not.toHaveProperty('answerHtml')

    await stage.revise(id, { question, answer })
    expect(await questions.byCode(code)).not.toHaveProperty('answerHtml')
    await stage.revise(id, { isAnswered: true })
    const typed = `${code.slice(0, 4).toLowerCase()} - ${code.slice(4)}`
    const answered = await questions.byCode(typed)
    expect(answered).toMatchObject({ question, answerHtml: `<p>${answer}</p>\n` })
    expect([answered.clinician, answered.path]).toEqual([undefined, undefined])
    expect((await questions.list({ page: 1, limit: 10 })).found).toEqual([])

    await stage.read(id)
    const { slug = '' } = await stage.inbox.publish(id)
    expect(slug).toBe('why-do-children-with-sickle-cell-disease-wet-the-bed')
    expect(await questions.find(slug)).toMatchObject({ question, clinician: esi })
    expect(await questions.byCode(code)).toMatchObject({ path: `/questions/${slug}`, clinician: esi })
    expect((await questions.list({ page: 1, limit: 10 })).found).toHaveLength(1)
  })

  test('a question by phone is marked, is never spam, and gets a code like any other', async () => {
    await using stage = await openQuestions({ database })
    const { questions, history } = stage.core
    const words =
      'See https://one.example https://two.example https://three.example https://four.example www.five.example'
    const { code } = await questions.ask({ question: words }, { isByPhone: true })
    const { found } = await stage.inbox.list({ state: 'waiting', page: 1, limit: 100 })
    expect(found).toMatchObject([{ asked: words, cameBy: 'phone' }])
    expect(await questions.byCode(code)).toMatchObject({ asked: words })
    expect((await history.list({ page: 1, limit: 10 })).found[0]).toMatchObject({ event: 'questions.recorded' })
    await stage.ask()
    expect((await stage.inbox.list({ state: 'waiting', page: 1, limit: 100 })).found[1]?.cameBy).toBeUndefined()
  })

  test('an answer becomes public only after a clinician read its current version', async () => {
    await using stage = await openQuestions({ database })
    const { questions, search } = stage.core
    const { id } = await stage.ask()
    await expect(stage.inbox.publish(id)).rejects.toThrow('Enter the public question.')
    await stage.revise(id, { question, answer, isAnswered: true })
    await expect(stage.inbox.publish(id)).rejects.toThrow('A clinician must read the answer before it is published.')
    await stage.read(id)
    const { slug = '' } = await stage.inbox.publish(id)
    expect((await search.find('wet the bed', 1, 10)).results[0]).toMatchObject({
      kind: 'question',
      path: `/questions/${slug}`,
    })

    const changes = [
      { answer: `${answer} Ask your clinic.` },
      { question: `${question} At night?` },
      { sources: [{ name: 'A study' }] },
      { language: 'tw' as const },
    ]
    for (const change of changes) {
      const changed = await stage.revise(id, change)
      expect([changed.state, changed.clinician]).toEqual(['answered', undefined])
      await expect(questions.find(slug)).rejects.toThrow('There is no such question.')
      const { results } = await search.find('wet the bed', 1, 10)
      expect(results.filter(({ kind }) => kind === 'question')).toEqual([])
      expect((await questions.list({ page: 1, limit: 10 })).total).toBe(0)
      expect((await questions.similar(asked)).questions).toEqual([])
      await expect(stage.inbox.publish(id)).rejects.toThrow('A clinician must read')
      await stage.read(id)
      await stage.inbox.publish(id)
    }
    const same = await stage.revise(id, { answer: `${answer} Ask your clinic.` })
    expect(same.state).toBe('published')
  })

  test('the search finds published questions, and a similar one is suggested', async () => {
    await using stage = await openQuestions({ database })
    const { questions } = stage.core
    await stage.publish()
    await stage.publish('hydroxyurea?', 'Does hydroxyurea hurt the baby of a man who takes it?')
    await stage.publish('school?', 'What should I tell the teacher of my child?')
    const found = async (words: string) => (await questions.similar(words)).questions.map((each) => each.question)
    expect(await found('my daughter still wets her bed at night and she is 11, she has SC. what can I do')).toEqual([
      question,
    ])
    expect(await found('Where is the nearest market?')).toEqual([])
    expect(await found('my husband takes hydroxyurea, can I get pregnant, will the baby be ok')).toEqual([
      'Does hydroxyurea hurt the baby of a man who takes it?',
    ])
    expect((await questions.similar('my child cannot breathe')).isUrgent).toBe(true)
    const { found: results, total } = await questions.list({ q: 'techer', page: 1, limit: 10 })
    expect([results[0]?.question, total]).toEqual(['What should I tell the teacher of my child?', 1])
  })

  test('an unpublished question is deleted after 60 days, and the visitor’s words and code after 90', async () => {
    const { clock, pass } = testClock()
    await using stage = await openQuestions({ database, clock })
    const { core } = stage
    const waiting = await stage.ask('What is a gene?')
    const answered = await stage.ask('What is a spleen?')
    await stage.revise(answered.id, { question, answer, isAnswered: true })
    const published = await stage.publish()
    const removed = await stage.ask('Buy my pills?')
    await stage.inbox.remove(removed.id)
    await expect(core.questions.byCode(removed.code)).rejects.toThrow('No answer is stored under this code.')

    pass(days(limits.trashDays))
    await core.runHousekeeping()
    await expect(stage.inbox.find(removed.id)).rejects.toThrow('There is no such question.')
    pass(days(limits.questionDays - limits.trashDays) - 1)
    await core.runHousekeeping()
    await core.questions.byCode(waiting.code)
    pass(1)
    // The page expires on time, even before the daily job.
    await expect(core.questions.byCode(waiting.code)).rejects.toThrow('No answer is stored under this code.')
    await core.runHousekeeping()
    for (const { id } of [waiting, answered])
      await expect(stage.inbox.find(id)).rejects.toThrow('There is no such question.')

    await core.questions.byCode(published.code)
    pass(days(limits.answerPageDays - limits.questionDays))
    await expect(core.questions.byCode(published.code)).rejects.toThrow('No answer is stored under this code.')
    await core.runHousekeeping()
    expect(await stage.inbox.find(published.id)).toMatchObject({ asked: '', state: 'published' })
    expect(await core.questions.find(published.slug ?? '')).toMatchObject({ question })

    // An old answer that is unpublished for a correction stays for another 60 days.
    await stage.inbox.unpublish(published.id)
    await core.runHousekeeping()
    expect((await stage.inbox.find(published.id)).state).toBe('answered')
    pass(days(limits.questionDays))
    await core.runHousekeeping()
    await expect(stage.inbox.find(published.id)).rejects.toThrow('There is no such question.')
  })

  test('the history and emails contain neither code nor words of the visitor, and no code is stored', async () => {
    await using stage = await openQuestions({ database })
    const { core } = stage
    await core.questions.ask({ question: asked }, { addressOf: (path) => path })
    const { code, id } = await stage.ask('Where do sickle cells come from, for Yaw Boateng of Ho?')
    await stage.revise(id, { question, answer, isAnswered: true })
    await stage.inbox.remove(id)
    const db = await openDatabase(databaseUrlOf(stage.config))
    const codes = JSON.stringify(await db.selectFrom('questions').selectAll().execute())
    const others = JSON.stringify([
      await db.selectFrom('audit_events').selectAll().execute(),
      await db.selectFrom('emails').selectAll().execute(),
      await db.selectFrom('email_texts').selectAll().execute(),
      await db.selectFrom('search_words').selectAll().execute(),
      await db.selectFrom('rate_limits').selectAll().execute(),
    ])
    await db.destroy()
    expect(codes).not.toContain(code)
    expect(others).toContain('A new question')
    for (const secret of [code, 'Boateng', 'wets']) expect(others).not.toContain(secret)
  })
})

test('a question sent twice under one key is stored once and has one code', async () => {
  await using stage = await openQuestions()
  const key = crypto.randomUUID()
  const one = await stage.core.questions.ask({ question: asked }, { key })
  expect(await stage.core.questions.ask({ question: asked }, { key })).toEqual(one)
  expect((await stage.inbox.counts()).waiting).toBe(1)
})

test('the oldest question comes first, after those that may be urgent', async () => {
  const { clock, pass } = testClock()
  await using stage = await openQuestions({ clock })
  for (const words of ['What is a gene?', 'My child cannot breathe', 'What is a spleen?']) {
    await stage.ask(words)
    pass(1000)
  }
  const { found } = await stage.inbox.list({ state: 'waiting', page: 1, limit: 10 })
  expect(found.map((each) => each.asked)).toEqual(['My child cannot breathe', 'What is a gene?', 'What is a spleen?'])
})

test.each(databases)('users find a question by part of its text, in any case ($name)', async (database) => {
  await using stage = await openQuestions({ database })
  for (const words of ['Does the NHIS pay?', 'What is a spleen?']) await stage.ask(words)
  const { found } = await stage.inbox.list({ state: 'waiting', search: 'nhis PAY', page: 1, limit: 10 })
  expect(found.map((each) => each.asked)).toEqual(['Does the NHIS pay?'])
})

test('once ten were answered, the site says in how many days most answers came', async () => {
  const { clock, pass } = testClock()
  await using stage = await openQuestions({ clock })
  const waits = [1, 1, 1, 2, 2, 3, 4, 9, 20, 30]
  for (const [index, wait] of waits.entries()) {
    expect(await stage.core.questions.answerDays()).toBeUndefined()
    const { id } = await stage.ask(`Question ${index}?`)
    pass(days(wait))
    await stage.revise(id, { question, answer, isAnswered: true })
  }
  expect(await stage.core.questions.answerDays()).toBe(3)
})

test('a reading has the clinician’s name, a valid day, and the version that was read', async () => {
  const { clock } = testClock('2026-06-19T08:00:00.000Z')
  await using stage = await openQuestions({ clock })
  const { id } = await stage.ask()
  const { version } = await stage.revise(id, { question, answer, isAnswered: true })
  const read = (reading: object, user = stage.user as Parameters<typeof stage.inbox.revise>[2]) =>
    stage.inbox.recordReading(id, { ...esi, version, ...reading }, user)
  await expect(read({ name: '' })).rejects.toThrow('Enter the name of the clinician.')
  await expect(read({ readOn: '2026-06-20' })).rejects.toThrow('it must be a day from 2026-06-19')
  await expect(read({ version: version - 1 })).rejects.toThrow('has been saved since you opened it')
  const own = await read({ name: 'Somebody else' }, { ...stage.user, role: 'clinician', name: 'Kofi Asante' })
  expect(own.clinician).toEqual({ name: 'Kofi Asante', role: esi.role, readOn: '2026-06-19' })
})

test('spam has its own folder, and a user can move it back', async () => {
  await using stage = await openQuestions()
  const signals = { honeypot: 'http://pills.example', stamp: '' }
  await stage.core.questions.ask({ question: 'Cheap pills' }, { signals })
  const { found } = await stage.inbox.list({ state: 'spam', page: 1, limit: 10 })
  expect(found).toMatchObject([{ asked: 'Cheap pills', spamReason: 'bot' }])
  expect((await stage.inbox.restore(found[0]?._id ?? '')).state).toBe('waiting')
})
