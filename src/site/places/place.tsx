/** One place of care: all its details, the way there, and a link to correct them. */
import { data } from 'react-router'
import { apiContext } from '#page/api-client.ts'
import { internationalDigits } from '#shared/country/phone.ts'
import { regions } from '#shared/country/regions.ts'
import { withTown } from '#shared/names-town.ts'
import { contactPath, placesPath } from '#shared/paths.ts'
import type { Place } from '#shared/shapes/place.ts'
import { placesWording, placesWording as words } from '#shared/wording/places.ts'
import { ButtonLink } from '#ui/button.tsx'
import { httpStatusOf } from '../articles/load-result.ts'
import { mapPage } from '../contact/map-links.ts'
import { PageHead } from '../page-head.tsx'
import type { Thing } from '../structured-data/structured-data.tsx'
import { type Fact, Facts } from '../text-page/text-page.tsx'
import type { Route } from './+types/place'
import { loadListedPlace } from './load-places.ts'
import { PlaceNumbers } from './place-row.tsx'
import styles from './places.module.css'

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const result = await loadListedPlace(context.get(apiContext), params.slug)
  return data({ result }, httpStatusOf(result))
}

export default function PlaceRoute({ loaderData: { result } }: Route.ComponentProps) {
  return (
    <div className={`container ${styles.page}`}>
      {result.is === 'found' ? <PlacePage place={result.place} /> : <Instead hasFailed={result.is === 'failed'} />}
    </div>
  )
}

const PlacePage = ({ place }: { place: Place }) => {
  const { name, slug, town } = place
  const title = withTown(name, town)
  return (
    <>
      <PageHead
        title={title}
        description={[...place.kinds.map((kind) => words.kinds[kind]), words.checked(place)].join('. ')}
        path={`${placesPath}/${slug}`}
        parent={{ name: words.title, path: placesPath }}
        things={(site) => [clinicThing(place, site)]}
      />
      <h1 translate="no">{title}</h1>
      <PlaceNumbers {...place} />
      <Facts facts={factsOf(place)} />
      <p className="actions no-print">
        <ButtonLink variant="outline" to={`${contactPath}?place=${slug}`}>
          {words.wrong}
        </ButtonLink>
        <ButtonLink variant="outline" to={`${placesPath}?region=${place.region}`}>
          {words.titleIn(regions[place.region])}
        </ButtonLink>
      </p>
    </>
  )
}

const factsOf = (place: Place) => {
  const { kinds, landmark, district, region, days, hours, ages, nhis, source } = place
  const { facts } = words
  const all: Fact[] = [
    [facts.kinds, kinds.map((kind) => words.kinds[kind]).join(', ')],
    [facts.where, landmark],
    [facts.region, [district, regions[region]].filter(Boolean).join(', ')],
    [facts.open, [days, hours].filter(Boolean).join(', ')],
    [facts.ages, ages],
    [facts.nhis, words.nhisAnswers[nhis]],
    [facts.directions, directionsOf(place)],
    [facts.checked, words.checked(place)],
    [facts.source, source],
  ]
  return all.filter(([, text]) => Boolean(text))
}

/** Plain links: nothing is requested from a map provider before a tap. */
const directionsOf = ({ lat, lon, name }: Place) =>
  lat !== null &&
  lon !== null && (
    <>
      <a href={`geo:${lat},${lon}?q=${lat},${lon}(${encodeURIComponent(name)})`}>{words.directions}</a>
      {' · '}
      <a href={mapPage({ latitude: lat, longitude: lon }, true)} rel="noopener noreferrer">
        {words.mapSite}
      </a>
    </>
  )

const Instead = ({ hasFailed }: { hasFailed: boolean }) => (
  <>
    <PageHead title={words.missingTitle} />
    <h1>{words.missingTitle}</h1>
    <p>{hasFailed ? words.failed : words.missing}</p>
    <p>
      <ButtonLink to={placesPath}>{words.all}</ButtonLink>
    </p>
  </>
)

/** A place of care in schema.org terms. Hours are omitted: ours are sentences, which search engines cannot read. */
const clinicThing = (place: Place, site: string): Thing => {
  const { name, slug, town, region, landmark, phones, lat, lon, kinds, checkedOn } = place
  const address = { '@type': 'PostalAddress', streetAddress: landmark, addressLocality: town }
  return {
    '@type': 'MedicalClinic',
    name,
    url: `${site}${placesPath}/${slug}`,
    description: kinds.map((kind) => placesWording.kinds[kind]).join(', '),
    address: { ...address, addressRegion: regions[region], addressCountry: region.slice(0, 2) },
    ...(phones[0] && { telephone: `+${internationalDigits(phones[0])}` }),
    ...(lat !== null && lon !== null && { geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: lon } }),
    ...(checkedOn && { additionalProperty: { '@type': 'PropertyValue', name: 'assured_date', value: checkedOn } }),
  }
}
