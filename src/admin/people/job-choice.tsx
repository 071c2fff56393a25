/** The jobs of a person as checkboxes: each says what the person sees. */
import { jobNames, jobSentences } from '#shared/job-names.ts'
import { type Job, jobs } from '#shared/permissions.ts'
import { CheckboxGroup } from '#ui/controls/checkbox.tsx'

type Props = { chosen: readonly Job[]; error: string | undefined }

export const JobChoice = ({ chosen, error }: Props) => (
  <CheckboxGroup
    legend="What this person does"
    name="jobs"
    options={jobs.map((job) => [job, <JobText key={job} job={job} />])}
    chosen={chosen}
    error={error}
  />
)

const JobText = ({ job }: { job: Job }) => (
  <>
    <strong>{jobNames[job]}.</strong> {jobSentences[job]}
  </>
)
