// English texts of the built-in templates in parts, so that HTML and plain text agree.
import { PRODUCT_NAME, RESET_LINK_HOURS, SUPPORT_EMAIL, TRIAL_DAYS } from '../constants.ts'
import type { ValueWords } from './platform-words/types.ts'
import type { MailType } from './types.ts'

export interface Draft {
  name: string
  subject: string
  heading: string
  before: readonly string[]
  button?: { label: string; url: string }
  after?: readonly string[]
  direction?: 'rtl'
}

/** The first sentence of every mail to a person. */
export const GREETING = 'Hello {{user_name}},'
const OR_CODE = 'Or enter the code {{code}}.'
const NOT_YOU = 'If this was not you, you can ignore this email.'

export const DRAFTS: Record<MailType, Draft> = {
  password_reset: {
    name: 'Password reset',
    subject: 'Reset your password',
    heading: 'Reset your password',
    before: [GREETING, 'We received a request to set a new password for your account.'],
    button: { label: 'Set a new password', url: '{{reset_url}}' },
    after: ['The link expires in {{expiry_hours}} hours and works once.', OR_CODE, NOT_YOU],
  },
  welcome: {
    name: 'Welcome',
    subject: 'Welcome to {{product_name}}',
    heading: 'Welcome to {{product_name}}',
    before: [
      GREETING,
      'Your trial for {{trial_company}} runs for {{trial_days}} days and needs no card.',
      'Import a list of orders, press Optimise, and see tomorrow before it starts.',
    ],
    button: { label: 'Open your dashboard', url: '{{dashboard_url}}' },
  },
  order_confirmation: {
    name: 'Order confirmation',
    subject: '{{company_name}}: order {{order_reference}} is confirmed',
    heading: 'Your order is confirmed',
    before: [
      GREETING,
      '{{company_name}} has received order {{order_reference}} and will deliver it to you. {{delivery_window}}',
    ],
    button: { label: 'Track your delivery', url: '{{tracking_url}}' },
    after: ['Your tracking number is {{tracking_number}}.'],
  },
  delivery_notification: {
    name: 'Delivery notification',
    subject: '{{headline}}',
    heading: '{{headline}}',
    before: [GREETING, '{{message}}'],
    button: { label: 'Track your delivery', url: '{{tracking_url}}' },
    after: ['Your tracking number is {{tracking_number}}.', '{{company_name}}'],
  },
  email_confirmation: {
    name: 'Email confirmation',
    subject: 'Confirm your email address',
    heading: 'Confirm your email address',
    before: [GREETING, 'Please confirm that this address is yours.'],
    button: { label: 'Confirm email address', url: '{{confirm_url}}' },
    after: [OR_CODE, NOT_YOU],
  },
  invitation: {
    name: 'Invitation',
    subject: 'You are invited to {{inviting_company}}',
    heading: 'You are invited to {{inviting_company}}',
    before: [
      GREETING,
      '{{inviting_company}} has invited you to work with them on {{product_name}} as {{role_name}}.',
    ],
    button: { label: 'Accept the invitation', url: '{{invite_url}}' },
    after: [
      'The link works once, for {{expires_in}}.',
      'If you do not know who invited you, you can ignore this email.',
    ],
  },
  magic_link: {
    name: 'Sign-in link',
    subject: 'Your sign-in link',
    heading: 'Sign in',
    before: [GREETING, 'This link signs you in. It works once.'],
    button: { label: 'Sign in', url: '{{sign_in_url}}' },
    after: [OR_CODE, NOT_YOU],
  },
  email_change: {
    name: 'Email change',
    subject: 'Confirm your new email address',
    heading: 'Confirm your new email address',
    before: [GREETING, 'Please confirm the new email address of your account.'],
    button: { label: 'Confirm email address', url: '{{confirm_url}}' },
    after: [OR_CODE, NOT_YOU],
  },
  confirmation_code: {
    name: 'Confirmation code',
    subject: 'Your confirmation code',
    heading: 'Your confirmation code',
    before: [GREETING, 'Enter this code to continue: {{code}}'],
    after: [NOT_YOU],
  },
  account_exists: {
    name: 'Existing account',
    subject: 'You already have a {{product_name}} account',
    heading: 'You already have a {{product_name}} account',
    before: [
      GREETING,
      'Someone asked for a trial with this address, and it already has an account. Sign in, or choose a new password with "Forgot password?".',
    ],
    button: { label: 'Sign in', url: '{{sign_in_url}}' },
    after: [NOT_YOU],
  },
  passkey_added: {
    name: 'Passkey added',
    subject: 'A passkey was added to your {{product_name}} account',
    heading: 'A passkey was added to your account',
    before: [
      GREETING,
      'The passkey "{{passkey_name}}" was added on {{added_at}}. Whoever holds it can sign in as you.',
    ],
    button: { label: 'See your passkeys', url: '{{security_url}}' },
    after: ['If this was not you, remove it there, end the other sessions, and choose a new password.'],
  },
  passwords_refused: {
    name: 'Passwords refused',
    subject: 'Somebody tries to guess your {{product_name}} password',
    heading: 'Somebody tries to guess your password',
    before: [
      GREETING,
      'In the last day {{tries}} wrong passwords were tried for your account, from places where you never signed in. Your account is safe: until tomorrow, no password is accepted from such places.',
      'You can sign in as usual from where you did before. Anywhere else, choose "Forgot password?" or a sign-in link.',
    ],
    button: { label: 'Check your sign-ins', url: '{{security_url}}' },
    after: ['Turn on a second step there if you have not yet.'],
  },
  contact_message: {
    name: 'Contact message',
    subject: 'Contact ({{topic}}): {{sender_name}}',
    heading: 'New contact message',
    before: [
      'From: {{sender_name}} <{{sender_email}}>',
      'Company: {{sender_company}}',
      'Phone: {{sender_phone}}',
      '{{message}}',
    ],
  },
  trial_ending: {
    name: 'Trial ending',
    subject: 'Your trial ends {{trial_end}}',
    heading: 'Your trial ends {{trial_end}}',
    before: [
      GREETING,
      'After that {{customer_company}} can read and export everything; importing, planning and dispatching wait until a plan is chosen.',
    ],
    button: { label: 'Choose a plan', url: '{{plans_url}}' },
  },
  trial_ended: {
    name: 'Trial ended',
    subject: 'Your trial has ended',
    heading: 'Your trial has ended',
    before: [
      GREETING,
      'The trial of {{customer_company}} is over. What you made is kept, and routes on the road run to their end.',
    ],
    button: { label: 'Choose a plan', url: '{{plans_url}}' },
  },
  invoice_issued: {
    name: 'Invoice',
    subject: 'Invoice {{invoice_number}}: {{amount}}',
    heading: 'Invoice {{invoice_number}}',
    before: [
      GREETING,
      'Invoice {{invoice_number}} for {{customer_company}} over {{amount}} is attached. It is due on {{due_date}}.',
      '{{payment_instructions}}',
    ],
    button: { label: 'Open your invoices', url: '{{invoice_url}}' },
  },
  payment_reminder: {
    name: 'Payment reminder',
    subject: 'Reminder: invoice {{invoice_number}} was due on {{due_date}}',
    heading: 'Invoice {{invoice_number}} is overdue',
    before: [
      GREETING,
      'Invoice {{invoice_number}} for {{customer_company}} over {{amount}} was due on {{due_date}} and is not paid yet.',
      '{{payment_instructions}}',
    ],
    button: { label: 'Open your invoices', url: '{{invoice_url}}' },
    after: ['If you have paid in the last days, you can ignore this email.'],
  },
  payment_final_notice: {
    name: 'Final payment notice',
    subject: 'Final notice: invoice {{invoice_number}}',
    heading: 'Invoice {{invoice_number}} is still not paid',
    before: [
      GREETING,
      'We reminded you of invoice {{invoice_number}} for {{customer_company}}. {{amount}} was due on {{due_date}} and has not arrived.',
      'Without the payment {{customer_company}} is suspended on {{suspension_date}}: you can then read and export everything, but not import, plan or dispatch.',
      '{{payment_instructions}}',
    ],
    button: { label: 'Open your invoices', url: '{{invoice_url}}' },
    after: ['If you have paid in the last days, you can ignore this email.'],
  },
  credit_note_issued: {
    name: 'Credit note',
    subject: 'Credit note {{credit_note_number}} for invoice {{invoice_number}}',
    heading: 'Credit note {{credit_note_number}}',
    before: [
      GREETING,
      'We credit {{amount}} to {{customer_company}} for invoice {{invoice_number}}.',
      'Reason: {{reason}}',
    ],
    button: { label: 'Open your invoices', url: '{{invoice_url}}' },
  },
  payment_received: {
    name: 'Payment received',
    subject: 'Payment received: invoice {{invoice_number}}',
    heading: 'Thank you for your payment',
    before: [
      GREETING,
      'We received {{amount}} for invoice {{invoice_number}} of {{customer_company}}, due on {{due_date}}.',
      'Your plan is {{plan_name}}.',
    ],
  },
  company_suspended: {
    name: 'Company suspended',
    subject: '{{customer_company}} is suspended',
    heading: '{{customer_company}} is suspended',
    before: [
      GREETING,
      'Reason: {{reason}}',
      'You can read and export everything, and routes on the road run to their end. Importing, planning and dispatching wait.',
    ],
    button: { label: 'Plan and invoices', url: '{{plans_url}}' },
  },
  company_resumed: {
    name: 'Company resumed',
    subject: '{{customer_company}} can work again',
    heading: '{{customer_company}} can work again',
    before: [GREETING, 'The suspension is over: import, plan and dispatch as before.'],
    button: { label: 'Open your dashboard', url: '{{dashboard_url}}' },
  },
  company_closed: {
    name: 'Company closed',
    subject: '{{customer_company}} is closed',
    heading: '{{customer_company}} is closed',
    before: [
      GREETING,
      'Its people can no longer open it. Routes that were dispatched are driven to their end, and recipients go on tracking them.',
      'Administrators who sign in can export its data until {{delete_day}}. After that day orders, people, vehicles and files are deleted; invoices are kept.',
      'If this was a mistake, write to us before that day, and we open it again.',
    ],
    button: { label: 'Write to us', url: '{{contact_url}}' },
  },
  support_reply: {
    name: 'Support reply',
    subject: 'Re: {{ticket_subject}}',
    heading: '{{ticket_subject}}',
    before: [GREETING, '{{message}}'],
  },
  report_ready: {
    name: 'Report',
    subject: '{{report_name}}: {{report_period}}',
    heading: '{{report_name}}',
    before: [
      GREETING,
      'Here is the report of {{report_company}} for {{report_period}}. Rows in the attached file: {{row_count}}.',
    ],
    button: { label: 'Open the report', url: '{{report_url}}' },
    after: ['You get this mail because a colleague chose you as a reader. The report\u2019s page stops it.'],
  },
}

/** English words within values of mails. */
export const ENGLISH_VALUES: ValueWords = {
  member: 'a member',
  roles: { admin: 'administrator', dispatcher: 'dispatcher', viewer: 'viewer', driver: 'driver' },
  trialEnd: 'on {day}',
  unpaid: 'an invoice has been unpaid for more than {days} days',
  ticket: 'Read and answer it at',
}

/** Default values of variables. */
export const DEFAULTS: Readonly<Record<string, string>> = {
  user_name: 'there',
  company_name: PRODUCT_NAME,
  inviting_company: PRODUCT_NAME,
  product_name: PRODUCT_NAME,
  role_name: ENGLISH_VALUES.member,
  expires_in: `${RESET_LINK_HOURS} hours`,
  support_email: SUPPORT_EMAIL,
  expiry_hours: String(RESET_LINK_HOURS),
  trial_days: String(TRIAL_DAYS),
  sender_company: '-',
  sender_phone: '-',
}
