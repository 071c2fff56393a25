/** Opens the store of image files that the settings name: an S3 bucket, or a folder in DATA_DIR. */
import { join } from 'node:path'
import type { Config } from '#config.ts'
import { openDiskStore } from './disk-store.ts'
import { openS3Store } from './s3-store.ts'
import type { ImageStore } from './stored-image.ts'

export const openImageStore = ({ objectStore, dataDir }: Pick<Config, 'objectStore' | 'dataDir'>): ImageStore =>
  objectStore ? openS3Store(objectStore) : openDiskStore(join(dataDir, 'media'))
