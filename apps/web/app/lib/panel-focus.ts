// Gives the focus to the side panel that is open: its opener has nothing else to do then.

/** Marks the side panel in the page. */
export const sidePanelMark = { 'data-side-panel': '' }

/** Boxes and chosen lists, without the native list that stands hidden beside the latter. */
const FIELD =
  ':is(input, select, textarea, [role=combobox]):not(:disabled, [type=hidden], [aria-hidden=true], [tabindex="-1"])'

/** The first field of the open side panel gets the focus, else the panel itself. */
export function focusSidePanel(): void {
  const panel = document.querySelector<HTMLElement>('[data-side-panel]')
  const field = panel?.querySelector<HTMLElement>(FIELD)
  ;(field ?? panel)?.focus()
}
