/**
 * The list of places of care, which works without scripts: by region, by service, or nearest to a town.
 * `nearest-script.ts` sorts it by the position of the phone.
 */
import { data } from 'react-router'
import { apiContext } from '#page/api-client.ts'
import { useIsLight } from '#page/data-saver.ts'
import { usePublicUrl } from '#page/page-url.ts'
import { type Region, regions } from '#shared/country/regions.ts'
import {
  askPath,
  contactPath,
  getInvolvedPath,
  nearestPlacesPath,
  placesPath,
  placesScriptPath,
} from '#shared/paths.ts'
import type { Place } from '#shared/shapes/place.ts'
import { placesWording as words } from '#shared/wording/places.ts'
import { Button } from '#ui/button.tsx'
import clinic from '../art/clinic.svg'
import { httpStatusOf } from '../articles/load-result.ts'
import { CareTabs } from '../care-tabs.tsx'
import { PageHead } from '../page-head.tsx'
import { PageTop } from '../page-top.tsx'
import { QrSquare } from '../print/qr-square.tsx'
import type { Route } from './+types/places'
import { loadPlaces, type PlaceChoice, type PlaceTools, parsePlaceChoice, parsePlaceTools } from './load-places.ts'
import { PlaceFilters } from './place-filters.tsx'
import { PlaceItem } from './place-row.tsx'
import styles from './places.module.css'
import { PlacesMap } from './places-map.tsx'
import sheet from './sheet.css?url'

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const choice = parsePlaceChoice(request.url)
  const result = await loadPlaces(context.get(apiContext), choice)
  return data({ choice, result, tools: parsePlaceTools(request.url) }, httpStatusOf(result))
}

export default function PlaceListPage({ loaderData: { choice, result, tools } }: Route.ComponentProps) {
  const { region } = choice
  const title = region ? words.titleIn(regions[region]) : words.title
  const path = region ? `${placesPath}?region=${region}` : placesPath
  return (
    <>
      <PageHead title={title} description={words.lead} path={path} />
      <PageTop title={title} lead={words.lead} art={clinic} tabs={<CareTabs />} />
      <div className={`container page ${styles.page}`}>
        {result.is === 'found' ? (
          <Found choice={choice} tools={tools} places={result.places} />
        ) : (
          <p role="alert">{words.failed}</p>
        )}
        {!useIsLight() && <script src={placesScriptPath} defer />}
      </div>
    </>
  )
}

type FoundProps = { choice: PlaceChoice; tools: PlaceTools; places: Place[] }

const Found = ({ choice, tools, places }: FoundProps) => {
  const { region, town } = choice
  const isWhole = Object.keys(choice).length === 0
  if (places.length === 0 && isWhole) return <HowToHelp isEmpty />
  return (
    <>
      <PlaceFilters choice={choice} hasTowns={tools.hasTowns} />
      {places.length > 0 ? <Locate /> : <None />}
      {tools.hasMap && <PlacesMap places={places} />}
      {town && <h2 className={styles.region}>{words.nearestTo(town)}</h2>}
      {town && <p>{words.straightLine}</p>}
      <ol className={`plain-list ${styles.rows}`} data-nearest="" hidden={!town}>
        {town && places.map((place) => <PlaceItem key={place._id} place={place} hasId={tools.hasMap} />)}
      </ol>
      {!town && <Groups places={places} hasIds={tools.hasMap} />}
      {region && places.length > 0 && <PlacesSheet region={region} />}
      <HowToHelp isEmpty={false} />
      {(tools.hasTowns || tools.hasMap) && <p className={`no-print soft`}>{words.credit}</p>}
    </>
  )
}

const None = () => (
  <p>
    {words.none} <a href={placesPath}>{words.all}</a> <a href={askPath}>{words.ask}</a>
  </p>
)

/** The button appears together with the script that handles it. */
const Locate = () => (
  <p className="actions no-print">
    {!useIsLight() && (
      <Button type="button" variant="outline" hidden data-locate="">
        {words.locate}
      </Button>
    )}
    <a className="tap" href={nearestPlacesPath}>
      {words.townLink}
    </a>
    <a className="tap" href={`${placesPath}?view=map`}>
      {words.map}
    </a>
    <span role="status" data-said="" />
  </p>
)

/** One group for each region, and the last for places not checked for a year. */
const Groups = ({ places, hasIds }: { places: Place[]; hasIds: boolean }) => {
  const fresh = places.filter(({ freshness }) => freshness !== 'notChecked')
  const stale = places.filter(({ freshness }) => freshness === 'notChecked')
  const named = Object.entries(Object.groupBy(fresh, ({ region }) => regions[region]))
  return [...named, [words.stale, stale] as const].map(
    ([name, group = []]) =>
      group.length > 0 && (
        <section key={name} data-group="">
          <h2 className={styles.region}>{`${name} (${group.length})`}</h2>
          <ul className={`plain-list ${styles.rows}`}>
            {group.map((place) => (
              <PlaceItem key={place._id} place={place} hasId={hasIds} />
            ))}
          </ul>
        </section>
      ),
  )
}

const HowToHelp = ({ isEmpty }: { isEmpty: boolean }) => (
  <p className={`no-print ${styles.tell}`}>
    {isEmpty && `${words.empty} `}
    {words.know} <a href={contactPath}>{words.tell}</a>
    {isEmpty && (
      <>
        {` ${words.canYouCall} `}
        <a href={getInvolvedPath}>{words.help}</a>
      </>
    )}
  </p>
)

/** Only on paper: the link from the printed list of a region to the current one. */
const PlacesSheet = ({ region }: { region: Region }) => {
  const address = `${usePublicUrl()}${placesPath}?region=${region}`
  return (
    <aside hidden>
      <link rel="stylesheet" media="print" href={sheet} />
      <QrSquare text={address} />
      <p>{words.printed(address.replace(/^https?:\/\//, ''))}</p>
    </aside>
  )
}
