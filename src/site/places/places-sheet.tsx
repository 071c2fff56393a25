import { usePublicUrl } from '#page/page-url.ts'
import type { Region } from '#shared/country/regions.ts'
import { placesPath } from '#shared/paths.ts'
import { placesWording as words } from '#shared/wording/places.ts'
import { qrCodeOf } from '../card/qr-code.ts'
import sheet from './sheet.css?url'

/** Only on paper: the way from the printed list of a region to the newest one. */
export const PlacesSheet = ({ region }: { region: Region }) => {
  const address = `${usePublicUrl()}${placesPath}?region=${region}`
  const { size, path } = qrCodeOf(address)
  return (
    <aside hidden>
      <link rel="stylesheet" media="print" href={sheet} />
      <svg viewBox={`-4 -4 ${size + 8} ${size + 8}`} width="100" aria-hidden="true">
        <path d={path} />
      </svg>
      <p>{words.printed(address.replace(/^https?:\/\//, ''))}</p>
    </aside>
  )
}
