// Stops a form while a field of it holds text that is not a value, such as 31 February: for the form that field is empty, so an
// optional one would be stored without what somebody typed. Browsers mark such number and date fields (`badInput`), our date and
// time fields call `setCustomValidity`.

const isUnread = ({ willValidate, validity }: HTMLInputElement): boolean =>
  willValidate && (validity.badInput || validity.customError)

/** Whether fields inside hold such text; shows it at each, and puts the cursor into the first. */
export function showUnread(area: Element): boolean {
  const candidates = [...area.querySelectorAll('input')].filter(isUnread)
  // Each field shows its problem on the event `invalid`, or reports that its value has changed.
  for (const input of candidates) input.checkValidity()
  const unread = candidates.filter(isUnread)
  unread[0]?.focus()
  return unread.length > 0
}

function stopUnread(event: Event): void {
  const { target } = event
  if (!(target instanceof Element)) return
  const sender = event.type === 'submit' ? target : target.closest<HTMLButtonElement>('[data-sends]')
  const area =
    sender instanceof HTMLButtonElement
      ? (sender.form ?? sender.closest('form, [role="dialog"], aside'))
      : sender
  if (!area || !showUnread(area)) return
  event.preventDefault()
  event.stopPropagation()
}

/** Adds one listener for all forms, and for primary buttons that send the fields around them, ahead of their own. Returns the function that removes it. */
export function stopUnreadForms(): () => void {
  const events = ['click', 'submit'] as const
  for (const name of events) window.addEventListener(name, stopUnread, true)
  return () => {
    for (const name of events) window.removeEventListener(name, stopUnread, true)
  }
}
