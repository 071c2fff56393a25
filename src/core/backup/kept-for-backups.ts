import type { ImageStore } from '../images/stored-image.ts'

/**
 * A picture that is replaced while a backup is being made must still be there when its turn comes. Whoever makes the
 * backup removes it afterwards. A removal that began before the backup did is of a picture that the backup does not know.
 */
export const keptForBackups = (store: ImageStore, isBackupRunning: () => Promise<boolean>): ImageStore => ({
  ...store,
  remove: async (names) => {
    if (!(await isBackupRunning())) await store.remove(names)
  },
})
