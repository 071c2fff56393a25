/**
 * The words that lead to a page (best bets, curated results): people ask in other words than a page uses. The target is
 * a public page, or a starter article by its name. A query leads there if it has a word of each group of a phrase, in
 * any order; `|` separates the words of a group, and commas the phrases. `find-best-bets.ts` decides which come first.
 */
import { emergencyNumber } from '#shared/country/country.ts'

const couple =
  'marry|marriage|married|wedding|compatible|compatibility|husband|wife|spouse|boyfriend|girlfriend|fiance|fiancee|partner|couple|date|dating|relationship|lover'
const letters = 'aa|as|ac|ss|sc|cc'
const child = 'child|children|baby|babies|kid|pregnancy|newborn|infant|son|daughter'
const many = 'cost|price|fee|charge|much|pay|expensive|afford'

export const bestBets: readonly [target: string, phrases: string][] = [
  [
    '/help',
    `help, emergency, ambulance, yellow eye, atiridii, when hospital, swollen hand|foot|feet, chps, call ${emergencyNumber}, bone pain, low blood, die|dying feel`,
  ],
  [
    '/genotype',
    `${couple} ${letters}|genotype, second|third|fourth|next|other|another ${child}, as ac|ss|sc|cc, aa as|ac|ss|sc,
    ac ss|sc|cc, ss sc marry|${child}, chance|probability|risk|percent ${child}|having|inherit, both as|ac|carrier,
    genotype calculator|chart|table|tool|checker|compatibility, compatible|compatibility, break up|relationship as|genotype,
    all my|our ${child}, love|likes as|ac|ss|sc|genotype, marry|boyfriend|girlfriend sickler, carrier healthy|both ${child}|have, parent as|ac|percentage`,
  ],
  [
    'family-planning',
    `family planning, familyplanning, contraceptive, contraception, birth control, condom, depo, implant, pill, morning after,
    injection safe|family|pregnant|planning, womb, unborn, prenatal, amniocentesis, ivf, pregnant baby|both test|tested,
    period pain|crisis|heavy, menstruation, menses, infertile, infertility,
    sperm, fertility, get pregnant, trying pregnant, want ${child} ss|sc,
    man|men|woman|women have ${child}, impotent, abortion`,
  ],
  [
    'after-birth',
    `breastfeed, breastfeeding, breast milk, after birth|delivery|caesarean, gave|given birth, postpartum, postnatal, sad|low|depressed after birth|baby`,
  ],
  ['know-your-genotype', `tell ${couple} genotype|as|ac|status|result|carrier, when|how tell ${couple}`],
  [
    '/test-results',
    `fsa, fsc, fas, fac, fs, sf, hbss, hbsc, hbas, ss sd|so|se, result|letter sd|so|se|ss|sc|as|ac|aa|mean|meaning|wrong|explain|different,
    paper|slip|report|lab say|mean|result|positive|negative|aa|as|ss, sickling positive|negative, genotype change|changed|wrong|mistake,
    told|changed|lab aa as, both parent aa, blood group genotype, blood group, test wrong|mistake|repeat, thalassaemia`,
  ],
  ['sickling-positive', `sickling positive|negative|test|enough`],
  [
    'first-year',
    `${child} ss, ${child} sc, ${child} diagnosed|born sickle, penicillin, vaccine, vaccination, immunisation, folic acid, first year, my baby sickle`,
  ],
  [
    '/get-tested',
    `electrophoresis, test|tested|testing where|how|which|free|home|near|lab|${many}, check status|genotype|sickle, screened, fast before test,
    genotype test|where|lab|${many}, newborn|baby test|tested|screening|know, before marriage|married|wedding test, electrophoresis ${many}`,
  ],
  [
    '/places',
    `near, nearest, hospital, clinic, clinic|hospital where|which|find|accra|kumasi|tamale|takoradi|region, doctor find|where|near,
    counsellor, counselling, haematologist, specialist, korle bu, komfo anokye`,
  ],
  ['/events', `free screening|test, screening day|school|church|next|programme, outreach, event`],
  [
    'pain-crisis',
    `crisis, pain home|stop|relief|reduce, cause|trigger|prevent|stop|avoid|bring crisis|pain, massage, warm|hot bath|water|bottle|towel, dehydration, vaso occlusive, painful episode`,
  ],
  [
    'pain-plan',
    `ibuprofen, diclofenac, tramadol, morphine, pethidine, painkiller, addiction, addicted, addictive, drug nurse|doctor|want|only, nurse|doctor believe,
    pain plan|diary|night|score`,
  ],
  ['painful-erections', `erection, priapism, penis`],
  ['bedwetting', `bedwetting, bed wet|wets|wetting`],
  ['transfusion', `blood transfusion`],
  ['malaria', `malaria, malaria net|medicine|prevent|prevention|protect|vaccine, mosquito, net treated|bed, g6pd`],
  ['fever', `fever, temperature, thermometer, body hot, fever why|malaria|medicine|paracetamol`],
  [
    'eyes-hips-legs',
    `hip, hip hurt|hurts|pain, leg|ankle ulcer|sore|wound, wound heal|healing, eye check|checks|test|doctor|damage|problem|sight, retinopathy, blind, blindness`,
  ],
  [
    'where-to-go',
    `chps, chps compound, polyclinic, health centre|center|post, referral, referred, sent another hospital`,
  ],
  ['stroke', `stroke, tcd, transcranial, doppler`],
  [
    'paying-for-care',
    `hydroxyurea, hydrea, hydroxycarbamide, siklos, side effect, nhis, insurance, mahamacares, mahama care, medical trust fund,
    treatment|care|medicine|drug|bill|hospital ${many}|bill|money, hydroxyurea ${many}|where|effect|side, financial`,
  ],
  [
    'can-it-be-cured',
    `cure, cured, transplant, bone marrow, stem cell, gene therapy, crispr, casgevy, exagamglogene, crizanlizumab, voxelotor, new drug|treatment|medicine, transplant ${many}`,
  ],
  [
    'herbs-and-prayer',
    `herb, herbal, abibiduro, mpaebo, priest, prophet, moringa, bitters, agbo, anointing, healer, concoction, traditional|natural medicine|healer|treatment|cure, herbal cure, herb cure, prayer, pray,
    pastor, church heal|medicine|prayer, spiritual, juju, witchcraft, curse, fasting, fast ramadan|prayer|lent, ramadan`,
  ],
  [
    'ten-myths',
    `live 60|90, myth, curse, life expectancy, long live|life, old age, die young|early, as turn|become ss, work|job|marry can people|person sickle,
    job|work discrimination, famous|successful people|person`,
  ],
  [
    '/what-is-sickle-cell',
    `sicklecell, sikl, sikel, sikle, mogya, as sickler, ahotutuo, chwechweechwe, nwiiwii, nuidudui, anaemia, haemoglobin, contagious, infectious, kiss, kissing,
    catch|spread|transmitted|transmit sickle, difference ss sc, trait, carrier, as sick|ill|symptom|bad|dangerous|disease,
    kidney, gallstone, inherit, inherited, what sickle cause`,
  ],
  [
    'living-with-it',
    `food, diet, eat, fruit, alcohol, beer, drink alcohol|water|much, smoke, smoking, shisha, weed, swim, swimming, football,
    sport, gym, exercise, travel, fly, plane, flight, harmattan, cold weather, rain, lonely, feel lonely|alone, nobody understands|understand, alone, stress, support group|friend|brother|sister, talk somebody|someone|anyone, vitamin, sex, love,
    job discrimination, work job, army, depressed, depression, sad, mental health`,
  ],
  [
    'at-school',
    `school, teacher, boarding, exam, exam crisis|missing, bully, bullied, classmate, university, pe|sports lesson, school trip|rule`,
  ],
  [
    'pregnancy-guide',
    `pregnant, pregnancy, maternity, antenatal, give birth, woman birth|pregnant, caesarean, delivery`,
  ],
  ['national-guidelines', `guideline, national guideline, ministry health`],
  ['world-sickle-cell-day', `world day, june, sickle day, wear red, red ribbon`],
  [
    '/numbers',
    `how many people|person|${child}, statistics, percentage, prevalence, figure, mortality, data source, number source`,
  ],
  ['/print', `leaflet, poster, flyer, handout, print sheet|paper|page|leaflet, pdf, download sheet|page|leaflet`],
  ['/card', `card, medical id|alert, card emergency|wallet|hospital`],
  ['/give', `give, donate, donation, donor money, momo, money, fund, sponsor`],
  [
    '/get-involved',
    `donate, donation, momo, give money|blood, donate blood, blood donor, sponsor, can help, how help, support you, fundraise,
    partner|partnership ngo|organisation|organization|company, invite, take part, speaker, start ngo|foundation|organisation|club, talk church|school|programme`,
  ],
  ['/volunteer', `volunteer, volunteering, internship, intern, join, offer time|help`],
  ['/press', `journalist, reporter, interview, media, press, logo, sickler, right|correct word|term`],
  ['/contact', `phone number, whatsapp, telephone, contact, email address, office, call you, address`],
  [
    '/ask',
    `talk somebody|someone|anyone, ask question|doctor|nurse|anonymously, anonymous, anonymously, confidential, secret, shy`,
  ],
  ['/how-we-make-our-information', `report|correct wrong|mistake|error|information`],
  ['/questions', `faq, frequently asked, question answer`],
  ['/about', `who you|founder|behind, founder, team, about voima, owns|runs|made site|website|this`],
  ['/subscribe', `newsletter, subscribe, unsubscribe, email news`],
  ['/privacy', `privacy, personal data, cookie`],
]
