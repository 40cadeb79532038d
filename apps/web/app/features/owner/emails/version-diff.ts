// What differs between two texts of a template, line by line. Pure.
import type { EmailTemplate } from '@dropwise/contracts'
import { diffLines } from 'diff'

export interface DiffLine {
  kind: 'same' | 'added' | 'removed'
  text: string
}

/** Subject, HTML and text in one, as they are compared. */
const wholeText = ({ subject, htmlContent, textContent }: EmailTemplate) =>
  [`Subject: ${subject}`, htmlContent.trimEnd(), textContent.trimEnd()]
    .filter((part) => part !== '')
    .join('\n\n')

/** From the version to the draft: `removed` stood only in the version. */
export function versionDiff(version: EmailTemplate, draft: EmailTemplate): DiffLine[] {
  return diffLines(wholeText(version), wholeText(draft)).flatMap(({ added, removed, value }) =>
    value
      .replace(/\n$/, '')
      .split('\n')
      .map((text) => ({ kind: added ? 'added' : removed ? 'removed' : 'same', text }) as const),
  )
}
