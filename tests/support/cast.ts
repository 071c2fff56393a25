/** The people of the tests. Ama runs the site, Adwoa edits it, Esi reads it, Kofi writes to it, and Yaw has a question. */
export const ama = { email: 'ama@voima.example', password: 'a long walk to Kumasi' }
export const adwoa = { email: 'adwoa@voima.example', password: 'eleven drums by the sea' }
export const esi = { name: 'Esi Mensah', email: 'esi@mail.example' }
export const kofi = { name: 'Kofi Boateng', email: 'kofi@mail.example' }
export const yaw = { name: 'Yaw Darko', email: 'yaw@mail.example', message: 'Where can I be tested in Kumasi?' }

/** What Ama publishes. */
export const walk = {
  title: 'A walk for sickle cell',
  content: 'We walk on **19 June**.\n\nCome along.',
  author: 'Ama Owusu',
}
