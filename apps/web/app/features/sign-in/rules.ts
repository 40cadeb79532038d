// Validation rules and messages shared by the forms around sign-in.
import { signInWords as words } from '../../lib/words/sign-in.ts'

export const emailRules = () => ({
  required: words('enterEmail'),
  pattern: {
    value: /^\s*[^\s@]+@[^\s@]+\.[^\s@]+\s*$/,
    message: words('incompleteEmail'),
  },
})

export const passwordRules = () => ({
  required: words('enterPassword'),
  minLength: { value: 8, message: words('atLeast8') },
})
