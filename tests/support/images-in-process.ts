/**
 * Pictures are processed in the process of the test, because starting another one takes longer than most tests. The
 * process of the product is tested by the slow tests, and by the files that name it with `vi.unmock`.
 */
import { vi } from 'vitest'

vi.mock('#core/images/image-worker.ts', async () => {
  const { imageWorker } = await import('./image-worker.ts')
  return { openImageWorker: () => ({ ...imageWorker, close: () => {} }) }
})
