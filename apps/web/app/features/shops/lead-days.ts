// The field of a shop that says when its orders are delivered, in both of its forms.
export const LEAD_DAYS = {
  label: 'Days until delivery',
  type: 'number',
  min: 0,
  max: 30,
  hint: 'A new order is for the day this many days after it came in.',
} as const
