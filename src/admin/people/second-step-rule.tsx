import { Link, useFetcher } from 'react-router'
import { accountPath } from '#shared/paths.ts'
import { Button } from '#ui/button.tsx'
import { FailureAlert, IntentForm } from '../intent-form.tsx'
import { Section } from '../section.tsx'
import type { PeopleResult } from './calls.ts'

export const SecondStepRule = ({ isRequired }: { isRequired: boolean }) => {
  const fetcher = useFetcher<PeopleResult>()
  return (
    <Section title="Second step for everybody">
      <p>
        {isRequired
          ? 'Everybody needs one: whoever has none must set it up before anything else.'
          : 'Everybody decides for themselves whether signing in takes a code from their phone.'}{' '}
        <Link to={accountPath}>Yours is in your account.</Link>
      </p>
      <FailureAlert failure={fetcher.data?.failure} />
      <IntentForm Form={fetcher.Form} intent="require">
        <input type="hidden" name="isRequired" value={isRequired ? 'no' : 'yes'} />
        <Button variant="outline" isBusy={fetcher.state !== 'idle'}>
          {isRequired ? 'Leave it to everybody' : 'Require it from everybody'}
        </Button>
      </IntentForm>
    </Section>
  )
}
