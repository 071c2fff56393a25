/**
 * The warning signs: the only list of them in this project. The help page and its printed sheet, the box in health
 * articles, the response to a message and the search take their words from here.
 *
 * Where guides differ, the list uses the most cautious one: for a small child, 37.5 °C under the arm
 * (Ghana Health Service), and 38 °C for everyone (AboutKidsHealth), not 38.5 (CDC).
 */
import { emergencyNumber, isInGhana } from './country/country.ts'
import { feverLimits, healthCentreFirst, noIce, temperatureFirst } from './facts/care.ts'
import { handsAndFeet } from './sources/medicine.ts'
import type { PublishedSource } from './sources/published-source.ts'
import {
  aboutKids,
  adults,
  fever,
  feverInGhana,
  malaria,
  manyFaces,
  mothers,
  number112,
  pregnancy,
  priapism,
  recognise,
  seekCare,
  sickChild,
  spleen,
  stroke,
  strokeInChildren,
  suicide,
  symptoms,
  transfusionReaction,
} from './sources/signs.ts'

export type SignId =
  | ('fever' | 'hot' | 'chest' | 'pale' | 'yellow' | 'urine' | 'stroke' | 'fit' | 'headache' | 'eyesight')
  | ('stomach' | 'vomiting' | 'pain' | 'joint' | 'baby' | 'erection' | 'pregnancy' | 'mind')

/** `sign` is complete on its own, for short lists. `more` adds to it if there is room. */
export type WarningSign = { id: SignId; sign: string; more?: string; sources: readonly PublishedSource[] }

/** The day on which every line was checked against its sources. No clinician has reviewed them. */
export const signsChecked = '2026-11-26'

/** For a person who thinks of ending their life: on the list, and alone in the response to such a message. */
export const kindWords = `We are sorry that life is so hard now. You are not a burden, and help is possible. Tell someone you trust now, and do not stay alone. Go to the nearest hospital, or call ${emergencyNumber}.`

/** In the order of the help page, stroke first. An article shows all signs, or five or six: `warning-signs-box.ts`. */
export const signGroups: readonly { id: string; name: string; signs: readonly WarningSign[] }[] = [
  {
    id: 'head',
    name: 'Head, face, arms and eyes',
    signs: [
      {
        id: 'stroke',
        sign: 'One side of the face hangs down, a weak or numb arm or leg, or trouble speaking, seeing or walking, even if it goes away.',
        more: 'It may be a stroke. Children can have one too.',
        sources: [recognise, stroke, strokeInChildren],
      },
      {
        id: 'fit',
        sign: 'A fit (convulsion), or a person who is confused, very drowsy or hard to wake.',
        sources: [sickChild, recognise, strokeInChildren],
      },
      { id: 'headache', sign: 'A sudden, very bad headache, or a stiff neck.', sources: [strokeInChildren, sickChild] },
      {
        id: 'eyesight',
        sign: 'A sudden change in eyesight.',
        more: 'Go even if only one eye has changed.',
        sources: [adults, manyFaces],
      },
    ],
  },
  {
    id: 'fever',
    name: 'Breathing, fever and blood',
    signs: [
      { id: 'chest', sign: 'Chest pain, hard or fast breathing, or a cough with fever.', sources: [recognise] },
      {
        id: 'fever',
        sign: isInGhana
          ? 'Any fever of 38 °C or more, or of 37.5 °C in a baby or a small child: hospital at once. A malaria test is not enough.'
          : 'Any fever of 38 °C or more: hospital at once. A malaria test is not enough.',
        more: `${feverLimits.text} Even if the test shows malaria, there may be a more dangerous infection too. In a baby or child, fever may be the only sign.`,
        sources: [feverInGhana, aboutKids, fever, malaria],
      },
      {
        id: 'hot',
        sign: 'A hot body, or hot and shivering, when you have no thermometer.',
        more: 'Do not wait until you find a thermometer.',
        sources: [sickChild, seekCare],
      },
      {
        id: 'pale',
        sign: 'Very pale palms, lips, tongue or inside of the lower eyelid.',
        more: 'On dark skin, look there. The person may also be very weak, dizzy or short of breath.',
        sources: [sickChild, adults, recognise],
      },
      { id: 'yellow', sign: 'Yellow eyes, together with weakness.', sources: [manyFaces, symptoms] },
      {
        id: 'urine',
        sign: 'Urine that is red, brown or dark like cola.',
        more: 'Tell the staff if you had a blood transfusion in the last month.',
        sources: [transfusionReaction],
      },
    ],
  },
  {
    id: 'pain',
    name: 'Pain, swelling and vomiting',
    signs: [
      {
        id: 'stomach',
        sign: 'Very bad pain in the stomach, or a stomach that swells.',
        more: 'A swelling on the left, under the ribs, can be the spleen.',
        sources: [spleen, seekCare],
      },
      { id: 'vomiting', sign: 'Vomiting again and again, cannot keep water down.', sources: [seekCare, sickChild] },
      {
        id: 'pain',
        sign: 'Pain that is very bad or new, or that your usual medicine does not stop.',
        sources: [recognise, adults, seekCare],
      },
      { id: 'joint', sign: 'A joint that swells, or an arm or leg that hurts and will not move.', sources: [seekCare] },
    ],
  },
  {
    id: 'babies',
    name: 'Babies, men, pregnancy and mind',
    signs: [
      {
        id: 'baby',
        sign: 'In a baby: swollen, painful hands or feet, or a baby who will not feed.',
        more: 'Swollen hands or feet are often the first sign of sickle cell disease. Ask for a blood test.',
        sources: [handsAndFeet, sickChild],
      },
      {
        id: 'erection',
        sign: 'A painful erection that lasts 2 hours or more.',
        more: 'It can cause lasting damage. Nobody needs to be ashamed. In the first 2 hours, drink water and try to pass urine. For a boy, call the clinic at once. Do the attacks stop but come back? Tell your clinic.',
        sources: [seekCare, priapism],
      },
      {
        id: 'pregnancy',
        sign: 'In pregnancy, and for a year after the birth: any warning sign, heavy bleeding, fluid that smells bad, a bad headache or blurred vision. Also fits, a swollen face, or pain or swelling in one leg. In pregnancy also: your waters break, any bleeding, or a baby who moves less.',
        sources: [pregnancy, mothers],
      },
      { id: 'mind', sign: 'Thoughts of ending your life.', more: kindWords, sources: [suicide] },
    ],
  },
]

export const warningSigns = signGroups.flatMap(({ signs }) => signs)

/** What a person at home needs besides the signs. */
export const careRules = [temperatureFirst, noIce]

export const whatToTellStaff = ['I have sickle cell disease.', 'My child has sickle cell disease.'] as const

/** In the order of their numbers on the help page. */
export const signSources: readonly PublishedSource[] = [
  ...new Set([
    ...warningSigns.flatMap(({ sources }) => sources),
    number112,
    ...[healthCentreFirst, ...careRules].flatMap(({ sources }) => sources),
  ]),
]
