// Line diff of two template texts.
import type { EmailTemplate } from '@dropwise/contracts'
import { diffLines } from 'diff'
import { ownerEmailsWords as words } from '../../../lib/words/owner-emails.ts'

export interface DiffLine {
  kind: 'same' | 'added' | 'removed'
  text: string
}

/** Subject, HTML and text joined for comparison. */
const wholeText = ({ subject, htmlContent, textContent }: EmailTemplate) =>
  [words('subjectLine', { subject }), htmlContent.trimEnd(), textContent.trimEnd()]
    .filter((part) => part !== '')
    .join('\n\n')

/** Diff from version to draft: `removed` lines are only in the version. */
export function versionDiff(version: EmailTemplate, draft: EmailTemplate): DiffLine[] {
  return diffLines(wholeText(version), wholeText(draft)).flatMap(({ added, removed, value }) =>
    value
      .replace(/\n$/, '')
      .split('\n')
      .map((text) => ({ kind: added ? 'added' : removed ? 'removed' : 'same', text }) as const),
  )
}
