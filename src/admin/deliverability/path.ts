export const deliverabilityPath = '/deliverability'
