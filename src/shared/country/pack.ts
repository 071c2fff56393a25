/**
 * A country pack: all that the site knows about a country besides its texts. `ghana.ts` is one; the setting COUNTRY may
 * name the file of another.
 */
export type CountryFacts = {
  /** ISO 3166-1 alpha-2. */
  code: string
  name: string
  emergencyNumber: string
  /** Of articles, besides English: by BCP 47 tag, each under its own name. */
  languages: Readonly<Record<string, string>>
  currency: { sign: string; name: string; hundredth: string }
  /** Of phone numbers (ITU-T E.164). */
  callingCode: string
  /** How people group the digits after the calling code; numbers that begin with `tollFree` stay as they were typed. */
  phone: { groups: readonly number[]; tollFree: string; example: string }
  /** In the tz database, such as Africa/Lagos; UTC where clocks show it all year. */
  timeZone: string
  /** What people call the time that the site shows. */
  timeName: string
  privacyLaw: { name: string; fullName: string; authority: string; url: string }
  /** The short name of the national health insurance, if there is one. */
  healthInsurance?: string
  /** The middle of the country, and the degrees around it that a map shows. */
  view: { latitude: number; longitude: number; height: number; width: number; zoom: number }
  /** An example in forms. */
  capital: { name: string; latitude: number; longitude: number }
}

export type Country = CountryFacts & {
  sources: readonly { of: readonly (keyof Country)[]; name: string; url: string; checkedOn: string }[]
  /** By their codes in ISO 3166-2. */
  regions: Readonly<Record<string, string>>
  /** One per line: name, code of the region, latitude, longitude. */
  towns: string
  /** As an SVG path, north up. `edges` are its outermost points, in degrees. */
  map: {
    edges: { north: number; south: number; west: number; east: number }
    unitsPerDegree: number
    outline: string
  }
}
