import { Link, useFetcher } from 'react-router'
import { accountPath } from '#shared/paths.ts'
import { Button } from '#ui/button.tsx'
import { IntentForm, Section } from '../section.tsx'
import { Trouble } from '../trouble.tsx'
import type { Outcome } from './calls.ts'

export const SecondStepRule = ({ isRequired }: { isRequired: boolean }) => {
  const fetcher = useFetcher<Outcome>()
  return (
    <Section title="Second step for everybody">
      <p>
        {isRequired
          ? 'Everybody needs one: whoever has none must set it up before anything else.'
          : 'Everybody decides for themselves whether signing in takes a code from their phone.'}{' '}
        <Link to={accountPath}>Yours is in your account.</Link>
      </p>
      <Trouble failure={fetcher.data?.failure} fields={[]} />
      <IntentForm Form={fetcher.Form} intent="require">
        <input type="hidden" name="isRequired" value={isRequired ? 'no' : 'yes'} />
        <Button variant="outline" isBusy={fetcher.state !== 'idle'}>
          {isRequired ? 'Leave it to everybody' : 'Require it from everybody'}
        </Button>
      </IntentForm>
    </Section>
  )
}
