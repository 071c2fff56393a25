/** The day on which every sentence and every chance about genotypes was checked. */
export const genotypeCheckedOn = '2026-11-26'
