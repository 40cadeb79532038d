// Validation rules and messages shared by the forms around sign-in.

export const EMAIL_RULES = {
  required: 'Enter your email address',
  pattern: {
    value: /^\s*[^\s@]+@[^\s@]+\.[^\s@]+\s*$/,
    message: 'This email address is not complete',
  },
} as const

export const PASSWORD_RULES = {
  required: 'Enter a password',
  minLength: { value: 8, message: 'At least 8 characters' },
} as const
