/** The jobs of a person as checkboxes: each says what the person sees. */
import { jobNames, jobSentences } from '#shared/job-names.ts'
import { type Job, jobs } from '#shared/permissions.ts'
import { Checkbox } from '#ui/controls/checkbox.tsx'
import { FieldError } from '#ui/field.tsx'
import styles from './people.module.css'

type Props = { chosen: readonly Job[]; error: string | undefined }

export const JobChoice = ({ chosen, error }: Props) => (
  <fieldset className={styles.jobs} aria-describedby={error ? 'jobs-error' : undefined}>
    <legend>What this person does</legend>
    {error && <FieldError id="jobs-error">{error}</FieldError>}
    {jobs.map((job) => (
      <Checkbox key={job} name="jobs" value={job} defaultChecked={chosen.includes(job)}>
        <strong>{jobNames[job]}.</strong> {jobSentences[job]}
      </Checkbox>
    ))}
  </fieldset>
)
