import { useState } from 'react'
import { GhanaMap } from '#ui/art/ghana-map.tsx'
import { Button } from '#ui/button.tsx'
import { organisation } from '../content/organisation.ts'
import { useIsScripted } from '../scripted.ts'
import { mapEmbed, mapPage } from './map-links.ts'
import styles from './place.module.css'

const { place } = organisation

/** A drawn map and the place in words. The company that makes the real map learns of a visitor only after a click. */
export const Place = () => {
  const [isShown, setShown] = useState(false)
  const isScripted = useIsScripted()
  return (
    <section className={styles.place} aria-labelledby="place">
      <div className={styles.map}>
        {isShown ? (
          <iframe className={styles.frame} src={mapEmbed(place)} title={`Map of ${place.name}`} />
        ) : (
          <GhanaMap />
        )}
      </div>
      <div className={styles.words}>
        <h2 className={styles.name} id="place">
          {place.name}
        </h2>
        <p className={styles.soft}>The map comes from another company. It loads only if you ask.</p>
        <p className={styles.ways}>
          {isScripted && !isShown && (
            <Button type="button" variant="outline" onClick={() => setShown(true)}>
              Show map
            </Button>
          )}
          <a className={styles.link} href={mapPage(place)} rel="noopener noreferrer">
            Open in a map app
          </a>
        </p>
      </div>
    </section>
  )
}
