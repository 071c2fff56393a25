import { Form } from 'react-router'
import { auditGroupNames } from '#shared/audit-events.ts'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/field.tsx'
import type { Filter } from './calls.ts'
import styles from './history.module.css'

/** A plain form that leads to an address, which can be kept and shared. */
export const FilterForm = ({ people, filter }: { people: string[]; filter: Filter }) => (
  <Form className={styles.filter} key={JSON.stringify(filter)}>
    <Select label="Who" name="who" defaultValue={filter.who}>
      <option value="">Everybody</option>
      {people.map((email) => (
        <option key={email}>{email}</option>
      ))}
    </Select>
    <Select label="What" name="kind" defaultValue={filter.kind}>
      <option value="">Everything</option>
      {Object.entries(auditGroupNames).map(([kind, name]) => (
        <option key={kind} value={kind}>
          {name}
        </option>
      ))}
    </Select>
    <Button variant="outline">Show</Button>
  </Form>
)
