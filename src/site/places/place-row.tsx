import { phoneInGroups, whatsappUrl } from '#shared/country/phone.ts'
import { namesTown } from '#shared/names-town.ts'
import { placesPath } from '#shared/paths.ts'
import { positionOf } from '#shared/places/distance.ts'
import type { Place } from '#shared/shapes/place.ts'
import { placesWording as words } from '#shared/wording/places.ts'
import styles from './places.module.css'

const hundredths = (degrees: number) => Math.round(100 * degrees)

/**
 * One place of the list, with everything that a person needs to call or to go there (phone, opening hours).
 * `nearest-script.ts` reads the position, rounded to hundredths of a degree (about a kilometre), so that a list of a
 * hundred is small. `hasId`: a dot on the map links here.
 */
export const PlaceItem = ({ place, hasId }: { place: Place; hasId: boolean }) => {
  const { slug, name, town, landmark, kinds, days, hours, nhis, freshness, km } = place
  const at = positionOf(place)
  return (
    <li
      id={hasId ? slug : undefined}
      data-at={at ? `${hundredths(at.lon)},${hundredths(at.lat)}` : ''}
      data-last={freshness === 'notChecked' ? '' : undefined}
    >
      <h3>
        <a href={`${placesPath}/${slug}`} translate="no">
          {name}
        </a>
      </h3>
      <p>
        {[namesTown(name, town) ? '' : town, landmark].filter(Boolean).join('. ') || town}
        {km !== undefined && <b>{words.distance(km)}</b>}
      </p>
      <p>{[...kinds.map((kind) => words.kinds[kind]), words.nhis[nhis]].join(', ')}</p>
      {(days || hours) && <p>{[days, hours].filter(Boolean).join(', ')}</p>}
      <PlaceNumbers {...place} />
      <p className="soft">{words.checked(place)}</p>
    </li>
  )
}

/**
 * Links to call the place or to write to it on WhatsApp. A hyphen may stand in the address of a link (RFC 3966), a space
 * may not: a number that is twice the same makes a list of a hundred lighter.
 */
const PlaceNumbers = ({ phones, whatsapp }: Pick<Place, 'phones' | 'whatsapp'>) => (
  <p className={styles.numbers} translate="no">
    {phones.map(hyphenated).map((phone) => (
      <a key={phone} href={`tel:${phone}`}>
        {phone}
      </a>
    ))}
    {whatsapp && <a href={whatsappUrl(whatsapp)}>{words.whatsapp}</a>}
  </p>
)

const hyphenated = (phone: string) =>
  phoneInGroups(phone)
    .replace(/[^+\d]+/g, '-')
    .replace(/^-|-$/g, '')
