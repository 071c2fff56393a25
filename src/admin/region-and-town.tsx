/** The fields for a location, the same in every form: town with autocomplete (combobox, `<datalist>`), and region. */
import { useId, useState } from 'react'
import { type Region, regions } from '#shared/country/regions.ts'
import { townNamed, towns } from '#shared/country/towns.ts'
import { isKeyOf } from '#shared/keys.ts'
import { Field, fieldsOf, Select } from '#ui/field.tsx'

type Props = { stored: { region: Region; town: string } | undefined; errors: Record<string, string> | undefined }

/** A known town chooses its region. */
export const RegionAndTown = ({ stored, errors }: Props) => {
  const townList = useId()
  const [region, setRegion] = useState<Region | ''>(stored?.region ?? '')
  const field = fieldsOf(errors, stored)
  return (
    <>
      <Field
        label="Town"
        {...field('town')}
        list={townList}
        onChange={({ target }) => setRegion(townNamed(target.value.trim())?.region ?? region)}
      />
      <datalist id={townList}>
        {towns.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <Select
        label="Region"
        {...field('region')}
        defaultValue={undefined}
        value={region}
        onChange={({ target: { value } }) => setRegion(isKeyOf(regions, value) ? value : '')}
        none="Choose the region"
        options={regions}
      />
    </>
  )
}
