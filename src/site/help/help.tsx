/**
 * The emergency page: warning signs, what to do, and the phone number. Its words come from `shared/warning-signs.ts`.
 */
import { country, isInGhana } from '#shared/country/country.ts'
import { telUrl } from '#shared/country/phone.ts'
import { healthCentreFirst } from '#shared/facts/care.ts'
import { longDay } from '#shared/format.ts'
import { cardPath, helpPath, nearestPlacesPath, placesPath, printPath } from '#shared/paths.ts'
import { number112 } from '#shared/sources/signs.ts'
import { careRules, signGroups, signsChecked, type WarningSign, whatToTellStaff } from '#shared/warning-signs.ts'
import { buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { withoutScripts } from '../browser-script.ts'
import { Cite, OwnGuidelines, SourceList, SourcesContext, Stated } from '../citations.tsx'
import { EmergencyNumber } from '../emergency-help.tsx'
import { MedicalSafety } from '../health-notice.tsx'
import { MoreToRead } from '../more-to-read.tsx'
import { PageHead } from '../page-head.tsx'
import { WhatsAppLink } from '../sharing/whatsapp-link.tsx'
import { useHasPlaces } from '../site-content.ts'
import styles from './help.module.css'
import signStyles from './signs.module.css'

/** A person in an emergency waits for nothing that is not needed. */
export const handle = withoutScripts

export default function Help() {
  return (
    <SourcesContext value={[]}>
      <div className={`container ${styles.page}`}>
        <PageHead
          title="Get help now"
          description={`Warning signs of sickle cell disease. In an emergency in ${country.name} call ${country.emergencyNumber} or go to the nearest hospital.`}
          path={helpPath}
        />
        <section className={styles.call}>
          <h1>Get help now</h1>
          <p className="lead">
            If someone with sickle cell disease has any sign below, go to the nearest hospital now. No transport? Call{' '}
            <EmergencyNumber />.
          </p>
          <CallBar />
        </section>
        <section className={`${styles.list} ${signStyles.groups}`} id="warning-signs" aria-label="Warning signs">
          {signGroups.map(({ id, name, signs }) => (
            <div key={id} id={id}>
              <h2>{name}</h2>
              <WarningSigns of={signs} />
            </div>
          ))}
        </section>
        <Steps />
        <section className={styles.care}>
          <h2>At home and on the way</h2>
          {careRules.map((fact) => (
            <p key={fact.text}>
              <Stated fact={fact} />
            </p>
          ))}
          <p className="no-print">
            Print <a href={`${printPath}${helpPath}`}>this sheet</a>, fold it, and keep it with you. Make{' '}
            <a href={cardPath}>your own sickle cell card</a> for hospital staff. Not urgent? Ask the nearest hospital
            for its sickle cell clinic. {useHasPlaces() && <a href={placesPath}>Find a clinic</a>}
          </p>
        </section>
        <section className={`${styles.care} no-print`}>
          <MoreToRead heading="h2" />
        </section>
        <Basis />
      </div>
    </SourcesContext>
  )
}

/** On a phone the call button stays at the bottom of the screen. */
const CallBar = () => (
  <div className={`no-print ${styles.bar}`}>
    <a className={`${buttonClass()} ${styles.number}`} href={telUrl(country.emergencyNumber)}>
      <Icon name="phone" size={28} /> Call {country.emergencyNumber}
    </a>
    <WhatsAppLink title="Warning signs of sickle cell disease, and what to do:" path={helpPath} variant="outline">
      Share<span className="visually-hidden"> on WhatsApp</span>
    </WhatsAppLink>
  </div>
)

const Steps = () => (
  <section className={styles.care}>
    <h2>What to do</h2>
    <ol className={styles.steps}>
      <li>
        <strong>Go to the nearest hospital now.</strong> If you have transport, do not wait for an ambulance.{' '}
        {useHasPlaces() && (
          <a className="no-print" href={nearestPlacesPath}>
            Hospitals near you
          </a>
        )}
      </li>
      <li>
        <strong>
          No transport? Call <EmergencyNumber />.
        </strong>{' '}
        {isInGhana && (
          <>
            It works on all networks.
            <Cite of={[number112]} />
          </>
        )}
      </li>
      <li>
        <Stated fact={healthCentreFirst} />
      </li>
      <li>
        <strong>Tell the staff straight away:</strong>
        {whatToTellStaff.map((words) => (
          <p key={words} className={styles.quote}>
            “{words}”
          </p>
        ))}
      </li>
    </ol>
  </section>
)

const WarningSigns = ({ of: some }: { of: readonly WarningSign[] }) => (
  <ul className={signStyles.signs}>
    {some.map(({ sign, more, sources }) => (
      <li key={sign}>
        <strong>
          {sign}
          {!more && <Cite of={sources} />}
        </strong>
        {more && (
          <span>
            {more}
            <Cite of={sources} />
          </span>
        )}
      </li>
    ))}
  </ul>
)

const Basis = () => (
  <section className={styles.basis}>
    <p>
      <MedicalSafety /> No doctor or nurse has reviewed this page yet.
    </p>
    <p>
      Guides differ: {isInGhana && <>37.5&nbsp;°C under the arm (Ghana Health Service), </>}38&nbsp;°C
      (AboutKidsHealth), 38.5&nbsp;°C (CDC). We checked every line against its sources on{' '}
      <time dateTime={signsChecked}>{longDay(signsChecked)}</time>.
    </p>
    <h2>Sources</h2>
    <OwnGuidelines />
    <SourceList />
  </section>
)
