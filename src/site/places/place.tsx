/** One place of care: all its details, the way there, and a link to correct them. */
import { data } from 'react-router'
import { apiContext } from '#page/api-client.ts'
import { country } from '#shared/country/country.ts'
import { internationalDigits, phoneInGroups, telUrl, whatsappUrl } from '#shared/country/phone.ts'
import { regions } from '#shared/country/regions.ts'
import { withTown } from '#shared/names-town.ts'
import { askPath, placesPath } from '#shared/paths.ts'
import type { Place } from '#shared/shapes/place.ts'
import { shareImageAt } from '#shared/share-image.ts'
import { placesWording as words } from '#shared/wording/places.ts'
import { ButtonLink, buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { httpStatusOf } from '../articles/load-result.ts'
import { MissingRecord } from '../articles/missing-record.tsx'
import { mapPage, mapSearch } from '../contact/map-links.ts'
import { PageHead } from '../page-head.tsx'
import { PageTop } from '../page-top.tsx'
import type { Thing } from '../structured-data/structured-data.tsx'
import { type Fact, Facts } from '../text-page/text-page.tsx'
import type { Route } from './+types/place'
import { loadListedPlace } from './load-places.ts'
import styles from './places.module.css'

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const result = await loadListedPlace(context.get(apiContext), params.slug)
  return data({ result }, httpStatusOf(result))
}

export default function PlaceRoute({ loaderData: { result } }: Route.ComponentProps) {
  if (result.is === 'found') return <PlacePage place={result.place} />
  return <MissingRecord is={result.is} words={words} to={placesPath} link={words.all} />
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
        preview={shareImageAt(`${placesPath}/${slug}`, title)}
        things={(site) => [clinicThing(place, site)]}
      />
      <PageTop
        title={<span translate="no">{title}</span>}
        lead={
          <>
            {place.landmark && `${place.landmark}, `}
            <span translate="no">{[town, regions[place.region]].filter(Boolean).join(', ')}</span>
          </>
        }
        isArtOnlyWide
      >
        <p className="actions">
          {place.phones.map((phone) => (
            <a key={phone} className={buttonClass('filled')} href={telUrl(phone)}>
              <Icon name="phone" size={18} />
              {words.call} <span translate="no">{phoneInGroups(phone)}</span>
            </a>
          ))}
          {place.whatsapp && (
            <a className={buttonClass('outline')} href={whatsappUrl(place.whatsapp)}>
              {words.whatsapp}
            </a>
          )}
          <Directions {...place} />
        </p>
        <p>{words.checked(place)}</p>
      </PageTop>
      <div className={`container page ${styles.page}`}>
        <Facts facts={factsOf(place)} />
        <p className="actions no-print">
          <ButtonLink variant="outline" to={`${askPath}?place=${slug}`}>
            {words.wrong}
          </ButtonLink>
          <ButtonLink variant="outline" to={`${placesPath}?region=${place.region}`}>
            {words.titleIn(regions[place.region])}
          </ButtonLink>
        </p>
      </div>
    </>
  )
}

const factsOf = (place: Place) => {
  const { kinds, district, region, days, hours, ages, nhis, source } = place
  const { facts } = words
  const all: Fact[] = [
    [facts.kinds, kinds.map((kind) => words.kinds[kind]).join(', ')],
    [
      facts.region,
      <span key="region" translate="no">
        {[district, regions[region]].filter(Boolean).join(', ')}
      </span>,
    ],
    [facts.open, [days, hours].filter(Boolean).join(', ')],
    [facts.ages, ages],
    [facts.nhis, words.nhisAnswers[nhis]],
    [facts.source, source],
  ]
  return all.filter(([, text]) => Boolean(text))
}

/** Plain links: nothing is requested from a map provider before a tap. Without a position, they search for the name. */
const Directions = ({ lat, lon, name, town }: Place) => {
  const at = lat !== null && lon !== null && { latitude: lat, longitude: lon }
  const named = `${withTown(name, town)}, ${country.name}`
  const point = at ? `${lat},${lon}?q=${lat},${lon}(${encodeURIComponent(name)})` : `0,0?q=${encodeURIComponent(named)}`
  return (
    <>
      <a className={buttonClass('outline')} href={`geo:${point}`}>
        {words.directions}
      </a>
      <a href={at ? mapPage(at, true) : mapSearch(named)} rel="noopener noreferrer">
        {words.mapSite}
      </a>
    </>
  )
}

/** A place of care in schema.org terms. Hours are omitted: ours are sentences, which search engines cannot read. */
const clinicThing = (place: Place, site: string): Thing => {
  const { name, slug, town, region, landmark, phones, lat, lon, kinds, checkedOn } = place
  const address = { '@type': 'PostalAddress', streetAddress: landmark, addressLocality: town }
  return {
    '@type': 'MedicalClinic',
    name,
    url: `${site}${placesPath}/${slug}`,
    description: kinds.map((kind) => words.kinds[kind]).join(', '),
    address: { ...address, addressRegion: regions[region], addressCountry: region.slice(0, 2) },
    ...(phones[0] && { telephone: `+${internationalDigits(phones[0])}` }),
    ...(lat !== null && lon !== null && { geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: lon } }),
    ...(checkedOn && { additionalProperty: { '@type': 'PropertyValue', name: 'assured_date', value: checkedOn } }),
  }
}
