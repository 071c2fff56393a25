/** The accessibility statement (WCAG): what works and what does not yet. */
import { organisationName } from '#shared/organisation-name.ts'
import { AtOurAddress } from '../email-link.tsx'
import { TextPage, TextSection } from '../text-page/text-page.tsx'

export default function Accessibility() {
  return (
    <TextPage
      title="Accessibility"
      lead="Everyone should be able to use this website. This is how far we have got."
      description={`How everyone can use ${organisationName()}’s website, how we tested it, what does not work yet, and how to report a problem.`}
      path="/accessibility"
      changedOn="2026-11-22"
    >
      <Aim />
      <WhatYouCanDo />
      <Tests />
      <Limits />
      <Report />
    </TextPage>
  )
}

const Aim = () => (
  <TextSection id="aim" title="Our aim">
    <p>
      We aim to meet <a href="https://www.w3.org/TR/WCAG22/">WCAG 2.2</a> at level AA. WCAG is a guide, used all over
      the world, for websites that everyone can use.
    </p>
    <p>No outside expert has checked the site yet, so we do not claim that it meets every point.</p>
  </TextSection>
)

const WhatYouCanDo = () => (
  <TextSection id="what-you-can-do" title="What you can do here">
    <ul>
      <li>Use the site with a keyboard, without a mouse.</li>
      <li>Make the text twice as large.</li>
      <li>Read on a very narrow phone.</li>
      <li>Stop anything that moves. If your device asks for less motion, nothing moves by itself.</li>
      <li>Read in light or dark colours. The site follows your device.</li>
      <li>Read, write to us and subscribe with JavaScript switched off.</li>
      <li>Print any page.</li>
    </ul>
  </TextSection>
)

const Tests = () => (
  <TextSection id="tests" title="How it was tested">
    <p>
      A program called axe checks our pages each time we test the site. It checks a narrow and a wide screen, in light
      and in dark colours. The tests fail if it finds a problem.
    </p>
    <p>Programs find only some of the problems. They cannot tell what is difficult for a real person.</p>
    <p>Other tests read pages and send messages with JavaScript switched off.</p>
  </TextSection>
)

const Limits = () => (
  <TextSection id="limits" title="What does not work well yet">
    <ul>
      <li>
        People with disabilities have not tested the site yet, and nor have people who use a screen reader every day.
      </li>
      <li>
        The map on our contact page comes from OpenStreetMap. We cannot promise that everyone can use it. The place is
        also written beside the map.
      </li>
      <li>On a narrow phone, the table of all genotype pairs may scroll sideways.</li>
      <li>Some uploaded pictures may lack a description.</li>
      <li>The site is in English only. Few articles have audio.</li>
    </ul>
  </TextSection>
)

const Report = () => (
  <TextSection id="report" title="Tell us">
    <p>
      Is something hard to use? Write to us <AtOurAddress />.
    </p>
    <p>Please say which page it is, and what you use: your phone, your browser or your screen reader.</p>
  </TextSection>
)
