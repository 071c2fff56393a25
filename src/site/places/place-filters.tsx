import { regions } from '#shared/country/regions.ts'
import { towns } from '#shared/country/towns.ts'
import { placesPath } from '#shared/paths.ts'
import { placesWording as words } from '#shared/wording/places.ts'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/field.tsx'
import type { PlaceChoice } from './load-places.ts'
import styles from './places.module.css'

/** A plain GET form, so that the filters are in the address and need no script. */
export const PlaceFilters = ({ choice, hasTowns }: { choice: PlaceChoice; hasTowns: boolean }) => (
  <search className="no-print">
    <form className={styles.filters} action={placesPath}>
      <Select
        label={words.region}
        name="region"
        defaultValue={choice.region && regions[choice.region]}
        none={words.anyRegion}
      >
        {Object.values(regions).map((name) => (
          <option key={name} translate="no">
            {name}
          </option>
        ))}
      </Select>
      <Select label={words.kind} name="kind" defaultValue={choice.kind} none={words.anyKind} options={words.kinds} />
      {hasTowns && <TownSelect town={choice.town} />}
      <Button variant="outline">{words.show}</Button>
    </form>
  </search>
)

const TownSelect = ({ town }: { town: string | undefined }) => (
  <Select label={words.town} name="town" defaultValue={town} none={words.noTown}>
    {towns.map(({ name }) => (
      <option key={name} translate="no">
        {name}
      </option>
    ))}
  </Select>
)
