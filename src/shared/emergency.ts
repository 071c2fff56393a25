/**
 * Words that suggest that somebody needs help now, from the warning signs of the help page. A wrong match only puts a
 * message that could have waited on top; a missed one leaves a person waiting. So the list is long, and "not" is
 * ignored. Each word also stands for its variants: see `alike`.
 */
export const emergencyWords = [
  ...['emergency', 'ambulance', 'life threatening', 'dying', 'about to die', 'going to die'],
  ...['chest pain', 'chest hurts', 'chest is hurting', 'chest is paining', 'chest is tight', 'chest is burning'],
  ...['pain in my chest', 'heart attack', 'heart has stopped', 'heart stopped'],
  ...['cannot breathe', 'wont breathe', 'not breathe', 'not breathing', 'struggling to breathe', 'gasping'],
  ...['stopped breathing', 'stops breathing', 'no longer breathing', 'cannot catch my breath', 'breathless'],
  ...['hard to breathe', 'hard breathing', 'difficulty breathing', 'difficulty in breathing', 'difficult to breathe'],
  ...['trouble breathing', 'problem breathing', 'short of breath', 'shortness of breath', 'breathing fast'],
  ...['unconscious', 'passed out', 'fainted', 'fainting', 'collapsed', 'unresponsive', 'not responding'],
  ...['hard to wake', 'wont wake', 'cannot wake', 'cannot be woken', 'not wake', 'not waking', 'cannot get up'],
  ...['stroke', 'face is drooping', 'face is dropping', 'weak arm', 'weak leg', 'weak on one side', 'cannot speak'],
  ...[
    'cannot talk',
    'cannot walk',
    'trouble speaking',
    'trouble walking',
    'slurred',
    'sudden headache',
    'bad headache',
  ],
  ...['seizure', 'having a fit', 'had a fit', 'has a fit', 'has had a fit', 'have a fit'],
  ...['convulsion', 'convulsing', 'convulsed', 'confused suddenly', 'suddenly confused'],
  ...['high fever', 'fever 38', 'fever 39', 'fever 40', 'fever 41', 'fever above 38', 'fever over 38'],
  ...['temperature 38', 'temperature 39', 'temperature 40', 'temperature 41', 'very hot and shivering', 'burning up'],
  ...['severe pain', 'severe body pain', 'severe bone pain', 'severe joint pain', 'severe leg pain'],
  ...['severe back pain', 'severe stomach pain', 'severe abdominal pain', 'severe headache'],
  ...['serious pain', 'terrible pain', 'intense pain'],
  ...['unbearable pain', 'excruciating pain', 'pain is severe', 'pain is unbearable', 'pain is too much', 'paining me'],
  ...['too much pain', 'so much pain', 'crying in pain', 'crying with pain', 'pain wont stop', 'pain not stop'],
  ...['in crisis', 'having crisis', 'has crisis', 'have crisis', 'got crisis', 'getting crisis', 'severe crisis'],
  ...['crisis since', 'crisis now', 'crisis right now', 'crisis again', 'crisis started', 'crisis has begun'],
  ...['crisis this morning', 'crisis last night', 'crisis tonight', 'bad crisis', 'serious crisis'],
  ...['very pale', 'swollen belly', 'swollen stomach', 'spleen is swollen', 'vomiting blood', 'coughing blood'],
  ...['bleeding a lot', 'bleeding heavily', 'heavy bleeding', 'bleeding too much', 'wont stop bleeding'],
  ...['baby is not moving', 'baby stopped moving', 'baby has stopped moving', 'erection for hours', 'painful erection'],
  ...['priapism', 'suddenly cannot see', 'lost my sight', 'overdose'],
  ...['suicide', 'suicidal', 'kill myself', 'killing myself', 'end my life', 'want to die', 'hurt myself'],
] as const

/** Variants that people write, with the word that they stand for, in a text without apostrophes. */
const alike = [
  ['cant|can not|couldnt|could not|unable to|not able to|no fit', 'cannot'],
  ['will not|would not|wouldnt', 'wont'],
  ['isnt|arent|wasnt|doesnt|dont|didnt|does not|do not|did not|no dey', 'not'],
  ['my self|myself|himself|him self|herself|her self', 'self'],
  ['breath|breeth|breth|breate', 'breathe'],
  ['breating|brething', 'breathing'],
  ['crises|(?:sickle cell|sickle|pain|painful) cris[ei]s', 'crisis'],
  ['emergancy|emmergency', 'emergency'],
  ['unconcious|unconsious|unconscius', 'unconscious'],
  ['siezure|seizer|seisure', 'seizure'],
  ['suiside|sucide|suicde', 'suicide'],
  ['temp', 'temperature'],
  ['fever of', 'fever'],
  ['temperature of', 'temperature'],
  ['a|an|the|my|his|her|our|their|your|is|are|was|were|am|dey', ''],
].map(([ways, word = '']) => [new RegExp(`(?<= )(?:${ways})(?= )`, 'g'), word] as const)

const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/['’‘ʼ]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')

/** Replaces pronouns, spellings and plurals by one form. */
const meant = (text: string) =>
  alike
    .reduce((words, [ways, word]) => words.replace(ways, word), ` ${plain(text)} `)
    .replace(/(?<=\p{L}{3})s(?= )/gu, '')
    .replace(/ +/g, ' ')

const phrases = emergencyWords.map(meant)

export const soundsUrgent = (text: string) => {
  const words = meant(text)
  return phrases.some((phrase) => words.includes(phrase))
}
