/** The fields for a location, the same in every form: the town with suggestions, and its region. */
import { useId, useState } from 'react'
import { type Region, regions } from '#shared/country/regions.ts'
import { townNamed, towns } from '#shared/country/towns.ts'
import { isKeyOf } from '#shared/keys.ts'
import { Field, Select } from '#ui/field.tsx'

type Props = { stored: { region: Region; town: string } | undefined; errors: Record<string, string> }

/** A known town chooses its region. */
export const RegionAndTown = ({ stored, errors }: Props) => {
  const townList = useId()
  const [region, setRegion] = useState<Region | ''>(stored?.region ?? '')
  return (
    <>
      <Field
        label="Town"
        name="town"
        list={townList}
        defaultValue={stored?.town}
        error={errors.town}
        onChange={({ target }) => setRegion(townNamed(target.value.trim())?.region ?? region)}
      />
      <datalist id={townList}>
        {towns.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <Select
        label="Region"
        name="region"
        value={region}
        onChange={({ target: { value } }) => setRegion(isKeyOf(regions, value) ? value : '')}
        error={errors.region && 'Choose the region.'}
      >
        <option value="">Choose the region</option>
        {Object.entries(regions).map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
    </>
  )
}
