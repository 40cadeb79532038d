// Number fields drop digits of scripts other than the browser's, so an Arabic or Hindi keyboard would type nothing.
import { plainDigits } from '@dropwise/contracts'
import type { InputEvent } from 'react'

/** Typed text as a number field accepts it: digits 0 to 9, and a point for the Arabic decimal separator. */
export const plainNumber = (typed: string): string =>
  plainDigits(typed).replaceAll('٫', '.').replaceAll('٬', '')

/** For `onBeforeInput`: types `3` where `٣` was typed. */
export function typePlainNumber(event: InputEvent<HTMLInputElement>): void {
  if (event.currentTarget.type !== 'number' || !event.data) return
  const plain = plainNumber(event.data)
  if (plain === event.data) return
  event.preventDefault()
  // Number fields have no selection for scripts, and only this command writes at the cursor and can be undone.
  document.execCommand('insertText', false, plain)
}
