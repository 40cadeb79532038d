// Names of types and variables of mails in the page's language.
import { EMAIL_TEMPLATE_TYPES, type EmailTemplateType, type TemplateVariable } from '@dropwise/contracts'
import { ownerEmailsWords as words } from '../../../lib/words/owner-emails.ts'

type TextKey = Parameters<typeof words>[0]

const TYPE_TEXTS = {
  password_reset: 'passwordReset',
  welcome: 'welcome',
  order_confirmation: 'orderConfirmation',
  delivery_notification: 'deliveryNotification',
  email_confirmation: 'emailConfirmation',
  invitation: 'invitation',
  magic_link: 'magicLink',
  email_change: 'emailChange',
  confirmation_code: 'confirmationCode',
  account_exists: 'accountExists',
  passkey_added: 'passkeyAdded',
  passwords_refused: 'passwordsRefused',
  contact_message: 'contactMessage',
  trial_ending: 'trialEnding',
  trial_ended: 'trialEnded',
  invoice_issued: 'invoiceIssued',
  payment_reminder: 'paymentReminder',
  payment_final_notice: 'paymentFinalNotice',
  payment_received: 'paymentReceived',
  credit_note_issued: 'creditNoteIssued',
  company_suspended: 'companySuspended',
  company_resumed: 'companyResumed',
  company_closed: 'companyClosed',
  support_reply: 'supportReply',
  report_ready: 'reportReady',
  custom: 'custom',
} as const satisfies Record<EmailTemplateType, TextKey>

export const typeText = (type: EmailTemplateType): string => words(TYPE_TEXTS[type])

export const typeItems = (): { value: EmailTemplateType; label: string }[] =>
  (Object.keys(EMAIL_TEMPLATE_TYPES) as EmailTemplateType[]).map((value) => ({
    value,
    label: typeText(value),
  }))

const VARIABLE_TYPE_TEXTS = {
  text: 'typeText',
  email: 'typeEmail',
  number: 'typeNumber',
  url: 'typeUrl',
  date: 'typeDate',
} as const satisfies Record<TemplateVariable['type'], TextKey>

export const variableTypeText = (type: TemplateVariable['type']): string => words(VARIABLE_TYPE_TEXTS[type])

/** By their English labels, since one key means different things in different mails. */
const VARIABLE_TEXTS = new Map([
  ['Name of the recipient', 'varUserName'],
  ['Email of the recipient', 'varUserEmail'],
  ['Sending company', 'varCompanyName'],
  ['Support address', 'varSupportEmail'],
  ['Current year', 'varCurrentYear'],
  ['Name of the product', 'varProductName'],
  ['Hours until the link expires', 'varExpiryHours'],
  ['Billed company', 'varBilledCompany'],
  ['Invoice number', 'varInvoiceNumber'],
  ['Amount with tax', 'varAmount'],
  ['Day it is due', 'varDueDate'],
  ['Reset link', 'varResetUrl'],
  ['Code to type', 'varCode'],
  ['Company on trial', 'varTrialCompany'],
  ['Days of the trial', 'varTrialDays'],
  ['Dashboard', 'varDashboardUrl'],
  ['Order reference', 'varOrderReference'],
  ['Day and time promised', 'varDeliveryWindow'],
  ['Tracking number', 'varTrackingNumber'],
  ['Tracking page', 'varTrackingUrl'],
  ['What happened', 'varHeadline'],
  ['What happened, in a sentence', 'varEvent'],
  ['Confirmation link', 'varConfirmUrl'],
  ['Invitation link', 'varInviteUrl'],
  ['Inviting company', 'varInvitingCompany'],
  ['Role in the company', 'varRoleName'],
  ['How long the link works', 'varExpiresIn'],
  ['Sign-in link', 'varSignInLink'],
  ['Sign-in page', 'varSignInPage'],
  ['Name of the passkey', 'varPasskeyName'],
  ['Day and time, UTC', 'varAddedAt'],
  ['Sign-in and security', 'varSecurityUrl'],
  ['How many wrong passwords', 'varTries'],
  ['Topic chosen', 'varTopic'],
  ['Name of the sender', 'varSenderName'],
  ['Email of the sender', 'varSenderEmail'],
  ['Company of the sender', 'varSenderCompany'],
  ['Phone of the sender', 'varSenderPhone'],
  ['Message', 'varMessage'],
  ['When the trial ends', 'varTrialEnd'],
  ['Choice of plans', 'varPlansUrl'],
  ['Name of the report', 'varReportName'],
  ['Company of the report', 'varReportCompany'],
  ['First and last day', 'varReportPeriod'],
  ['Rows of the report', 'varRowCount'],
  ['The report', 'varReportUrl'],
  ['How to pay', 'varPaymentInstructions'],
  ['Invoice', 'varInvoiceUrl'],
  ['Day of the suspension', 'varSuspensionDate'],
  ['Number of the credit note', 'varCreditNoteNumber'],
  ['Why', 'varReason'],
  ['Plan', 'varPlanName'],
  ['Company', 'varCompany'],
  ['Plan and invoices', 'varPlanAndInvoices'],
  ['Day of the deletion', 'varDeleteDay'],
  ['Contact', 'varContactUrl'],
  ['Subject of the ticket', 'varTicketSubject'],
  ['Reply', 'varReply'],
] as const)

/** An owner's own variable keeps its label. */
export function variableText(label: string): string {
  const key = VARIABLE_TEXTS.get(label as 'Why')
  return key ? words(key) : label
}
