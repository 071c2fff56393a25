import type { Look } from '#shared/content/types.ts'
import { defaultName, isWide } from '#shared/organisation-name.ts'

type Props = { look: Look; className?: string | undefined }

/** The logo: a picture, or drawn from the letters of the name. `root.tsx` has the styles of an own one. */
export const Logo = ({ look: { name, picture }, className }: Props) =>
  name === defaultName && !picture?.url ? (
    <WordMark className={className} />
  ) : (
    <span className="own-logo" aria-hidden="true">
      {picture?.url && <img src={picture.light?.url ?? picture.url} alt="" />}
      {!(picture && isWide(picture)) && <span>{name}</span>}
    </span>
  )

/**
 * The name that the product comes with, with a healthy cell as its o. Decorative: the link or heading around it has a
 * name.
 */
const WordMark = ({ className }: Pick<Props, 'className'>) => (
  <svg className={className} viewBox="0 0 418 104" aria-hidden="true">
    <path
      fill="currentColor"
      d="M0 4h28l23 63L74 4h28L65 101H37zM190 29h24v72h-24zM213 11a11 11 0 1 1-22 0 11 11 0 0 1 22 0zM230 101V60.5a31.5 31.5 0 0 1 51-24.8 31.5 31.5 0 0 1 51 24.8V101h-24V60.5a7.5 7.5 0 0 0-15 0V101h-24V60.5a7.5 7.5 0 0 0-15 0V101zM394 29h24v72h-24z"
    />
    <path
      fill="currentColor"
      fillRule="evenodd"
      d="M335 65a38 38 0 1 1 76 0 38 38 0 0 1-76 0zm28.5 0a15.5 15.5 0 1 0 31 0 15.5 15.5 0 0 0-31 0z"
    />
    <circle cx="140" cy="65" r="38" fill="var(--cell-rim)" />
    <circle cx="139" cy="63.5" r="26" fill="var(--cell-dimple)" />
    <circle cx="138" cy="62" r="14.5" fill="var(--cell-centre)" />
  </svg>
)
