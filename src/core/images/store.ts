/** Opens the store of image files that the settings name: an S3 bucket, or a folder in DATA_DIR. */
import type { Config } from '#config.ts'
import { imageFolder } from '../database/data-dir.ts'
import { openDiskStore } from './disk-store.ts'
import { openS3Store } from './s3-store.ts'
import type { ImageStore } from './stored-image.ts'

export const openImageStore = (config: Pick<Config, 'objectStore' | 'dataDir'>): ImageStore =>
  config.objectStore ? openS3Store(config.objectStore) : openDiskStore(imageFolder(config))
