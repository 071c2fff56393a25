/** How the organisation is reached. The first start has placeholders, which settings replace. */
export const organisation = {
  email: 'info@voima.example',
  place: { name: 'Accra, Ghana', latitude: 5.6037, longitude: -0.187 },
} as const
