// American texts of the home page, where they differ from the British ones.
import type en from './en.ts'

export default {
  recipientLead:
    'The tracking page says when, and why when it changes. Then where, who, and what can still be changed. In your colors, without an account.',
} satisfies Partial<Record<keyof typeof en, string>>
