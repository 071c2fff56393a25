/**
 * The words (keywords and their synonyms) by which a message is recognised as urgent, in groups of one meaning. `*`
 * stands for any ending. Misspelt words of six letters or more are recognised without being listed.
 */

/** What people write, and its replacement. Applied in this order, to text without punctuation. */
export const sameMeaning: readonly [written: string, word: string][] = [
  [
    'can ?not|cant|cnt|can t|could ?nt|could not|cudnt|unable to|not able to|no fit|nor fit|no able|failing to',
    'cannot',
  ],
  ['does ?nt want to|(?:don ?t|do nt|dnt) want to', 'refuses want to'],
  ['wont|will not|would not|wouldnt|refus\\w*', 'refuses'],
  [
    'is ?nt|are ?nt|was ?nt|does ?nt|don ?t|dnt|do ?nt|did ?nt|has ?nt|have ?nt|does not|do not|did not|has not|no dey',
    'not',
  ],
  ['throw\\w* up|threw up|trow\\w* up|bringing up', 'vomiting'],
  ['pass\\w* out|black\\w* out|fall\\w* down and', 'fainted'],
  ['private ?parts?|man ?hood|dick|cock|his thing|my thing|down there', 'penis'],
  ['my ?self|him ?self|her ?self|them ?selves', 'oneself'],
  ['short of breath|shortness of breath|out of breath', 'breathless'],
  ['breat|breth|breeth|breate|bretth', 'breath'],
  ['make\\w* (?:no|any)? ?sense|making sense', 'sensible'],
  ['(?:3|e)?(?:y3|ye) (?:me|no|wo) ya', 'paining me'], // Twi: it hurts
  ['all over the body', 'body'],
  ['stress\\w* out|year\\w* old|yrs old', ''],
  ['two|three|four|another|a', ''],
]

const body = {
  chest: 'chest* chess chst ches rib ribs heart lung lungs',
  limb: 'arm arms hand hands leg legs foot feet feets limb limbs finger fingers toe toes thigh* side body',
  joint: 'joint* knee* ankle* elbow* wrist* shoulder* hip hips',
  bones:
    'bone* back waist* joint* knee* leg legs arm arms hip hips thigh* hand hands feet foot shoulder* body ankle* ribs',
  head: 'head hed',
  neck: 'neck neks',
  face: 'face mouth lip lips cheek* smile jaw eyelid eyelids tongue',
  belly: 'stomach* stomack tummy belly bely belle abdomen* spleen* stomac bellybutton',
  spleen: 'spleen*',
  warning: 'warning* danger*',
  eyes: 'eye eyes eyesight sight vision seeing',
  penis: 'penis',
  skin: 'lid lids palm palms lip lips tongue gum gums eyelid eyelids nail nails skin face feet hands eyes',
  water: 'water waters',
}

const signs = {
  pain: 'pain pains paining pained painful paing pian pane hurt hurts hurting ache aches aching sore burning paning',
  pressed:
    'catch* whistl* noise noises noisy sound* rattl* tight* heavy heaviness press* pressure squeez* sit sits sitting burn* burns stab* pinch* block* crush* sharp',
  oxygen: 'oxygen saturation spo2',
  heart: 'heart heartbeat* pulse',
  breath: 'breath breathe breathes breathing breathin breathed air oxygen',
  breathless: 'breathless* palpitat* gasp* suffocat* chok* panting wheez*',
  fast: 'fast faster quick* rapid* hard harder heavy heavily shallow noisy',
  cough: 'cough* caugh* koff* sputum phlegm',
  fever: 'fever* fevar* fevr* feva* feaver* febrile',
  temperature: 'temperature temp tempreture temprature',
  thermometer: 'thermometer* temp temperature tempreture temprature',
  reading: '38 39 40 41',
  measured: 'degrees high up rising risen 38 39 40 41 42 hot running going',
  hot: 'hot hott hotness heat heating hotter burning boil* fire warm',
  warmPlace: 'body bodi skin head forehead baby* child* boy girl son daughter neck kid pikin infant',
  shiver: 'shook shiver* shak* chill* rigor* tremb* cold',
  chills: 'shook shiver* chills chilling rigor* trembl* shaking',
  bent: 'twist* bent bend* bending shift* crook* drop* droop* turned turn pulled pull falling fallen fell side numb* lopsided deform* uneven paraly* slant* moved straight different',
  numb: 'numb* paraly*',
  weakened:
    'weak weaker heavy heavier weakness numb* dead paraly* dragg* drags drag lame lifeless limp dropping stiff useless tingl* asleep',
  use: 'move moving lift lifting raise raising feel feeling hold holding work working works walk walking bend bending use using grip grab stretch open close up',
  speech: 'speech talk talking talks speak speaking words voice tongue pronounce',
  oddly:
    'normal funny slur* drunk* strange* odd gibberish clear clearly stop* lost difficult* difficulty trouble mumbl* rubbish anyhow stammer* nonsense properly well heavy changed',
  walk: 'walk walking stand standing balance get sit sitting waka',
  unsteady: 'drool* limping stagger* stumbl* paraly*',
  fit: 'seizure* convuls* epilep* jerk* foam* fitting twitch* spasm*',
  fits: 'fit fits',
  had: 'has had have having got get getting gets throws throwing catch catching started with more',
  fainted: 'faint* collaps* unconscious* unresponsive* lifeless coma comatose',
  confused: 'confus* disorient* hallucinat* delirious incoherent* unaware nonsense sensible dazed',
  drowsy: 'drows* sleepy letharg* floppy listless limp droops unarousable',
  sleep: 'sleep* slept asleep',
  always: 'always sleep* only day much',
  wake: 'wake waking woken awake wakes respond responding responds',
  headache: 'headache* headach* hedache* migraine*',
  stiff: 'stiff* rigid* bend* hard turn turning tight* move moving lock* touch',
  pallor: 'pale* pallor',
  pale: 'pale* pallor white whitish whiter colourless colorless colour color anaemic anemic blue bluish grey gray',
  paleBlue: 'blue bluish pale* white',
  blood: 'blood bld hb hemoglobin haemoglobin hgb pcv',
  gone: 'losing loss finish* short* low lower dropp* dropped drop gone reduc* lack* nearly small less fell falling drained',
  lossOf: 'shortage lack no low need needs urgently pints pint transfus*',
  bleed: 'bleed* bleeding bled haemorrhag* hemorrhag* bleding spotting clots clot',
  coming: 'coming come comes came flow* pour* gush* dropping seen seeing out vomit* cough* stool* pooping',
  yellow: 'yellow* jaundice* jondis* jaundis*',
  urine: 'urine* pee peeing wee urinat*',
  dark: 'dark* coke coca cola red brown tea black blood bloody wine',
  weak: 'weak weaker weakness wik wek dizzy dizy dizziness tired tiredness exhausted fatigue* frail lightheaded strength energy',
  swollen: 'swell* swollen swoll* swolen swelled big bigger enlarg* bloat* puffy bulg* fat distend* hard',
  swellOnly: 'fat swell* swollen swoll* swolen swelled enlarg* puffy bulg* inflam* hot big bigger',
  dehydrated: 'dehydrat*',
  vomit: 'vomit* vommit* vomt* puk* nausea*',
  sickAll:
    'everything anything water nothing keep keeps again continuous* times since all whole still cannot stop blood even stay fever weak morning night yesterday today drink food plenty much',
  crisis: 'crisis crises crisi crysis crisees cris attack attacks',
  medicine:
    'tramadol* paracetamol* para medicine* drug drugs painkiller* killers morphine pethidine ibuprofen brufen diclo* tablets injection pills',
  working: 'working work works helping help helps effect relief reduce reducing stopping stop going better',
  feed: 'feed feeding fed suck* breast* eat eats eating drink drinking milk swallow* food water',
  baby: 'baby* babies infant* newborn* toddler* pikin',
  child: 'baby* babies infant* newborn* toddler* pikin child* son daughter boy girl kid kids',
  cry: 'cry crying cries cried crys scream* wail* groan* moan* weep*',
  touch: 'touch* carry hold lift stop* nonstop always time whole night day since',
  quiet: 'quiet* floppy weak sleepy inactive still silent limp',
  blurred: 'blur* dizz* dizy',
  see: 'see saw seeing sees look focus',
  lost: 'lost loss gone dark* black* blur* blurry blurred spot spots double dim* cloudy disappear* flash* floaters half misty suddenly change* foggy shadow* curtain* going',
  blind: 'blind* blindness',
  erect: 'erect erects erected hard hardened standing stand stands stood stiff up rising erection*',
  erection: 'erection* priapis* erecting erect',
  long: 'hour* hrs hr since morning night day days pain* stop* down long still hurts hurting yesterday dawn refuses painful always cannot not 2am 3am 4am midnight keep keeps happening',
  pregnant:
    'pregnan* preg carrying trimester antenatal gestation conceived expecting maternity postpartum postnatal birth childbirth delivered caesarean',
  pregnancySign:
    'bleed* headache* pain* swoll* swell* blur* convuls* seizure* fever* hot dizz* faint* star stars vomit* weak* smell* cramp* contraction* breath* fits fit collapse* eclampsia preeclampsia bp',
  broke: 'broke broken break breaks burst* leak* coming gush* pour* out rush*',
  kick: 'kick kicks kicking kicked move moves moving moved movement* turn turning play playing',
  less: 'not stop* less no reduced cannot refuses never fewer slow* since longer stopped',
}

const danger = {
  suicide: 'suicid* suisid* sucid*',
  harm: 'kill* hang hanging harm* hurt* cut cutting stab drown* shoot',
  oneself: 'oneself',
  poison: 'ddt poison* dettol parazone weedicide weedkiller pesticide overdos* kerosene dds acid bleach',
  take: 'take takes took taking taken drink drinking drank swallow* bought buy',
  hopeless: 'hopeless* worthless',
  overdose: 'overdos*',
  dying: 'dying dieing diying',
}

const context = {
  severe:
    'severe* serious* bad badly worse worst terribl* intense* excruciat* unbearabl* extreme* killing kill kills horribl* deadly tortur* agony awful suddenly sudden',
  notStopping:
    'since still always stop* nonstop constant* continu* all whole night morning today yesterday days day hours now again tonight weekend dawn going reduce reducing subsid* better',
  helpless: 'help cannot sleep slept cry* crying scream* rolling worry worrying worries refuses bed',
  cannot: 'cannot refuses unable',
  refuses: 'refuses',
  negative:
    'cannot refuses not no never hardly barely difficult* difficulty trouble problem struggl* hard stopped stop stops stopping failed less nothing isnt without',
  very: 'very so too soo sooo really extremely extreme super much paa well severe* sudden* getting becoming',
  one: 'one right left half',
  changing:
    'sudden* suddenly abrupt* immediately just once gone turn* became become* becoming went today yesterday morning now cannot',
  urgent: 'urgent* emergenc* emergan* emmergenc* asap immediately quick quickly critical* rush* rushed fast',
  care: 'hospital* doctor* ambulance nurse blood help son daughter child baby* brother sister mother father husband wife patient he she sick ill condition',
  noWay: 'no far cannot without lack nearest closed refuses',
  transport: 'car money transport* taxi ambulance fuel lorry vehicle',
  sick: 'sick ill unwell critical*',
  hospital: 'hospital* doctor*',
  donate: 'donat* donor* give giving',
  screen: 'page pages site website web link map button form picture photo video email app post posts whatsapp',
  alarm: 'emergenc* emergan* emmergenc* ambulance* sos',
  attack: 'stroke* sepsis meningitis heartattack',
}

/** The person concerned: without any of these, a message that asks what a fever is is no emergency. */
const people = {
  somebody:
    'my me i im iam ive he hes she shes his her him them they we our us child* son daughter boy girl baby* infant* newborn* toddler* kid kids brother sister mother mum mom mama father dad papa husband wife friend boyfriend girlfriend fiance* uncle aunt* auntie cousin nephew niece grand* patient warrior sickler pikin somebody someone person woman man lady guy neighbour student am sista broda bro sis dota',
  self: 'i im iam ive me',
  other:
    'he hes she shes his her him them they child* son daughter boy girl kid kids brother sister mother mum mom mama father dad papa husband wife friend boyfriend girlfriend fiance* uncle aunt* auntie cousin nephew niece grand* pikin somebody someone roommate* classmate* neighbour* sista broda bro sis dota',
}

/** Words that do not count as misspellings of others. */
const known = {
  neutral: 'sickle healing healed weekly weekend feature weather further teaching feeding chance charge',
}

export const groups: Record<string, string> = { ...body, ...signs, ...danger, ...context, ...people, ...known }
