/** The data that Kofi sends with the form for volunteers. */
import type { NewVolunteer } from '#shared/shapes/volunteer.ts'
import { kofi } from './cast.ts'

export const helper = {
  name: kofi.name,
  email: kofi.email,
  phone: '',
  town: 'Hohoe',
  region: 'GH-TV',
  roles: ['Call clinics', 'Organise'],
  days: ['sat', 'sun'],
  languages: ['ee', 'en'],
  isAdult: true,
  words: 'I have a motorbike.',
} satisfies NewVolunteer

export const ownLinkOf = (token: string) => `https://voima.example/volunteer/${token}`
