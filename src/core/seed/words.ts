/** Words to try and to measure with: a few that are in nearly every text, and very many that are in hardly any. */
import type { Language } from '#shared/languages.ts'
import type { Dice } from './dice.ts'

const common: Record<Language, string> = {
  en: 'the and of to sickle cell in is a for with blood pain child health are test family be you it can on school clinic water fever that your when life or hospital this help day from have ask care not people know parents at drink sleep doctor nurse every carry gene crisis year cold rest medicine body mother father red oxygen newborn friend community ghana accra kumasi tamale infection folic acid vaccine genotype counselling screening hydroxyurea anaemia transfusion spleen stroke exercise malaria pregnancy marriage partner trait result appointment teacher exam travel',
  tw: 'na sɛ no wo me yɛ ho mogya yareɛ ayaresabea abofra yaw nsuo maame papa nkwa honam apɔmuden sukuu ɛda aduro nnamfo abusua oyarefoɔ dɔkota',
  ee: 'la kple le ame mia nye ʋu dɔ kɔdzi ɖevi tsi dada fofo agbe lãmesẽ suku ŋkeke atike xɔlɔ̃ ƒome dɔnɔ dɔkta vevesese',
  gaa: 'kɛ ni lɛ mi wɔ la hela hefalemɔ gbekɛ nu awo ataa shihilɛ skul gbi tsofa naanyo weku helatsɛ dɔkta',
  dag: 'ni ka ti n ʒim doro ashibiti bia kom ma ba nyɛvuli shikuru dabisili tim zo daŋ dɔkta alaafee',
  ha: 'da na ta a ba jini cuta asibiti yaro ruwa uwa uba rai lafiya makaranta rana magani aboki iyali likita zafi gwaji',
}
const commonWords = Object.fromEntries(
  Object.entries(common).map(([language, words]) => [language, words.split(' ')]),
) as Record<Language, string[]>

const syllables =
  'ba be bo da de di do fa fi fo ga gi go ka ke ko ku la le li lo ma me mi mo na ne no nu pa pe po ra re ri ro sa se si so ta te ti to wa we wo ya ye yo za'.split(
    ' ',
  )
const howMany = 40_000

/** The n-th word is in about 1/n as many texts as the first, as it is in any language. */
export const wordIn = (language: Language, { roll }: Dice) => {
  const rank = Math.floor(howMany ** roll()) - 1
  return commonWords[language][rank] ?? madeUp(rank)
}

const madeUp = (number: number): string => {
  const syllable = syllables[number % syllables.length] ?? ''
  const rest = Math.floor(number / syllables.length)
  return rest === 0 ? syllable : madeUp(rest) + syllable
}
