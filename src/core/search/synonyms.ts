/**
 * Synonyms: words that people in Ghana use for the same thing. Each one finds texts with any other on its line. All are
 * folded. The stop words, which a search ignores, are below.
 */
const lines = [
  'herb herbs herbal natural bitters concoction root roots leaves',
  'cure cured cures heal healed healing transplant marrow gene therapy',
  'pray prayer prayers pastor church curse curses witchcraft spiritual juju',
  'cost costs price prices charge fee fees money much expensive free',
  'clinic clinics hospital hospitals centre center polyclinic near',
  'marry marriage married wedding couple partner parents compatible compatibility',
  'date dating boyfriend girlfriend fiance fiancee partner',
  'baby babies newborn newborns infant infants child children pikin',
  'pregnant pregnancy maternity antenatal expecting',
  'sickler sicklers sickling sickle scd',
  'trait carrier carriers',
  'painkiller painkillers paracetamol tramadol ibuprofen diclofenac morphine pethidine medicine medicines drug drugs',
  'painkiller painkillers paracetamol tramadol pain',
  'hydroxyurea hydrea hydroxycarbamide hydroxurea',
  'nhis insurance nhia',
  'penicillin antibiotic antibiotics',
  'vaccine vaccines vaccination vaccinations immunisation immunization injection',
  'donate donation donations give money momo support fund',
  'volunteer volunteering volunteers join help helping ambassador internship',
  'die death deaths dying',
  'lifespan live lives expectancy',
  'work job jobs employment career',
  'journalist journalists press media reporter interview',
  'slip result results lab report',
  'stomach belly tummy abdomen',
  'test tests tested testing screening electrophoresis',
  'talk tell say',
  'crisis crises attack',
  'contraceptive contraceptives contraception planning pill condom condoms control',
  'smoke smoking tobacco cigarette cigarettes',
  'fly flying flight plane travel',
  'swim swimming football sport exercise',
  'boarding school schools teacher teachers pupil pupils student students',
  'sad sadness depression depressed mood',
  'swollen swelling swell swells',
]

const meanings = new Map<string, Set<string>>()
for (const line of lines) {
  const words = line.split(' ')
  for (const word of words) meanings.set(word, new Set([...(meanings.get(word) ?? []), ...words]))
}

export const synonymsOf = (word: string) => [...(meanings.get(word) ?? [])].filter((each) => each !== word)

const stopWords = new Set(
  [
    'about after all also am an and any anybody anyone are at be been before being but by can could did do does',
    'doing done for from get go going got had has have having he her hers him his how if im in into is it its just',
    'know long like me mean my need no not now of on one or our out over people person please pls should she so some that the their',
    'them then there these they this those to too up us use want was way we were what when where which who why will',
    'with would you your',
  ].flatMap((line) => line.split(' ')),
)

/** Without stop words, unless there are no other words. */
export const withoutStopWords = (words: string[]) => {
  const left = words.filter((word) => !stopWords.has(word))
  return left.length > 0 ? left : words
}
