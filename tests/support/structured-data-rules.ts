/**
 * The requirements of schema.org and Google for structured data:
 * https://developers.google.com/search/docs/appearance/structured-data
 */

type Rule = { needs: string[]; may?: string[] }

const article: Rule = {
  needs: ['headline', 'image', 'datePublished', 'dateModified', 'author', 'publisher'],
  may: ['description', 'url', 'inLanguage', 'about', 'citation'],
}

const rules: Record<string, Rule> = {
  NGO: { needs: ['name', 'url'], may: ['description', 'logo', 'email', 'areaServed'] },
  Organization: { needs: ['name', 'url'] },
  Person: { needs: ['name'], may: ['url', 'jobTitle'] },
  Country: { needs: ['name'] },
  WebSite: { needs: ['name', 'url'], may: ['inLanguage', 'publisher'] },
  NewsArticle: article,
  BlogPosting: article,
  MedicalWebPage: { needs: [], may: ['lastReviewed', 'reviewedBy'] },
  MedicalCondition: { needs: ['name'] },
  CreativeWork: { needs: ['name'], may: ['url', 'datePublished'] },
  FAQPage: { needs: ['mainEntity'] },
  QAPage: { needs: ['mainEntity', 'url'], may: ['inLanguage', 'about', 'citation'] },
  Question: { needs: ['name', 'acceptedAnswer'], may: ['text', 'answerCount', 'datePublished'] },
  Answer: { needs: ['text'], may: ['url', 'datePublished', 'author'] },
  Event: {
    needs: ['name', 'startDate', 'endDate', 'eventStatus', 'location'],
    may: ['url', 'description', 'eventAttendanceMode', 'previousStartDate', 'organizer', 'inLanguage'],
  },
  Place: { needs: ['name', 'address'] },
  PostalAddress: { needs: ['addressLocality', 'addressRegion', 'addressCountry'], may: ['streetAddress'] },
  BreadcrumbList: { needs: ['itemListElement'] },
  ListItem: { needs: ['position', 'name', 'item'] },
}

const holdAddresses = ['url', 'item', 'image', 'logo', '@id']
const holdMoments = ['datePublished', 'dateModified', 'lastReviewed', 'startDate', 'endDate', 'previousStartDate']
const moment = /^\d{4}(-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}\.\d{3}Z)?)?$/

/** One sentence for each violation. */
export const structuredDataErrors = (data: unknown): string[] => {
  if (Array.isArray(data)) return data.flatMap(structuredDataErrors)
  if (typeof data !== 'object' || data === null) return []
  const fields = Object.entries(data)
  const within = fields.flatMap(([, value]) => structuredDataErrors(value))
  if (!('@type' in data)) return within
  const types = [data['@type']].flat().map(String)
  return [...fieldBreaches(types, data), ...fields.flatMap(([name, value]) => valueBreaches(name, value)), ...within]
}

const fieldBreaches = (types: string[], thing: object) => {
  const known = types.flatMap((type) => [...(rules[type]?.needs ?? []), ...(rules[type]?.may ?? [])])
  const needed = types.flatMap((type) => rules[type]?.needs ?? [])
  return [
    ...types.filter((type) => !rules[type]).map((type) => `${type} is no type that we know`),
    ...needed
      .filter((name) => isEmpty((thing as Record<string, unknown>)[name]))
      .map((name) => `${types} lacks ${name}`),
    ...Object.keys(thing)
      .filter((name) => !name.startsWith('@') && !known.includes(name))
      .map((name) => `${types} has no field ${name}`),
  ]
}

const isEmpty = (value: unknown) => value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

const valueBreaches = (name: string, value: unknown) => [
  ...(holdAddresses.includes(name)
    ? [value]
        .flat()
        .filter((each) => !/^https?:\/\/[^/\s]+\/\S*$/.test(String(each)))
        .map((each) => `${name} is ${each}`)
    : []),
  ...(holdMoments.includes(name) && !moment.test(String(value)) ? [`${name} is ${value}`] : []),
]
