// The kind of a person in the page's language.
import type { PersonRequestItem } from '@dropwise/contracts'
import { personsWords as words } from '../../lib/words/persons.ts'

const KIND_TEXTS = {
  recipient: 'kindRecipient',
  driver: 'kindDriver',
  member: 'kindMember',
  account: 'kindAccount',
} as const satisfies Record<PersonRequestItem['kind'], Parameters<typeof words>[0]>

export const kindText = (kind: PersonRequestItem['kind']): string => words(KIND_TEXTS[kind])
