/** Whether a tar file is there to its end, without reading all of it. */
import { open } from 'node:fs/promises'

const block = 512
/** Every tar ends with two empty blocks. */
const end = 2 * block

export const isThereToItsEnd = async (path: string) => {
  try {
    await using file = await open(path)
    const { size } = await file.stat()
    const last = Buffer.alloc(end, 1)
    await file.read(last, 0, end, Math.max(0, size - end))
    return size % block === 0 && last.every((byte) => byte === 0)
  } catch {
    return false
  }
}
