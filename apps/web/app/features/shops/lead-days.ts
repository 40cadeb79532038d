// The lead-time field of a shop, shared by both forms.
export const LEAD_DAYS = {
  label: 'Days until delivery',
  type: 'number',
  min: 0,
  max: 30,
  hint: 'A new order is for the day this many days after it came in.',
} as const
