// Gives the focus to the side panel that is open: its opener has nothing else to do then.

/** Marks the side panel in the page. */
export const sidePanelMark = { 'data-side-panel': '' }

/** The first field of the open side panel gets the focus, else the panel itself. */
export function focusSidePanel(): void {
  const panel = document.querySelector<HTMLElement>('[data-side-panel]')
  const field = panel?.querySelector<HTMLElement>(
    ':is(input, select, textarea):not(:disabled, [type=hidden])',
  )
  ;(field ?? panel)?.focus()
}
