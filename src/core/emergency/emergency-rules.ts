/**
 * Which groups of words (keywords, see `emergency-words.ts`), close to each other, make a message urgent. They follow
 * the warning signs of the help page. A false positive puts an ordinary message on top; a false negative leaves a
 * person waiting. So doubtful combinations are included.
 */

/** Perhaps an attempt to end one's life, in the same form as the rules below. */
export const unclearRules: readonly string[] = ['harm oneself/2', 'take poison/4']

const listed = (text: string) => text.split(',').map((one) => one.trim())

/** The groups, separated by spaces; after a slash, how many words lie between the first and the last at most. */
export const rules: readonly string[] = [
  // Fever
  ...listed(`
    somebody fever/5, fever severe/5, fever very/3, fever notStopping/6, fever measured/4, fever medicine/9,
    temperature measured/5, thermometer reading/6, warmPlace hot/4, hot very/2, hot shiver/6, hot notStopping/3,
    hot helpless/8, cough hot/6, fever shiver/8
  `),
  // Chest and breathing
  ...listed(`
    chest pain/6, chest pressed/7, breath negative/4, breath fast/6, breath pain/6, oxygen gone/4, heart fast/4,
    cough fever/9, cough blood/5, cough chest/9, cough breath/9, face paleBlue/4, child paleBlue/4
  `),
  // Stroke
  ...listed(`
    face bent/5, face weakened/5, face cannot/4, face negative use/6, limb cannot use/5, limb negative use/4,
    limb weakened/4, one limb weakened/8, face numb/5, speech cannot/3, speech lost/4, speech oddly/5,
    speech negative coming/6, walk cannot/3, had fits/3, eyes bent/4
  `),
  // Consciousness, headache, neck
  ...listed(`
    wake negative/3, sleep negative wake/6, sleep always/4, headache severe/7, headache notStopping/7,
    headache very/4, headache vomit/9, headache fever/9, head pain severe/6, head pain notStopping/7, neck stiff/4,
    neck cannot/4, neck pain fever/9, neck pain headache/9
  `),
  // Blood, spleen, jaundice, weakness
  ...listed(`
    skin pale/5, blood gone/3, lossOf blood/3 -donate, blood coming/4, yellow eyes/4, yellow weak/9, urine dark/5,
    weak very/3, weak cannot/6, weak walk/6, somebody weak/3, weak notStopping/6, weak helpless/8, child quiet/4,
    belly swollen/4, belly pain severe/7, belly pain helpless/9, belly pain notStopping/8, belly pain very/6
  `),
  // Pain
  ...listed(`
    pain severe/6, pain very/2, pain notStopping/6, pain helpless/8, bones pain severe/8, crisis severe/6,
    crisis notStopping/7, crisis helpless/8, crisis had/4, crisis noWay transport/12, medicine negative working/6,
    joint swellOnly/4, limb swellOnly/6, limb cry touch/9, eyes swellOnly/4, face swellOnly/4,
    swellOnly notStopping/5, swellOnly helpless/8, penis swellOnly/5
  `),
  // Babies and children
  ...listed(`
    child feed refuses/6, feed refuses/3, feed cannot/3, baby feed negative/6, baby cry/4, baby cry touch/9,
    feed negative notStopping/7, urine cannot/4, sleep notStopping/4, baby cry notStopping/7
  `),
  // Vomiting, eyes
  ...listed(`
    vomit sickAll/9, somebody vomit/4, eyes lost/5, eyes cannot see/6, see cannot changing/7 -screen,
    see lost/3 -screen, blind changing/4
  `),
  // Erection
  ...listed(`
    erection long/9, somebody erection/5, penis erect/6, penis pain/6, penis cry/8, penis helpless/8, penis long/8
  `),
  // Pregnancy
  ...listed(`
    pregnant pregnancySign/9, water broke/3, baby kick less/5, pregnant kick less/6, pregnant blood coming/8,
    pregnant belly pain/9
  `),
  // An attempt to end one's life
  ...unclearRules,
  // Help
  ...listed('urgent care/5, hospital noWay transport/8, very sick/2, severe sick/2, dying somebody/3'),
]

/** One word is enough, unless the message only asks a general question. */
export const singleWords = listed(`
  breathless, fainted, fit, confused, drowsy, fever, chills, vomit, bleed, pallor, yellow, erection, attack, dying,
  unsteady, dehydrated, headache, blurred, overdose
`)

/** Signs that are too frequent in ordinary messages, but put the help page first in the search. */
export const signNames = [
  ...singleWords,
  ...listed('warning, fits, spleen, chest, suicide, alarm, poison, blind, chills'),
]

/** One word is enough to mean that somebody does not want to live. */
export const suicideWords = ['suicide', 'hopeless']

/** One word is enough in any message. */
export const alwaysUrgent = ['alarm']
