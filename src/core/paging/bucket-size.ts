/**
 * The approximate number of rows in a bucket of the paging index. A bucket with more than twice as many is split in
 * two.
 */
export const bucketSize: number = 1_000
export const maxBucketSize = 2 * bucketSize
