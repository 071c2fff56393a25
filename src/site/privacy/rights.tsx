import { organisation } from '#shared/content/frame.ts'
import { country, isInGhana } from '#shared/country/country.ts'
import { organisationName } from '#shared/organisation-name.ts'
import { AtOurAddress } from '../email-link.tsx'
import { useSiteContent } from '../site-content.ts'
import { TextSection } from '../text-page/text-page.tsx'

const { authority, fullName, url } = country.privacyLaw

export const Rights = () => {
  const { answerDays } = useSiteContent('organisation', organisation)
  return (
    <TextSection id="rights" title="Your rights">
      <p>
        {country.name}’s {fullName} {isInGhana ? 'gives you rights. You may:' : 'may give you rights. Here you may:'}
      </p>
      <ul>
        <li>ask what we keep about you, and see it;</li>
        <li>have mistakes in it corrected;</li>
        <li>have it deleted when we no longer need it;</li>
        <li>object: tell us to stop using it;</li>
        <li>say no to our newsletter at any time;</li>
        <li>withdraw your consent at any time, for everything after that;</li>
        <li>ask that a person decides, when a program has decided about you;</li>
        {isInGhana && <li>claim compensation if we break the law and harm you;</li>}
        <li>complain to the {authority}.</li>
      </ul>
      <p>
        Write to us <AtOurAddress />. Please use the same email address as before, so that we know it is you. We promise
        to answer within {answerDays} days.
      </p>
      <p>
        A program decides only two things here. It puts messages that look like spam in a separate folder, and it marks
        messages that sound urgent. A person at {organisationName()} can change both.
      </p>
      <p>
        Not happy with our answer? You can complain to the <a href={url}>{authority}</a> of {country.name}.
      </p>
      <p>Under 18? Ask a parent or guardian before you write to us or subscribe.</p>
    </TextSection>
  )
}

export const Breach = () => (
  <TextSection id="breach" title="If your data is lost or stolen">
    <p>
      If someone sees or takes data that they should not, we stop it as fast as we can. Then we tell the {authority}. If
      we can reach the people whose data it is, we also tell them what happened and what they can do.
    </p>
  </TextSection>
)
