import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { afterEach, expect, test } from 'vitest'
import { pictures } from '#test/pictures.ts'
import { Refused } from '../lib/errors.ts'
import { openImageWorker } from './image-worker.ts'

let imageWorker = openImageWorker()
afterEach(() => {
  imageWorker.close()
  imageWorker = openImageWorker()
})

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="5"><path fill="red" d="M0 0h8v5H0z"/></svg>'
const drawn = () => imageWorker.run('svgToPng', svg)

/** The worker processes that this process has started: their ids and their nice values. */
const processes = () =>
  execFileSync('ps', ['-o', 'pid=,ni=,args=', '--ppid', String(process.pid)], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes('images/worker-process.ts'))
    .map((line) => line.trim().split(/\s+/).map(Number))

test('the process starts with the first job and also does the next', async () => {
  expect(processes()).toEqual([])
  expect(await sharp(await drawn()).metadata()).toMatchObject({ format: 'png', width: 8, height: 5 })
  const [first] = processes()
  await drawn()
  expect(processes()).toEqual([first])
})

test('many jobs are done by one process, in order', async () => {
  // Also on a machine so busy that none of them is quick.
  imageWorker = openImageWorker({ slowMilliseconds: 60_000 })
  const order: number[] = []
  await Promise.all([1, 2, 3].map((number) => drawn().then(() => order.push(number))))
  expect(order).toEqual([1, 2, 3])
  expect(processes()).toHaveLength(1)
})

test('a rejection returns its sentence, and a fault returns an error', async () => {
  const half = (await pictures.jpeg(400, 400)).subarray(0, 500)
  const refusal = await imageWorker.run('prepareImage', half).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(Refused)
  expect((refusal as Refused).fields.image).toMatch(/damaged or incomplete/)
  await expect(imageWorker.run('svgToPng', 'no drawing')).rejects.toThrow(/unsupported image format/)
  expect(processes()).toHaveLength(1)
})

test('if its process is killed, that job fails and the next one has a new process', async () => {
  await drawn()
  const [[pid = 0] = []] = processes()
  const broken = expect(imageWorker.run('prepareImage', await pictures.jpeg(2000, 2000))).rejects.toThrow(/stopped/)
  process.kill(pid, 'SIGKILL')
  await broken
  await drawn()
  expect(processes().map(([next]) => next)).not.toContain(pid)
})

test('if its process cannot start, only that job fails', async () => {
  const { execPath } = process
  process.execPath = '/nowhere/node'
  await expect(drawn()).rejects.toThrow(/stopped/)
  process.execPath = execPath
  expect(await drawn()).toBeInstanceOf(Uint8Array)
})

test('a signal to all processes of the site does not interrupt a running job', async () => {
  await drawn()
  const [[pid = 0] = []] = processes()
  const work = imageWorker.run('prepareImage', await pictures.jpeg())
  for (const signal of ['SIGINT', 'SIGTERM']) process.kill(pid, signal)
  expect(await work).toMatchObject({ width: 64 })
})

test('a low-priority worker runs with a higher nice value', async () => {
  const background = openImageWorker({ hasLowPriority: true })
  await background.run('svgToPng', svg)
  expect(processes().map(([, nice]) => nice)).toEqual([5])
  background.close()
})

test.runIf(process.platform === 'linux')(
  'where memory runs out, the system ends the worker and not the site',
  async () => {
    await drawn()
    const scoreOf = (pid: number | undefined) => readFileSync(`/proc/${pid}/oom_score_adj`, 'utf8').trim()
    expect(processes().map(([pid]) => scoreOf(pid))).toEqual(['1000'])
    expect(scoreOf(process.pid)).not.toBe('1000')
  },
)

test('a closed worker has no process and accepts no job', async () => {
  const waiting = [drawn(), drawn()]
  imageWorker.close()
  for (const each of waiting) await expect(each).rejects.toThrow(/image worker/)
  await expect.poll(processes).toEqual([])
})

test('a job that takes too long is rejected, and its process is replaced', async () => {
  const impatient = openImageWorker({ timeoutMilliseconds: 1 })
  const refusal = await impatient.run('prepareImage', await pictures.jpeg(2000, 2000)).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(Refused)
  expect((refusal as Refused).fields.image).toMatch(/too long/)
  await expect.poll(processes).toEqual([])
  impatient.close()
  expect(await drawn()).toBeInstanceOf(Uint8Array)
})

test('on a busy machine a job may run longer, until it has used its processor time', async () => {
  const used = [0, 0, 0, Number.POSITIVE_INFINITY]
  const waiting = openImageWorker({ timeoutMilliseconds: 5_000, processorTimeOf: () => used.shift() })
  const job = waiting.run('prepareImage', await pictures.jpeg(2000, 2000))
  process.kill(processes()[0]?.[0] ?? 0, 'SIGSTOP')
  expect(await job.catch((error: unknown) => error)).toBeInstanceOf(Refused)
  expect(used).toEqual([])
  waiting.close()
})

test('a job that hangs delays no other job', async () => {
  await drawn()
  const [[pid = 0] = []] = processes()
  process.kill(pid, 'SIGSTOP')
  const hanging = expect(drawn()).rejects.toThrow(/closed|stopped/)
  expect(await drawn()).toBeInstanceOf(Uint8Array)
  expect(processes()).toHaveLength(2)
  imageWorker.close()
  await hanging
})
