/** The fields for where something is, the same in every form: the region, and the town with suggestions. */
import { useId } from 'react'
import { type Region, regions } from '#shared/country/regions.ts'
import { towns } from '#shared/country/towns.ts'
import { Field, Select } from '#ui/field.tsx'

type Props = { stored: { region: Region; town: string } | undefined; errors: Record<string, string> }

export const RegionAndTown = ({ stored, errors }: Props) => {
  const townList = useId()
  return (
    <>
      <Select label="Region" name="region" defaultValue={stored?.region} error={errors.region}>
        {Object.entries(regions).map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
      <Field label="Town" name="town" list={townList} defaultValue={stored?.town} error={errors.town} />
      <datalist id={townList}>
        {towns.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  )
}
