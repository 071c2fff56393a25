/** The contact page: its loader and its action. `contact-form.tsx` draws the form; `send-message.ts` sends it. */
import { data } from 'react-router'
import { apiContext } from '#page/api-client.ts'
import { useIsLight } from '#page/data-saver.ts'
import { contact, isExampleContact, isExamplePlace, organisation } from '#shared/content/frame.ts'
import { country, isInGhana } from '#shared/country/country.ts'
import { edges, outline, unitsPerDegree } from '#shared/country/outline.ts'
import { telUrl } from '#shared/country/phone.ts'
import { organisationName } from '#shared/organisation-name.ts'
import { askPath, helpPath } from '#shared/paths.ts'
import { invitationIn } from '#shared/wording/invitations.ts'
import { wording } from '#shared/wording.ts'
import { GhanaMap } from '#ui/art/ghana-map.tsx'
import { Button } from '#ui/button.tsx'
import { stampOf } from '../bot-check/stamp.ts'
import { browserScript } from '../browser-script.ts'
import { EmailLink, PhoneLine, useEmail } from '../email-link.tsx'
import { PageHead } from '../page-head.tsx'
import { PageTop } from '../page-top.tsx'
import { useSiteContent } from '../site-content.ts'
import { Template } from '../templates/template.tsx'
import type { Route } from './+types/contact'
import styles from './contact.module.css'
import { ContactForm } from './contact-form.tsx'
import { mapEmbed, mapPage, wholeCountry } from './map-links.ts'
import { sendMessage } from './send-message.ts'

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const stamp = await stampOf(context.get(apiContext))
  return { stamp, invitation: invitationIn(new URL(request.url).searchParams) }
}

export const action = async ({ context, request }: Route.ActionArgs) => {
  const sent = await sendMessage(context.get(apiContext), request)
  return data(sent, { status: sent.refusal?.status ?? 200 })
}

export default function Contact({ actionData, loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title={wording.contact.title}
        description={`Ask ${organisationName()} a question, offer help, or invite us to your school or community.`}
        path="/contact"
      />
      <PageTop
        title={wording.contact.title}
        lead="Ask a question, offer help, or invite us to your school or community."
        isArtOnlyWide
      />
      <div className={`container ${styles.page}`}>
        <section className={styles.words}>
          <p className={styles.notice}>
            We are not a clinic, and we cannot help in an emergency. If there is a <a href={helpPath}>warning sign</a>,{' '}
            <a href={telUrl(country.emergencyNumber)}>call {country.emergencyNumber}</a> or go to hospital. Please do
            not send private medical details.
          </p>
          <p>
            {wording.contact.orAsk} <a href={askPath}>{wording.contact.ask}</a>
          </p>
          <Reach />
          <ContactForm sent={actionData} {...loaderData} />
        </section>
        <ContactMap />
      </div>
    </>
  )
}

/** The contact details. Empty while they are only the default examples. */
const Reach = () => {
  const { phone, address } = useSiteContent('contact', contact)
  const { legalName, registration } = useSiteContent('organisation', organisation)
  const email = useEmail()
  if (!email && !phone && !legalName && !registration && address.length === 0) return null
  return (
    <section>
      <h2 className="h3">How to reach us</h2>
      {email && <EmailLink className={styles.link} />}
      <PhoneLine />
      {legalName && <p translate="no">{legalName}</p>}
      {address.map((line) => (
        <p key={line} translate="no">
          {line}
        </p>
      ))}
      {registration && (
        <p>
          Registered with the {country.privacyLaw.authority}: <span translate="no">{registration}</span>
        </p>
      )}
    </section>
  )
}

/** Without real contact details: the country. Only a place that the organisation entered gets a pin. */
const usePlace = () => {
  const details = useSiteContent('contact', contact)
  const place = isExampleContact(details) ? wholeCountry : details.place
  return { place, hasPin: place !== wholeCountry && !isExamplePlace(place) }
}

const Outline = () => {
  const [width, height] = [edges.east - edges.west, edges.north - edges.south].map((side) => side * unitsPerDegree)
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path d={outline} fill="#e3b26a" />
    </svg>
  )
}

/**
 * A drawn map and the location in words. The map provider receives a visitor's data only after a click: then
 * `browser/press.ts` shows its map.
 */
const ContactMap = () => {
  const { place, hasPin } = usePlace()
  const isLight = useIsLight()
  return (
    <section className={styles.place} aria-labelledby="place">
      <div className={styles.map} data-map>
        {isInGhana ? <GhanaMap pin={hasPin ? place : undefined} /> : <Outline />}
        {!isLight && (
          <Template when="map">
            <iframe className={styles.frame} src={mapEmbed(place, hasPin)} title={`Map of ${place.name}`} />
          </Template>
        )}
      </div>
      <div className={styles.mapWords}>
        <h2 className={styles.name} id="place">
          {place.name}
        </h2>
        <p className="soft">The map comes from OpenStreetMap. It loads only if you ask for it.</p>
        <p className={styles.ways}>
          {!isLight && (
            <Button type="button" variant="outline" name="map" data-script={browserScript('press')}>
              Show map
            </Button>
          )}
          <a className={styles.link} href={mapPage(place, hasPin)} rel="noopener noreferrer">
            Open in a map app
          </a>
        </p>
      </div>
    </section>
  )
}
