// Types of mails, their labels, and the variables of their templates. Pure.
import { z } from 'zod'

export const VARIABLE_TYPES = ['text', 'email', 'number', 'url', 'date'] as const

/** A `{{key}}` of a template. */
export const templateVariable = z.object({
  key: z.string().regex(/^[a-z][a-z0-9_]{0,49}$/, 'Use lower-case letters, digits and underscores'),
  label: z.string().trim().min(1).max(100),
  type: z.enum(VARIABLE_TYPES),
  required: z.boolean(),
  description: z.string().max(300).optional(),
  defaultValue: z.string().max(1000).optional(),
})
export type TemplateVariable = z.output<typeof templateVariable>

/** The columns of `email_templates` that rendering reads. */
export interface EmailTemplate {
  subject: string
  htmlContent: string
  textContent: string
  variables: readonly TemplateVariable[]
}

/** Types in `email_templates.type` and their labels. */
export const EMAIL_TEMPLATE_TYPES = {
  password_reset: 'Password Reset',
  welcome: 'Welcome Message',
  order_confirmation: 'Order Confirmation',
  delivery_notification: 'Delivery Notification',
  email_confirmation: 'Email Confirmation',
  invitation: 'Invitation',
  magic_link: 'Sign-in Link',
  email_change: 'Email Change',
  confirmation_code: 'Confirmation Code',
  account_exists: 'Existing Account',
  passkey_added: 'Passkey Added',
  passwords_refused: 'Passwords Refused',
  contact_message: 'Contact Message',
  trial_ending: 'Trial Ending',
  trial_ended: 'Trial Ended',
  invoice_issued: 'Invoice',
  payment_reminder: 'Payment Reminder',
  payment_final_notice: 'Final Payment Notice',
  payment_received: 'Payment Received',
  credit_note_issued: 'Credit Note',
  company_suspended: 'Company Suspended',
  company_resumed: 'Company Resumed',
  company_closed: 'Company Closed',
  support_reply: 'Support Reply',
  report_ready: 'Report',
  custom: 'Custom Template',
} as const
export type EmailTemplateType = keyof typeof EMAIL_TEMPLATE_TYPES

/** Types sent automatically; `custom` is sent by hand. */
export type MailType = Exclude<EmailTemplateType, 'custom'>

const text = (key: string, label: string, required = true): TemplateVariable => ({
  key,
  label,
  type: 'text',
  required,
})
const url = (key: string, label: string): TemplateVariable => ({ key, label, type: 'url', required: true })

/** Variables of every template. */
export const STANDARD_VARIABLES = [
  text('user_name', 'Name of the recipient'),
  { key: 'user_email', label: 'Email of the recipient', type: 'email', required: true },
  text('company_name', 'Sending company', false),
  { key: 'support_email', label: 'Support address', type: 'email', required: false },
  { key: 'current_year', label: 'Current year', type: 'number', required: false },
] as const satisfies readonly TemplateVariable[]

/** The product name chosen by the owner. */
const product = text('product_name', 'Name of the product', false)

const expiry: TemplateVariable = {
  key: 'expiry_hours',
  label: 'Hours until the link expires',
  type: 'number',
  required: false,
}

const invoiceAmount = [
  text('customer_company', 'Billed company'),
  text('invoice_number', 'Invoice number'),
  text('amount', 'Amount with tax'),
] as const
const invoice = [...invoiceAmount, text('due_date', 'Day it is due')] as const

/** Additional variables by type. */
export const MAIL_VARIABLES = {
  password_reset: [url('reset_url', 'Reset link'), text('code', 'Code to type', false), expiry],
  welcome: [
    product,
    text('trial_company', 'Company on trial'),
    { key: 'trial_days', label: 'Days of the trial', type: 'number', required: true },
    url('dashboard_url', 'Dashboard'),
  ],
  order_confirmation: [
    text('order_reference', 'Order reference'),
    text('delivery_window', 'Day and time promised', false),
    text('tracking_number', 'Tracking number'),
    url('tracking_url', 'Tracking page'),
  ],
  delivery_notification: [
    text('headline', 'What happened'),
    text('message', 'What happened, in a sentence'),
    text('tracking_number', 'Tracking number'),
    url('tracking_url', 'Tracking page'),
  ],
  email_confirmation: [url('confirm_url', 'Confirmation link'), text('code', 'Code to type', false)],
  invitation: [
    product,
    url('invite_url', 'Invitation link'),
    text('inviting_company', 'Inviting company', false),
    text('role_name', 'Role in the company', false),
    text('expires_in', 'How long the link works', false),
    text('code', 'Code to type', false),
  ],
  magic_link: [url('sign_in_url', 'Sign-in link'), text('code', 'Code to type', false)],
  email_change: [url('confirm_url', 'Confirmation link'), text('code', 'Code to type', false)],
  confirmation_code: [text('code', 'Code to type')],
  account_exists: [product, url('sign_in_url', 'Sign-in page')],
  passkey_added: [
    product,
    text('passkey_name', 'Name of the passkey'),
    text('added_at', 'Day and time, UTC'),
    url('security_url', 'Sign-in and security'),
  ],
  passwords_refused: [
    product,
    text('tries', 'How many wrong passwords'),
    url('security_url', 'Sign-in and security'),
  ],
  contact_message: [
    text('topic', 'Topic chosen'),
    text('sender_name', 'Name of the sender'),
    { key: 'sender_email', label: 'Email of the sender', type: 'email', required: true },
    text('sender_company', 'Company of the sender', false),
    text('sender_phone', 'Phone of the sender', false),
    text('message', 'Message'),
  ],
  trial_ending: [
    text('customer_company', 'Company on trial'),
    text('trial_end', 'When the trial ends'),
    url('plans_url', 'Choice of plans'),
  ],
  report_ready: [
    text('report_name', 'Name of the report'),
    text('report_company', 'Company of the report'),
    text('report_period', 'First and last day'),
    { key: 'row_count', label: 'Rows of the report', type: 'number', required: true },
    url('report_url', 'The report'),
  ],
  trial_ended: [text('customer_company', 'Company on trial'), url('plans_url', 'Choice of plans')],
  invoice_issued: [
    ...invoice,
    text('payment_instructions', 'How to pay', false),
    url('invoice_url', 'Invoice'),
  ],
  payment_reminder: [
    ...invoice,
    text('payment_instructions', 'How to pay', false),
    url('invoice_url', 'Invoice'),
  ],
  payment_final_notice: [
    ...invoice,
    text('suspension_date', 'Day of the suspension'),
    text('payment_instructions', 'How to pay', false),
    url('invoice_url', 'Invoice'),
  ],
  credit_note_issued: [
    ...invoiceAmount,
    text('credit_note_number', 'Number of the credit note'),
    text('reason', 'Why'),
    url('invoice_url', 'Invoice'),
  ],
  payment_received: [...invoice, text('plan_name', 'Plan')],
  company_suspended: [
    text('customer_company', 'Company'),
    text('reason', 'Why'),
    url('plans_url', 'Plan and invoices'),
  ],
  company_resumed: [text('customer_company', 'Company'), url('dashboard_url', 'Dashboard')],
  company_closed: [
    text('customer_company', 'Company'),
    text('delete_day', 'Day of the deletion'),
    url('contact_url', 'Contact'),
  ],
  support_reply: [text('ticket_subject', 'Subject of the ticket'), text('message', 'Reply')],
} as const satisfies Record<MailType, readonly TemplateVariable[]>

type StandardKey = (typeof STANDARD_VARIABLES)[number]['key']
type KeyOf<Type extends MailType> = (typeof MAIL_VARIABLES)[Type][number]['key']

/** Values of one mail. Missing keys take their default, or render as nothing. */
export type MailValues<Type extends MailType = MailType> = Partial<
  Record<StandardKey | KeyOf<Type>, string | number | null>
>

/** All variables of a type, standard ones first. */
export function variablesOf(type: EmailTemplateType): readonly TemplateVariable[] {
  return type === 'custom' ? STANDARD_VARIABLES : [...STANDARD_VARIABLES, ...MAIL_VARIABLES[type]]
}

/** A template's own variables merged with its type's, so none of the latter is missing. */
export function allVariables(
  always: readonly TemplateVariable[],
  variables: readonly TemplateVariable[],
): TemplateVariable[] {
  return [...new Map([...always, ...variables].map((variable) => [variable.key, variable])).values()]
}
