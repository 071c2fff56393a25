// npm run pictures: makes the missing files of all pictures, and tries again those that failed.
import { runCommand } from './command.mjs'

const inWords = (count) => (count === 1 ? '1 picture' : `${count} pictures`)

const finishAll = async ({ count, makeMissing, retryFailed }) => {
  await retryFailed()
  const total = await count()
  console.log(total === 0 ? 'Every picture is up to date.' : `${inWords(total)} to update.`)
  const done = { made: 0, failed: 0 }
  await makeMissing(({ id, seconds, failure }) => {
    done[failure ? 'failed' : 'made'] += 1
    const outcome = failure ? `could not be made: ${failure.message}` : `${seconds.toFixed(1)} s`
    console.log(`${done.made + done.failed} of ${total}  ${id}  ${outcome}`)
  })
  return { ...done, left: (await count()) - done.failed }
}

const report = ({ made, failed, left }) => {
  if (made + failed > 0) console.log(`${inWords(made)} updated, ${failed} failed.`)
  if (left > 0) console.log(`${inWords(left)} left for now: the site is updating them, or will try again soon.`)
  if (failed > 0) process.exitCode = 1
}

const pictures = async () => {
  const { readConfig } = await import('../src/config.ts')
  const { requirePictures } = await import('../src/core/images/store-record.ts')
  const config = readConfig()
  await requirePictures(config)
  const { openCore } = await import('../src/core/organisation/core.ts')
  const core = await openCore({ ...config, starterContent: 'none' })
  try {
    report(await finishAll(core.imageVariants))
  } finally {
    await core.close()
  }
}

await runCommand({ usage: 'Usage: npm run pictures', run: pictures })
