import { usePublicUrl } from '#page/page-url.ts'
import type { Region } from '#shared/country/regions.ts'
import { placesPath } from '#shared/paths.ts'
import { placesWording as words } from '#shared/wording/places.ts'
import { QrSquare } from '../print/qr-square.tsx'
import sheet from './sheet.css?url'

/** Only on paper: the way from the printed list of a region to the newest one. */
export const PlacesSheet = ({ region }: { region: Region }) => {
  const address = `${usePublicUrl()}${placesPath}?region=${region}`
  return (
    <aside hidden>
      <link rel="stylesheet" media="print" href={sheet} />
      <QrSquare text={address} />
      <p>{words.printed(address.replace(/^https?:\/\//, ''))}</p>
    </aside>
  )
}
