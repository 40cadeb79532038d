// The sentence of an audit entry after the person's name.
import { AUDIT_SUBJECTS, type AuditLine, type AuditSubject } from '@dropwise/contracts'
import { plural } from '../../lib/format.ts'

const VERBS: Record<string, string> = {
  insert: 'created',
  update: 'changed',
  delete: 'deleted',
  remove: 'removed',
}
/** Count of a bulk statement from the database: `200 rows`. */
const ROWS = /^(\d+) rows$/
const PLURALS: Partial<Record<AuditSubject, string>> = { addresses: 'addresses' }

const isSubject = (subject: string): subject is AuditSubject => Object.hasOwn(AUDIT_SUBJECTS, subject)

/** `changed vehicle VAN 3`, `created 200 orders`; other actions by name: `looked as company`. */
export function auditSentence({
  action,
  subject,
  label,
}: Pick<AuditLine, 'action' | 'subject' | 'label'>): string {
  const verb = VERBS[action.split('.')[1] ?? '']
  if (!verb || subject === null) return `${action.replaceAll('_', ' ')} ${label ?? subject ?? ''}`.trim()
  const noun = isSubject(subject) ? lowerFirst(AUDIT_SUBJECTS[subject]) : subject
  const rows = ROWS.exec(label ?? '')?.[1]
  if (rows) return `${verb} ${plural(Number(rows), noun, isSubject(subject) ? PLURALS[subject] : undefined)}`
  return `${verb} ${noun} ${label ?? ''}`.trim()
}

/** `API key` keeps its capitals. */
const lowerFirst = (text: string): string =>
  /^[A-Z]{2}/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)
