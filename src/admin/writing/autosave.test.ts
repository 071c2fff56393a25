import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type AutosaveAnswer, type AutosaveStatus, createAutosave } from './autosave.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** An autosave whose server responds only when the test says so. */
const setUp = () => {
  const answers: ((answer: AutosaveAnswer) => void)[] = []
  const saved: AutosaveAnswer[] = []
  const shown: AutosaveStatus[] = []
  const autosave = createAutosave(
    {
      saveOnDevice: () => true,
      saveOnServer: () => new Promise<AutosaveAnswer>((resolve) => answers.push(resolve)),
      onSaved: (answer) => saved.push(answer),
    },
    { onStatus: (status) => shown.push(status), onOthers: () => {} },
  )
  const answer = async (body: AutosaveAnswer) => {
    answers.shift()?.(body)
    await vi.advanceTimersByTimeAsync(0)
  }
  return { autosave, answers, answer, saved, shown }
}

test('text is saved on the device within a second, and on the server after four', async () => {
  const { autosave, answers, answer, saved, shown } = setUp()
  autosave.markDirty()
  await vi.advanceTimersByTimeAsync(700)
  expect(shown).toEqual([{ savedOn: 'device' }])
  await vi.advanceTimersByTimeAsync(3300)
  expect(answers).toHaveLength(1)
  await answer({ savedAt: '2026-03-06T14:00:00Z' })
  expect(saved).toHaveLength(1)
  expect(shown.at(-1)).toEqual({ savedOn: 'server', savedAt: '2026-03-06T14:00:00Z' })
  autosave.stop()
})

test('only one request runs at a time; text typed meanwhile is sent after the response', async () => {
  const { autosave, answers, answer } = setUp()
  autosave.markDirty()
  await vi.advanceTimersByTimeAsync(4000)
  autosave.markDirty()
  const synced = autosave.sync()
  await vi.advanceTimersByTimeAsync(0)
  expect(answers).toHaveLength(1)
  await answer({})
  await answer({})
  expect(await synced).toBe(true)
  autosave.stop()
})

test.each(Array.from({ length: 13 }, (_, second) => second))(
  'text typed in second %i of the heartbeat is sent once',
  async (second) => {
    const saveOnServer = vi.fn(async () => ({}))
    const autosave = createAutosave(
      { saveOnDevice: () => true, saveOnServer },
      { onStatus: () => {}, onOthers: () => {} },
    )
    await vi.advanceTimersByTimeAsync(second * 1000)
    autosave.markDirty()
    await vi.advanceTimersByTimeAsync(30_000)
    expect(saveOnServer).toHaveBeenCalledOnce()
    autosave.stop()
  },
)

test('after the writer leaves the form, nothing more is sent', async () => {
  const { autosave, answers, answer } = setUp()
  autosave.markDirty()
  await vi.advanceTimersByTimeAsync(4000)
  autosave.markDirty()
  const synced = autosave.sync()
  autosave.stop()
  await answer({})
  expect(await synced).toBe(false)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(answers).toHaveLength(0)
})

test('a response that arrives after the writer left the form changes nothing', async () => {
  const { autosave, answer, saved, shown } = setUp()
  autosave.markDirty()
  await vi.advanceTimersByTimeAsync(4000)
  autosave.stop()
  const before = shown.length
  await answer({ savedAt: '2026-03-06T14:00:00Z' })
  expect(saved).toEqual([])
  expect(shown).toHaveLength(before)
})

test('text that the Save button sends is not sent again by autosave', async () => {
  const { autosave, answers } = setUp()
  autosave.markDirty()
  autosave.markClean()
  await vi.advanceTimersByTimeAsync(30_000)
  expect(answers).toEqual([])
  autosave.stop()
})
