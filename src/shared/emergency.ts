/**
 * Words that suggest that somebody needs help now, after the warning signs of the help page. One too many puts a message
 * on top that could have waited; one too few leaves a person waiting. So they are many, and nothing is deduced from "not".
 */
export const emergencyWords = [
  ...['emergency', 'ambulance', 'life threatening', 'dying', 'about to die', 'going to die'],
  ...['chest pain', 'chest pains', 'chest hurts', 'pain in my chest', 'pain in his chest', 'pain in her chest'],
  ...['cannot breathe', 'cant breathe', 'can not breathe', 'not breathing', 'struggling to breathe'],
  ...['hard to breathe', 'difficulty breathing', 'trouble breathing', 'short of breath', 'breathing fast'],
  ...[
    'unconscious',
    'passed out',
    'fainted',
    'collapsed',
    'hard to wake',
    'wont wake',
    'not waking up',
    'unresponsive',
  ],
  ...['stroke', 'face is drooping', 'face dropping', 'weak arm', 'weak on one side', 'cannot speak', 'cant speak'],
  ...['seizure', 'seizures', 'having a fit', 'convulsion', 'convulsions', 'convulsing', 'confused suddenly'],
  ...['high fever', 'fever of 38', 'fever of 39', 'fever of 40', 'very hot and shivering', 'burning up'],
  ...['severe pain', 'terrible pain', 'unbearable pain', 'pain will not stop', 'pain wont stop', 'so much pain'],
  ...['in crisis', 'having a crisis', 'pain crisis now', 'crisis right now'],
  ...['very pale', 'swollen belly', 'swollen stomach', 'spleen is swollen', 'vomiting blood', 'coughing blood'],
  ...['bleeding a lot', 'bleeding heavily', 'heavy bleeding', 'wont stop bleeding', 'baby is not moving'],
  ...[
    'erection for hours',
    'painful erection',
    'priapism',
    'suddenly cannot see',
    'suddenly cant see',
    'lost my sight',
  ],
  ...['suicide', 'suicidal', 'kill myself', 'end my life', 'want to die', 'hurt myself', 'overdose'],
] as const

const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/['’‘ʼ]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')

export const soundsUrgent = (text: string) => {
  const words = ` ${plain(text)} `
  return emergencyWords.some((phrase) => words.includes(` ${phrase} `))
}
