/** Examples of giving details and of a gift. */
export const momo = {
  network: 'MTN MoMo',
  number: '024 123 0456',
  phoneName: 'EXAMPLE NAME',
  merchantCode: '',
  bank: 'Example Bank',
  branch: 'Ho',
  accountName: 'Example Account',
  accountNumber: '1234567654321',
  amounts: '',
}

export const gift = {
  way: 'mobile' as const,
  amount: 2_050,
  givenOn: '2026-06-18',
  lastDigits: '7788',
  name: '',
  email: '',
}
