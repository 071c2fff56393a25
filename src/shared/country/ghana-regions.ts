/**
 * The regions of Ghana, in alphabetical order, by their codes in ISO 3166-2. Source: npm iso-3166 4.4.0 (MIT). Made by
 * scripts/country-data.mjs.
 */
export const ghanaRegions = {
  'GH-AF': 'Ahafo',
  'GH-AH': 'Ashanti',
  'GH-BO': 'Bono',
  'GH-BE': 'Bono East',
  'GH-CP': 'Central',
  'GH-EP': 'Eastern',
  'GH-AA': 'Greater Accra',
  'GH-NE': 'North East',
  'GH-NP': 'Northern',
  'GH-OT': 'Oti',
  'GH-SV': 'Savannah',
  'GH-UE': 'Upper East',
  'GH-UW': 'Upper West',
  'GH-TV': 'Volta',
  'GH-WP': 'Western',
  'GH-WN': 'Western North',
} as const
