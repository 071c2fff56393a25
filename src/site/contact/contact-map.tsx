import { useState } from 'react'
import { contact, isExampleContact, isExamplePlace } from '#shared/content/frame.ts'
import { GhanaMap } from '#ui/art/ghana-map.tsx'
import { Button } from '#ui/button.tsx'
import { useSiteContent } from '../site-content.ts'
import styles from './contact.module.css'
import { ghana, mapEmbed, mapPage } from './map-links.ts'

/** Without real contact details: the country. Only a place that the organisation entered gets a pin. */
const usePlace = () => {
  const details = useSiteContent('contact', contact)
  const place = isExampleContact(details) ? ghana : details.place
  return { place, hasPin: place !== ghana && !isExamplePlace(place) }
}

/** A drawn map and the location in words. The map provider receives a visitor's data only after a click. */
export const ContactMap = () => {
  const [isShown, setShown] = useState(false)
  const { place, hasPin } = usePlace()
  return (
    <section className={styles.place} aria-labelledby="place">
      <div className={styles.map}>
        {isShown ? (
          <iframe className={styles.frame} src={mapEmbed(place, hasPin)} title={`Map of ${place.name}`} />
        ) : (
          <GhanaMap pin={hasPin ? place : undefined} />
        )}
      </div>
      <div className={styles.mapWords}>
        <h2 className={styles.name} id="place">
          {place.name}
        </h2>
        <p className={styles.soft}>The map comes from OpenStreetMap. It loads only if you ask for it.</p>
        <p className={styles.ways}>
          {!isShown && (
            <Button type="button" variant="outline" onClick={() => setShown(true)}>
              Show map
            </Button>
          )}
          <a className={styles.link} href={mapPage(place, hasPin)} rel="noopener noreferrer">
            Open in a map app
          </a>
        </p>
      </div>
    </section>
  )
}
