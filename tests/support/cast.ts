/** The people of the tests. Ama runs the site, Esi reads it, Kofi writes to it. */
export const ama = { email: 'ama@voima.example', password: 'a long walk to Kumasi' }
export const esi = { name: 'Esi Mensah', email: 'esi@mail.example' }
export const kofi = { name: 'Kofi Boateng', email: 'kofi@mail.example' }
