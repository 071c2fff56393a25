/** 12345 is 12,345. Not `toLocaleString`: at its first call it takes 5 MB of the server's memory for all languages there are. */
export const thousands = (count: number) => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',')
