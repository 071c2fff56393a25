/** Lists the files in a folder of the project, as paths from the project's root. */
import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** Empty if there is no such folder. */
export const filesIn = (root, folder) => {
  try {
    return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
      .sort()
  } catch (error) {
    if (error.code === 'ENOENT') return []
    throw error
  }
}
