/** What the old version was filled with, and which calls both versions must answer alike. */
export const people = {
  ama: { email: 'ama@voima.example', password: 'a long walk to Kumasi' },
  adwoa: { email: 'adwoa@voima.example', password: 'eleven drums by the sea' },
}

export const asked = [
  '/news?page=1&limit=10',
  '/blog?page=1&limit=10',
  '/news/longer-walk',
  '/news/walk',
  '/contact?page=1&limit=10',
  '/users',
  '/search?q=walk',
]
